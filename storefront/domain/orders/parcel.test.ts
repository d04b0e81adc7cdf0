import fc from "fast-check";
import { expect, test } from "vitest";
import { carrierIds, readParcelNumber, trackParcel } from "./parcel.ts";

test.each([
  ["0079 4210 3927 1329 0000", "00794210392713290000"],
  [" ab123456789nz ", "AB123456789NZ"],
  ["33-ABC-0001", "33-ABC-0001"],
  ["12345", null],
  ["1".repeat(41), null],
  ["-12345678", null],
  ["1234/5678", null],
  ["１２３４５６７８", null],
  ["", null],
])("the parcel number %j is read as %j", (typed, read) => {
  expect(readParcelNumber(typed)).toBe(read);
});

test("a number that is read leads to a page of its carrier alone, whatever was typed, and is read as itself again", () => {
  fc.assert(
    fc.property(fc.constantFrom(...carrierIds), fc.string({ maxLength: 60, unit: "binary" }), (carrier, typed) => {
      const number = readParcelNumber(typed);
      if (number === null) return;
      expect(readParcelNumber(number)).toBe(number);
      const { link } = trackParcel({ carrier, number });
      expect(new URL(link).href).toBe(link);
      expect(link.endsWith(number)).toBe(true);
      expect(new URL(link).host).toBe(new URL(trackParcel({ carrier, number: "AB123456789NZ" }).link).host);
    }),
    { examples: [["nz-post", "AB123456789NZ"]] },
  );
});
