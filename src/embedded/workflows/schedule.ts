/** A small cron of our own: which minutes between two moments are due. */

interface Fields {
  readonly minute: ReadonlySet<number>;
  readonly hour: ReadonlySet<number>;
  readonly day: ReadonlySet<number>;
  readonly month: ReadonlySet<number>;
  readonly weekday: ReadonlySet<number>;
  readonly anyDay: boolean;
  readonly anyWeekday: boolean;
}

const MONTHS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];
const WEEKDAYS = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"];
const MINUTE = 60_000;
/** A clock that was set on by years must not make us count every minute of them. */
const LONGEST_LOOK_BACK = 366 * 24 * 60;

/** Is there a due minute after `from`, up to and including `to`? A tick that comes late fires once. */
export function isDueBetween(cron: string, timezone: string, from: Date, to: Date): boolean {
  const fields = parseCron(cron);
  const last = Math.floor(to.getTime() / MINUTE);
  const first = Math.max(Math.floor(from.getTime() / MINUTE) + 1, last - LONGEST_LOOK_BACK);
  for (let minute = last; minute >= first; minute -= 1) {
    if (matches(fields, wallClock(new Date(minute * MINUTE), timezone))) return true;
  }
  return false;
}

function parseCron(cron: string): Fields {
  const parts = cron.trim().split(/\s+/);
  const [minute = "", hour = "", day = "", month = "", weekday = ""] = parts;
  if (parts.length !== 5) throw new Error(`'${cron}' is not a cron line: five fields are needed`);
  const weekdays = expand(weekday, 0, 7, WEEKDAYS, 0);
  return {
    minute: expand(minute, 0, 59, [], 0),
    hour: expand(hour, 0, 23, [], 0),
    day: expand(day, 1, 31, [], 0),
    month: expand(month, 1, 12, MONTHS, 1),
    weekday: new Set([...weekdays].map((number) => number % 7)),
    anyDay: day.startsWith("*"),
    anyWeekday: weekday.startsWith("*"),
  };
}

function expand(field: string, low: number, high: number, names: readonly string[], firstName: number): Set<number> {
  const read = (word: string): number => {
    const named = names.indexOf(word.toUpperCase());
    return named >= 0 ? named + firstName : Number(word);
  };
  const numbers = new Set<number>();
  for (const part of field.split(",")) {
    const [range = "", stepWord] = part.split("/");
    const [startWord = "", endWord] = range.split("-");
    const step = stepWord === undefined ? 1 : Number(stepWord);
    const start = range === "*" ? low : read(startWord);
    const end = range === "*" || (endWord === undefined && stepWord !== undefined) ? high : read(endWord ?? startWord);
    if (![start, end, step].every(Number.isInteger) || step < 1) throw new Error(`'${field}' is not a cron field`);
    for (let number = start; number <= end; number += step) numbers.add(number);
  }
  return numbers;
}

interface WallClock {
  readonly minute: number;
  readonly hour: number;
  readonly day: number;
  readonly month: number;
  readonly weekday: number;
}

function matches(fields: Fields, time: WallClock): boolean {
  if (!fields.minute.has(time.minute) || !fields.hour.has(time.hour) || !fields.month.has(time.month)) return false;
  const day = fields.day.has(time.day);
  const weekday = fields.weekday.has(time.weekday);
  // POSIX: with both days restricted, either is enough.
  return fields.anyDay || fields.anyWeekday ? day && weekday : day || weekday;
}

function wallClock(time: Date, timezone: string): WallClock {
  if (timezone === "UTC") {
    return {
      minute: time.getUTCMinutes(),
      hour: time.getUTCHours(),
      day: time.getUTCDate(),
      month: time.getUTCMonth() + 1,
      weekday: time.getUTCDay(),
    };
  }
  const local = new Date(`${time.toLocaleString("sv-SE", { timeZone: timezone }).replace(" ", "T")}Z`);
  return wallClock(local, "UTC");
}
