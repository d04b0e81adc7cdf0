import fc from "fast-check";
import { expect, test } from "vitest";
import { normaliseVoucherCode, voucherCodeProblem, voucherPinProblem } from "./voucher.ts";

test("a code is required and has 10 to 19 letters or digits, however it is spaced", () => {
  for (const blank of ["", "  ", " - "]) expect(voucherCodeProblem(blank)).toEqual({ code: "empty" });
  for (const good of ["6036 2810 4471 0093 81", "abcdefghij", "A".repeat(19), "GIFT-0000-0000-50"])
    expect(voucherCodeProblem(good)).toBeNull();
  for (const bad of ["123456789", "A".repeat(20), "GIFT0000_0050", "ĀBCDEFGHIJK"])
    expect(voucherCodeProblem(bad)).toEqual({ code: "invalid" });
  expect(normaliseVoucherCode("\u200bGIFT0000\u00a00000 50\ufeff")).toBe("GIFT0000000050");
  expect(normaliseVoucherCode(" gift-0000 0000 50 ")).toBe("GIFT0000000050");
});

test("a PIN is required and has 4 to 8 digits", () => {
  for (const blank of ["", "  "]) expect(voucherPinProblem(blank)).toEqual({ code: "empty" });
  for (const good of ["1234", "12345678", " 12 34 "]) expect(voucherPinProblem(good)).toBeNull();
  for (const bad of ["123", "123456789", "12a4", "٤٤٤٤"]) expect(voucherPinProblem(bad)).toEqual({ code: "invalid" });
});

test("normalising a code twice changes nothing more, and never what is wrong with it", () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const code = normaliseVoucherCode(typed);
      expect(normaliseVoucherCode(code)).toBe(code);
      expect(voucherCodeProblem(code)).toEqual(voucherCodeProblem(typed));
    }),
  );
});
