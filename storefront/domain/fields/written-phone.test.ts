import fc from "fast-check";
import { expect, test } from "vitest";
import { internationalPhone } from "./phone.ts";
import { phoneCountry, writtenPhone } from "./written-phone.ts";

test.each([
  ["+64215550184", "021 555 0184"],
  ["+6421555018", "021 555 018"],
  ["+642102555018", "021 025 55018"],
  ["+6495550184", "09 555 0184"],
  ["+61412345678", "0412 345 678"],
  ["+61293744000", "02 9374 4000"],
  ["+64800873233", "+64800873233"],
  ["+442079460018", "+442079460018"],
  ["", ""],
])("%s is written %s", (kept, written) => {
  expect(writtenPhone(kept)).toBe(written);
});

test("what is written is read back as it was kept, by the country that it is of", () => {
  const digits = (least: number, most: number) => fc.stringMatching(new RegExp(`^\\d{${least},${most}}$`));
  const kept = fc.oneof(
    fc.tuple(fc.constantFrom("+6421", "+6422", "+6427", "+64210", "+643", "+649"), digits(5, 9)),
    fc.tuple(fc.constantFrom("+614", "+612", "+613", "+618"), digits(7, 9)),
  );
  fc.assert(
    fc.property(kept, ([start, rest]) => {
      const number = start + rest;
      const country = phoneCountry(number);
      fc.pre(country !== undefined && internationalPhone(number, country) === number);
      if (country) expect(internationalPhone(writtenPhone(number), country)).toBe(number);
    }),
  );
});

test("only the shop's own countries are told", () => {
  expect(["+64215550184", "+61412345678", "+442079460018", ""].map(phoneCountry)).toEqual(["NZ", "AU", undefined, undefined]);
});
