/** Where untrusted data departs from its shape: a dotted path, empty for the value itself. */
export class ReadProblem extends Error {
  override readonly name = "ReadProblem";
  readonly path: string;

  constructor(path: string) {
    super(`unexpected value at ${path || "the top"}`);
    this.path = path;
  }
}

/** Turns an unknown value into a `T` made of fresh objects, or throws a ReadProblem. */
export type Reader<T> = (value: unknown, path: string) => T;

/**
 * Ids and keys of stored records. No underscore first, so `__proto__` is never one; with all that a size may be written with, since a
 * variant's id ends with it.
 */
export const storedIdPattern = /^[A-Za-z0-9][A-Za-z0-9._:/ -]{0,63}$/;

function entriesOf(value: unknown, path: string): [string, unknown][] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new ReadProblem(path);
  return Object.entries(value);
}

const at = (path: string, key: string | number) => (path ? `${path}.${key}` : String(key));

/** A string of at most `max` UTF-16 code units that matches the pattern, if one is given. */
export function text(max: number, pattern?: RegExp): Reader<string> {
  return (value, path) => {
    if (typeof value !== "string" || value.length > max || (pattern && !pattern.test(value))) throw new ReadProblem(path);
    return value;
  };
}

/** A safe integer from `min` to `max`, both included. */
export function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER): Reader<number> {
  return (value, path) => {
    if (typeof value !== "number" || !Number.isSafeInteger(value) || value < min || value > max) throw new ReadProblem(path);
    return value;
  };
}

/** `true` or `false`, and nothing that only counts as one of them. */
export const yesOrNo: Reader<boolean> = (value, path) => {
  if (typeof value !== "boolean") throw new ReadProblem(path);
  return value;
};

/** One of the values. */
export function oneOf<const T extends string>(values: readonly T[]): Reader<T> {
  return (value, path) => {
    const found = values.find((candidate) => candidate === value);
    if (found === undefined) throw new ReadProblem(path);
    return found;
  };
}

/** What the reader reads, or null; a key that is missing is neither. */
export function nullable<T>(reader: Reader<T>): Reader<T | null> {
  return (value, path) => (value === null ? null : reader(value, path));
}

/** A list of at most `max`. */
export function listOf<T>(reader: Reader<T>, max: number): Reader<T[]> {
  return (value, path) => {
    if (!Array.isArray(value) || value.length > max) throw new ReadProblem(path);
    return value.map((part, index) => reader(part, at(path, index)));
  };
}

/** A record with stored ids for keys. */
export function recordOf<T>(reader: Reader<T>, max: number): Reader<Record<string, T>> {
  return (value, path) => {
    const entries = entriesOf(value, path);
    if (entries.length > max) throw new ReadProblem(path);
    return Object.fromEntries(
      entries.map(([key, part]) => {
        if (!storedIdPattern.test(key)) throw new ReadProblem(at(path, key));
        return [key, reader(part, at(path, key))];
      }),
    );
  };
}

/** A record whose every key is the id its value carries. */
export function keyedBy<T>(reader: Reader<T>, key: (value: T) => string, max: number): Reader<Record<string, T>> {
  const record = recordOf(reader, max);
  return (value, path) => {
    const read = record(value, path);
    for (const [own, part] of Object.entries(read)) {
      if (key(part) !== own) throw new ReadProblem(at(path, own));
    }
    return read;
  };
}

type Shape<R, O> = { [K in keyof R]: Reader<R[K]> } & { [K in keyof O]: Reader<O[K]> };

/** An object with the required and the optional keys given; other keys are dropped. */
export function objectOf<R extends object, O extends object = object>(
  required: { [K in keyof R]: Reader<R[K]> },
  optional?: { [K in keyof O]: Reader<O[K]> },
): Reader<R & Partial<O>> {
  return (value, path) => {
    const source = new Map(entriesOf(value, path));
    const shape = { ...optional, ...required } as Shape<R, O>;
    const result: Record<string, unknown> = {};
    for (const key of Object.keys(shape)) {
      if (source.get(key) === undefined && !Object.hasOwn(required, key)) continue;
      result[key] = shape[key as keyof R](source.get(key), at(path, key));
    }
    return result as R & Partial<O>;
  };
}
