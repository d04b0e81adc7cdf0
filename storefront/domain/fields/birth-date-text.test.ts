import fc from "fast-check";
import { expect, test } from "vitest";
import { birthDateProblem } from "./birth-date.ts";
import { birthDateText, readBirthDate, tidyBirthDate } from "./birth-date-text.ts";

const dates = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2020-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each(["28/2/1990", "28 / 02 / 1990", "28.2.1990", "28-02-1990", "28 2 1990", "28021990", " 1990-02-28 "])(
  "%j is the 28th of February 1990",
  (text) => {
    expect(readBirthDate(text)).toBe("1990-02-28");
  },
);

test.each(["", "28/2", "28/2/90", "2/28/1990", "31/4/1990", "yesterday", "1/2/3/1990"])("%j is no date", (text) => {
  const date = readBirthDate(text);
  expect([date === "" || birthDateProblem(date, "2026-11-19")?.code === "invalid", birthDateText(date)]).toEqual([true, date]);
});

test.each([
  ["1899-12-31", "invalid"],
  ["1900-01-01", undefined],
])("somebody born on %s has the problem %s", (date, code) => {
  expect(birthDateProblem(date, "2026-11-19")?.code).toBe(code);
});

test("what the field shows is read as the date it is", () => {
  fc.assert(
    fc.property(dates, (date) => {
      expect(readBirthDate(birthDateText(date))).toBe(date);
    }),
  );
});

test("a date is tidied up, and what is none stays as it was typed", () => {
  expect([tidyBirthDate("28/2/1990"), tidyBirthDate("29/02/2001"), tidyBirthDate(" 31.4 ")]).toEqual([
    "28 / 02 / 1990",
    "29/02/2001",
    " 31.4 ",
  ]);
  fc.assert(
    fc.property(fc.oneof(fc.string(), dates), (text) => {
      expect([text, birthDateText(readBirthDate(text))]).toContain(tidyBirthDate(text));
      expect(readBirthDate(tidyBirthDate(text))).toBe(readBirthDate(text));
    }),
  );
});

test("text of any kind is read as a date or left as it is", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const date = readBirthDate(text);
      expect(date === text.trim() || /^\d{4}-\d{2}-\d{2}$/.test(date)).toBe(true);
    }),
  );
});
