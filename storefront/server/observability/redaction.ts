/** What stands in for a value that must not be read in a log. */
export const redacted = "[redacted]";

const secretKey =
  /^card|(?:token|nonce|cardnumber|email)$|^(?:authorization|proxy-authorization|cookie|set-cookie|password|pass|secret|pin|voucherpin|pan|cvv|cvc|securitycode|expiry|e-mail|phone|idempotency-?key|devicedata)$/i;

/**
 * What database drivers attach to an error: values of parameters and rows (`Failing row contains (…)`) of what was asked, and the
 * connection itself, with what is asked on it and the key that cancels it.
 */
const databaseValues = /^(?:params|parameters|detail|where|client)$/;

/** A run of what addresses are written in, at signs included. */
const addressRun = /[^\s"'<>(),;:=&?]+/g;
/** Where pnpm puts a package, name and version with an at sign between them; a stack without it does not say whose code failed. */
const packageFolder = /\/node_modules\/\.pnpm\/[^/]+/g;
const digitRun = /\d(?:[ -]?\d){11,}/g;
const secretParameter = /([?&](?:token|pin|email|code|key|signature)=)[^&\s"']+/gi;
/** Levels of objects in objects that are read; what lies deeper is not logged. */
const deepest = 8;

/** True when the digits pass the check every payment card number passes (ISO/IEC 7812, Luhn). */
function passesCardCheck(digits: string): boolean {
  let sum = 0;
  let double = false;
  for (let index = digits.length - 1; index >= 0; index--) {
    const digit = digits.charCodeAt(index) - 48;
    const value = double ? digit * 2 : digit;
    sum += value > 9 ? value - 9 : value;
    double = !double;
  }
  return sum % 10 === 0;
}

/** Card numbers have 12 to 19 digits; other digits may stand right before or after, so every stretch is looked at. */
function holdsCardNumber(text: string): boolean {
  const digits = text.replace(/\D/g, "");
  for (let start = 0; start + 12 <= digits.length; start++) {
    for (let length = 12; length <= 19 && start + length <= digits.length; length++) {
      if (passesCardCheck(digits.slice(start, start + length))) return true;
    }
  }
  return false;
}

/** A user's password in each address of a text (`scheme://user:password@host`) replaced. */
function withoutPasswords(text: string): string {
  const [before, ...addresses] = text.split("://");
  const clean = addresses.map((address) => {
    const end = address.search(/[\s/]/);
    const authority = end === -1 ? address : address.slice(0, end);
    const colon = authority.indexOf(":");
    const at = authority.lastIndexOf("@");
    return colon === -1 || at <= colon ? address : authority.slice(0, colon + 1) + redacted + address.slice(at);
  });
  return [before, ...clean].join("://");
}

/** True when some at sign has a dotted name after it and anything before it. */
function holdsEmailAddress(run: string): boolean {
  const [before, ...domains] = run.replace(packageFolder, "").split("@");
  return domains.some((domain, index) => /[^.]\.[^.]/.test(domain) && (index > 0 || before !== ""));
}

/** Takes e-mail addresses, card numbers, passwords in addresses and secret query parameters out of a text. */
export function redactText(text: string): string {
  let clean = text;
  if (clean.includes("://")) clean = withoutPasswords(clean);
  if (clean.includes("@"))
    clean = clean.replace(addressRun, (run) => (holdsEmailAddress(run) && !run.includes(redacted) ? redacted : run));
  if (clean.includes("=")) clean = clean.replace(secretParameter, `$1${redacted}`);
  return clean.replace(digitRun, (digits) => (holdsCardNumber(digits) ? redacted : digits));
}

/** Whoever has a gift card's code has half of what spends it; with the token of a return anybody sends an order's things back. */
const secretStep = /(\/voucher\/balance\/|\/vouchers\/|\/orders\/[^/]+\/return\/)[^/]+/;

/** A path of the shop, without its query, as a log may hold it. */
export const redactPath = (path: string): string => path.replace(secretStep, `$1${redacted}`);

/** Message and stack. A failed query's message ends with its parameters as they were; those are left out of both. */
function errorTexts(error: Error): [string, unknown][] {
  const { message, stack, query } = error as Error & { query?: unknown };
  if (typeof query !== "string" || !message.includes("params: ")) {
    return [
      ["message", message],
      ["stack", stack],
    ];
  }
  const clean = `Failed query: ${query}\nparams: ${redacted}`;
  return [
    ["message", clean],
    ["stack", stack?.replace(message, () => clean)],
  ];
}

/**
 * A copy of a value that is fit for a log: values under secret names are replaced whole, texts are cleaned, errors keep
 * their type, message and stack, failed queries without their parameters. Safe for cycles and for things that throw when read.
 */
export function redact(value: unknown, depth = 0, seen: Set<object> = new Set()): unknown {
  if (typeof value === "string") return redactText(value);
  if (typeof value !== "object" || value === null) return typeof value === "bigint" ? value.toString() : value;
  if (depth >= deepest || seen.has(value)) return "[left out]";
  if (value instanceof Date) return value;
  seen.add(value);
  try {
    if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1, seen));
    const source: [string, unknown][] =
      value instanceof Error
        ? [
            ["type", value.name],
            ...errorTexts(value),
            ["cause", value.cause],
            ...Object.entries(value).map(([key, item]): [string, unknown] => [key, databaseValues.test(key) ? redacted : item]),
          ]
        : Object.entries(value);
    const copy: Record<string, unknown> = {};
    for (const [key, item] of source) {
      if (item === undefined) continue;
      copy[key] = secretKey.test(key) && item !== null && typeof item !== "boolean" ? redacted : redact(item, depth + 1, seen);
    }
    return copy;
  } catch {
    return "[unreadable]";
  } finally {
    seen.delete(value);
  }
}
