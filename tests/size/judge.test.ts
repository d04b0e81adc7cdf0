import { describe, expect, test } from "vitest";
import { complaints, complaintsAbout, misses, type Rules } from "./judge.ts";
import type { EntryReport } from "./report.ts";
import { nothing } from "./sum.ts";

const gzip = (bytes: number) => ({ minified: bytes * 3, gzip: bytes, brotli: bytes });

function entry(name: string, { js = 1000, later = 0, css = 0, data = 0, libraries = [] as string[] } = {}): EntryReport {
  return {
    name,
    js: { first: gzip(js), later: later ? gzip(later) : nothing, data: data ? gzip(data) : nothing },
    css: css ? gzip(css) : nothing,
    files: [],
    imports: [],
    libraries,
  };
}

describe("an entry and its budget", () => {
  test("a component over its budget is named, with what it weighs and what it may", () => {
    expect(complaintsAbout(entry("tabs", { js: 11_010 }), { js: 11, brings: [] })).toEqual([
      "tabs is over its budget: 11.01 kB of JavaScript, 11 allowed.",
    ]);
  });

  test("exactly its budget is within it", () => {
    expect(complaintsAbout(entry("tabs", { js: 11_000, css: 2_000 }), { js: 11, css: 2 })).toEqual([]);
  });

  test("what comes on first use counts too", () => {
    expect(complaintsAbout(entry("mega-menu", { js: 3_000, later: 3_000 }), { js: 5 })).toEqual([
      "mega-menu is over its budget: 6.00 kB of JavaScript, 5 allowed.",
    ]);
  });

  test("style sheets and data have limits of their own, and none is allowed where none is named", () => {
    expect(complaintsAbout(entry("phone-field", { css: 2_100, data: 29_000 }), { js: 4, css: 2 })).toEqual([
      "phone-field is over its budget: 2.10 kB of CSS, 2 allowed.",
      "phone-field is over its budget: 29.00 kB of data, 0 allowed.",
    ]);
  });

  test("a library that the budget does not name is named, however light", () => {
    expect(complaintsAbout(entry("button", { libraries: ["downshift"] }), { js: 2 })).toEqual([
      "button brings downshift, which its budget does not name.",
    ]);
  });

  test("an entry without a budget fails", () => {
    expect(complaintsAbout(entry("accordion"), undefined)).toEqual(["accordion has no budget."]);
  });
});

describe("the system and its budgets", () => {
  const small: Rules = { budgets: { button: { js: 2 } }, promises: {}, wholeBudget: { js: 3 }, ceilings: {} };

  test("all within their budgets is no complaint", () => {
    expect(complaints({ entries: [entry("button")], whole: entry("whole system") }, small)).toEqual([]);
  });

  test("a budget of something that is gone fails", () => {
    const found = complaints(
      { entries: [entry("button")], whole: entry("whole system") },
      { ...small, budgets: { ...small.budgets, gone: { js: 1 } } },
    );
    expect(found).toEqual(["gone has a budget, but there is no such entry."]);
  });

  test("the whole has a budget too", () => {
    expect(complaints({ entries: [entry("button")], whole: entry("whole system", { js: 4_000 }) }, small)).toEqual([
      "whole system is over its budget: 4.00 kB of JavaScript, 3 allowed.",
    ]);
  });

  test("under a ceiling an entry does not fail, but the miss is told", () => {
    const report = { entries: [entry("button", { js: 2_400 })], whole: entry("whole system") };
    const ceiling: Rules = { ...small, ceilings: { button: { js: 2.5 } } };
    expect(complaints(report, ceiling)).toEqual([]);
    expect(misses(report, ceiling)).toEqual(["button: 2.40 kB of JavaScript, 2 promised, 2.5 allowed for now."]);
    expect(complaints(report, { ...small, ceilings: { button: { js: 2.3 } } })).toEqual([
      "button is over its budget: 2.40 kB of JavaScript, 2.3 allowed.",
    ]);
  });

  test("a ceiling that is not above its budget fails, and so does one of nothing", () => {
    const report = { entries: [entry("button")], whole: entry("whole system") };
    expect(complaints(report, { ...small, ceilings: { button: { js: 2 } } })).toEqual([
      "button has a ceiling that is not above its budget.",
    ]);
    expect(complaints(report, { ...small, ceilings: { gone: { js: 2 } } })).toEqual(["gone has a ceiling, but no budget."]);
  });

  test("budgets that allow more than was promised fail, and so does a promise about nothing", () => {
    const report = { entries: [entry("button")], whole: entry("whole system") };
    expect(complaints(report, { ...small, promises: { Button: { entries: ["button"], js: 1 } } })).toEqual([
      "Button is promised at 1 kB of JavaScript, but its budgets allow 2.",
    ]);
    expect(complaints(report, { ...small, promises: { Tabs: { entries: ["tabs"], js: 11 } } })).toEqual([
      "Tabs is promised, but tabs has no budget.",
    ]);
  });
});
