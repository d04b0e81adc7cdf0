import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { groupDigits, loadNumberingPlans } from "./phone-number.ts";
import { groupTyping } from "./typing.ts";

beforeAll(async () => {
  await loadNumberingPlans();
});

const inNewZealand = (text: string) => groupDigits(text, "NZ");
const inAustralia = (text: string) => groupDigits(text, "AU");

/** The text and caret as one: `021 5|`. */
function drawn(before: string, previous: string, group = inNewZealand): string {
  const caret = before.indexOf("|");
  const { text, caret: after } = groupTyping({ text: before.replace("|", ""), caret }, previous, group);
  return `${text.slice(0, after)}|${text.slice(after)}`;
}

describe("FORM-26 a number is grouped while it is typed", () => {
  test("at its end", () => {
    expect(drawn("0215|", "021")).toBe("021 5|");
    expect(drawn("0412345|", "0412 34", inAustralia)).toBe("0412 345|");
    expect(drawn("+614|", "+61")).toBe("+61 4|");
  });

  test("in its middle, with the caret behind the digit that was typed", () => {
    expect(drawn("0215|55 0184", "021 550 184")).toBe("021 5|55 0184");
    expect(drawn("02|1555", "01555")).toBe("02|1 555");
  });

  test("Backspace gets past what was put between the digits", () => {
    expect(drawn("(02|", "(02)", inAustralia)).toBe("(02|");
    expect(drawn("021|555", "021 555")).toBe("021|555");
    expect(drawn("(0|", "(02", inAustralia)).toBe("0|");
  });

  test("no digit is lost or moved, and the caret stays behind as many digits", () => {
    const digits = (text: string) => text.replace(/[^\d+]/g, "");
    const typed = fc.stringMatching(/^\+?[\d ()-]{0,24}$/).chain((text) => fc.tuple(fc.constant(text), fc.nat(text.length)));
    fc.assert(
      fc.property(typed, fc.constantFrom("NZ", "AU", "GB", "US"), ([text, caret], country) => {
        const after = groupTyping({ text, caret }, "", (value) => groupDigits(value, country));
        expect(digits(after.text)).toBe(digits(text));
        expect(digits(after.text.slice(0, after.caret))).toBe(digits(text.slice(0, caret)));
      }),
    );
  });
});
