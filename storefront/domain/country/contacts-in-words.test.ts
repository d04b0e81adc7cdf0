import fc from "fast-check";
import { expect, test } from "vitest";
import { contactsInWords } from "./contacts-in-words.ts";
import { countries } from "./country.ts";

const linksIn = (text: string) => contactsInWords(text).flatMap(({ text, href }) => (href ? [[text, href]] : []));

test("addresses and numbers in running text lead to who they are of, whatever stands around them", () => {
  expect(contactsInWords("Write to hello@tread.example. Or (not now) call 0800 873 233, free.")).toEqual([
    { text: "Write to " },
    { text: "hello@tread.example", href: "mailto:hello@tread.example" },
    { text: ". Or (not now) call " },
    { text: "0800 873 233", href: "tel:0800873233" },
    { text: ", free." },
  ]);
  expect(linksIn("jobs+akl@tread-thread.co.nz")).toEqual([["jobs+akl@tread-thread.co.nz", "mailto:jobs+akl@tread-thread.co.nz"]]);
});

test.each([
  ["0800 873 233", "tel:0800873233"],
  ["1800 873 233", "tel:1800873233"],
  [countries.nz.supportPhone, "tel:0800873233"],
  ["1300 000 000", "tel:1300000000"],
  ["09 000 0000", "tel:090000000"],
  ["021 123 4567", "tel:0211234567"],
  ["0412 345 678", "tel:0412345678"],
  ["+64 9 000 0000", "tel:+6490000000"],
  ["0800\u00a0873\u00a0233", "tel:0800873233"],
])("%s can be called", (number, href) => {
  expect(linksIn(`Call ${number} today`)).toEqual([[number, href]]);
});

test.each([
  "1,299.00",
  "$0800 873 233",
  "01-02-2026",
  "2026",
  "size 09",
  "0800 873 2334567",
  "follow @tread",
  "a@b",
  "ABN 12 345 678 901",
])("%s is no contact", (text) => {
  expect(linksIn(text)).toEqual([]);
});

test("the pieces are the text, and none is empty", () => {
  const parts = fc.constantFrom("a@b.nz", " ", "0800 873 233", ".", "hello", "@", "0", "+64 9 ");
  fc.assert(
    fc.property(fc.array(parts), (some) => {
      const pieces = contactsInWords(some.join(""));
      expect(pieces.map(({ text }) => text).join("")).toBe(some.join(""));
      expect(pieces.every(({ text }) => text !== "")).toBe(true);
    }),
  );
});
