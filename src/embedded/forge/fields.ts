import { Refusal } from "../contract.ts";

type Json = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function wrong(name: string, value: unknown, expected: string): Refusal {
  return new Refusal(422, `Invalid request.\n\nFor 'properties/${name}', ${JSON.stringify(value)} is not ${expected}.`);
}

/** A request's JSON body, read field by field, refused in GitHub's words where a field is of the wrong type. */
export class Fields {
  readonly json: Json;

  constructor(json: Json) {
    this.json = json;
  }

  static parse(text: string): Fields {
    if (text.trim() === "") return new Fields({});
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      throw new Refusal(400, "Problems parsing JSON");
    }
    // POST labels and PUT labels also take a bare list
    if (Array.isArray(json)) return new Fields({ labels: json });
    if (!isObject(json)) throw new Refusal(400, "Body should be a JSON object");
    return new Fields(json);
  }

  has(name: string): boolean {
    return this.json[name] !== undefined;
  }

  text(name: string): string | undefined {
    const value = this.json[name];
    if (value === undefined || value === null) return undefined;
    if (typeof value === "number") return String(value);
    if (typeof value !== "string") throw wrong(name, value, "a string");
    return value;
  }

  requiredText(name: string): string {
    const value = this.text(name);
    if (value === undefined) throw new Refusal(422, `Invalid request.\n\n"${name}" wasn't supplied.`);
    return value;
  }

  flag(name: string): boolean | undefined {
    const value = this.json[name];
    if (value === undefined || value === null) return undefined;
    if (typeof value !== "boolean") throw wrong(name, value, "a boolean");
    return value;
  }

  choice<Value extends string>(name: string, allowed: readonly Value[]): Value | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const found = allowed.find((each) => each === value);
    if (found === undefined) throw wrong(name, value, `one of ${JSON.stringify(allowed)}`);
    return found;
  }

  list(name: string): readonly unknown[] | undefined {
    const value = this.json[name];
    if (value === undefined || value === null) return undefined;
    if (!Array.isArray(value)) throw wrong(name, value, "an array");
    return value;
  }

  texts(name: string): readonly string[] | undefined {
    return this.list(name)?.map((value) => {
      if (typeof value !== "string") throw wrong(name, value, "a string");
      return value;
    });
  }

  object(name: string): Fields | undefined {
    const value = this.json[name];
    if (value === undefined || value === null) return undefined;
    if (!isObject(value)) throw wrong(name, value, "an object");
    return new Fields(value);
  }

  objects(name: string): readonly Fields[] | undefined {
    return this.list(name)?.map((value) => {
      if (!isObject(value)) throw wrong(name, value, "an object");
      return new Fields(value);
    });
  }
}

export interface FieldError {
  readonly resource: string;
  readonly code: "missing" | "missing_field" | "invalid" | "already_exists" | "unprocessable" | "custom";
  readonly field?: string;
  readonly message?: string;
}

export function validationFailed(...errors: readonly FieldError[]): Refusal {
  return new Refusal(422, "Validation Failed", errors);
}
