import fc from "fast-check";
import { expect, test } from "vitest";
import { normaliseVoucherCode, normaliseVoucherPin, voucherCodeProblem, voucherPinProblem } from "../fields/voucher.ts";
import { spacedVoucherNumber, voucherNumber, voucherNumbers, voucherPin, voucherPins } from "./voucher-number.ts";

test("whatever is drawn for a gift card is a number and a PIN that its form takes, as it is mailed too, and no two are alike", () => {
  fc.assert(
    fc.property(fc.nat(voucherNumbers - 1), fc.nat(voucherNumbers - 1), fc.nat(voucherPins - 1), (one, other, pin) => {
      const code = voucherNumber(one);
      expect(voucherCodeProblem(spacedVoucherNumber(code))).toBeNull();
      expect(normaliseVoucherCode(spacedVoucherNumber(code))).toBe(code);
      expect(voucherPinProblem(voucherPin(pin))).toBeNull();
      expect(Number(normaliseVoucherPin(voucherPin(pin)))).toBe(pin);
      expect(voucherNumber(other) === code).toBe(one === other);
    }),
  );
  expect(spacedVoucherNumber(voucherNumber(50))).toBe("GIFT 0000 0000 50");
});
