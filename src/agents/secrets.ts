const SECRET_NAME = /KEY|TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIAL/i;
/** Shorter ones would tear ordinary words apart. */
const SHORTEST = 8;

/** Takes the values of secrets out of a text. What an agent says ends up in a public comment. */
export function redactor(environment: Readonly<Record<string, string>>): (text: string) => string {
  const secrets = Object.entries(environment)
    .filter(([name, value]) => SECRET_NAME.test(name) && value.length >= SHORTEST)
    .map(([, value]) => value)
    .sort((a, b) => b.length - a.length);
  return (text) => secrets.reduce((rest, secret) => rest.replaceAll(secret, "***"), text);
}
