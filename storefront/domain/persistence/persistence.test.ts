import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listOf, nullable, objectOf, oneOf, type Reader, ReadProblem, recordOf, text, wholeNumber, yesOrNo } from "./read.ts";
import { parseVersioned } from "./versioned.ts";

const pathOf = (reader: Reader<unknown>, value: unknown) => {
  try {
    reader(value, "");
    return "fine";
  } catch (error) {
    return error instanceof ReadProblem ? error.path : "another error";
  }
};

describe("readers", () => {
  const shape = objectOf(
    { name: text(5, /^[a-z]+$/), qty: wholeNumber(1, 9), tags: listOf(oneOf(["a", "b"]), 2), on: nullable(yesOrNo) },
    { note: text(3) },
  );
  const good = { name: "abc", qty: 3, tags: ["a"], on: null };

  test("take what fits, drop what is not asked for, and copy", () => {
    const read = shape({ ...good, extra: 1, note: undefined }, "");
    expect(read).toStrictEqual(good);
    expect(read.tags).not.toBe(good.tags);
    expect(shape({ ...good, note: "hi", on: true }, "")).toStrictEqual({ ...good, note: "hi", on: true });
  });

  test.each([
    [{ ...good, name: "toolong" }, "name"],
    [{ ...good, name: "A" }, "name"],
    [{ ...good, qty: 0 }, "qty"],
    [{ ...good, qty: 1.5 }, "qty"],
    [{ ...good, qty: "3" }, "qty"],
    [{ ...good, qty: Number.NaN }, "qty"],
    [{ ...good, tags: ["a", "c"] }, "tags.1"],
    [{ ...good, tags: ["a", "a", "a"] }, "tags"],
    [{ ...good, on: 0 }, "on"],
    [{ ...good, note: 3 }, "note"],
    [{ name: "abc" }, "qty"],
    [[], ""],
    [null, ""],
    ["x", ""],
  ])("say where it does not fit: %j", (value, path) => {
    expect(pathOf(shape, value)).toBe(path);
  });

  test("a record refuses __proto__ and holds constructor as its own", () => {
    const reader = recordOf(wholeNumber(0), 3);
    expect(pathOf(reader, JSON.parse('{"__proto__": 1}'))).toBe("__proto__");
    expect(Object.hasOwn(reader({ constructor: 1 }, ""), "constructor")).toBe(true);
    expect(pathOf(reader, { a: 1, b: 2, c: 3, d: 4 })).toBe("");
  });
});

describe("versions", () => {
  const shape = {
    versionKey: "v",
    migrations: [
      (older: Readonly<Record<string, unknown>>) => ({ names: [older.name] }),
      (older: Readonly<Record<string, unknown>>) => ({ ...older, count: (older.names as unknown[]).length }),
    ],
    read: objectOf({ v: wholeNumber(3, 3), names: listOf(text(9), 3), count: wholeNumber(0) }),
  };

  test("SYNC-03 older versions are migrated by a chain, each step once", () => {
    const now = { ok: true, value: { v: 3, names: ["a"], count: 1 } };
    expect(parseVersioned({ v: 1, name: "a" }, shape)).toEqual(now);
    expect(parseVersioned({ v: 2, names: ["a"] }, shape)).toEqual(now);
    expect(parseVersioned({ v: 3, names: ["a"], count: 1 }, shape)).toEqual(now);
  });

  test("SYNC-03 a newer version is told apart from a broken one", () => {
    expect(parseVersioned({ v: 4, anything: true }, shape)).toEqual({ ok: false, problem: { code: "VersionNewer", version: 4 } });
    expect(parseVersioned({ v: 4, names: ["a"], count: 1, more: true }, shape)).toEqual({
      ...{ ok: false, problem: { code: "VersionNewer", version: 4 } },
      newer: { v: 3, names: ["a"], count: 1 },
    });
    expect(parseVersioned({ v: 3, names: ["a"] }, shape)).toEqual({ ok: false, problem: { code: "Invalid", path: "count" } });
    for (const v of [0, -1, 1.5, "1", null, undefined]) {
      expect(parseVersioned({ v }, shape)).toEqual({ ok: false, problem: { code: "VersionUnknown" } });
    }
  });

  test("a migration that meets nonsense is Invalid, not a crash", () => {
    expect(parseVersioned({ v: 2, names: null }, shape)).toEqual({ ok: false, problem: { code: "Invalid", path: "" } });
  });

  test("never throws", () => {
    fc.assert(fc.property(fc.anything(), (value) => void parseVersioned(value, shape)));
    fc.assert(fc.property(fc.dictionary(fc.string(), fc.anything()), (rest) => void parseVersioned({ ...rest, v: 2 }, shape)));
  });
});
