import { describe, expect, test } from "vitest";
import { groupDigits, loadNumberingPlans, readPhoneNumber } from "./phone-number.ts";

describe("FORM-26 a phone number is validated per country", () => {
  test("a New Zealand mobile is valid in New Zealand and written its way", async () => {
    expect(await readPhoneNumber("0215550184", "NZ")).toEqual({
      valid: true,
      country: "NZ",
      e164: "+64215550184",
      national: "021 555 0184",
    });
  });

  test("the same digits are another number in Australia, and one digit less is none", async () => {
    expect(await readPhoneNumber("0215550184", "AU")).toMatchObject({ valid: true, country: "AU", e164: "+61215550184" });
    expect(await readPhoneNumber("021555018", "AU")).toMatchObject({ valid: false, e164: "", national: "021555018" });
  });

  test("a landline keeps all of its digits and its groups, also in a range that is not given out yet", async () => {
    await loadNumberingPlans();
    for (const number of ["09 123 4567", "09 308 0000", "03 477 4000"]) {
      let typed = "";
      for (const character of number) typed = groupDigits(typed + character, "NZ");
      expect(typed).toBe(number);
      expect(await readPhoneNumber(number, "NZ")).toMatchObject({ valid: true, national: number });
    }
    expect(await readPhoneNumber("+64 9 123 4567", "AU")).toMatchObject({ country: "NZ", national: "09 123 4567" });
  });

  test("an international prefix wins over the chosen country", async () => {
    expect(await readPhoneNumber("+61 412 345 678", "NZ")).toMatchObject({
      valid: true,
      country: "AU",
      national: "0412 345 678",
    });
  });

  test.each(["", "hello", "1", "++64", "0".repeat(40)])("%j is no number, and nothing is thrown", async (typed) => {
    expect(await readPhoneNumber(typed, "NZ")).toMatchObject({ valid: false, national: typed });
  });
});
