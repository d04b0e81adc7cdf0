import { describe, expect, test } from "vitest";
import { hasErrors, shownErrors, touch, untouched } from "./touched.ts";

const errors = { email: "Enter your email address.", phone: "Enter a phone number.", company: undefined };

describe("which errors show", () => {
  test("FORM-65 none before anything is touched", () => {
    expect(shownErrors(errors, untouched)).toEqual({});
  });

  test("FORM-65 those of touched fields", () => {
    expect(shownErrors(errors, touch(untouched, "email"))).toEqual({ email: errors.email });
    expect(shownErrors(errors, touch(untouched, "company"))).toEqual({});
  });

  test("FORM-65 all of them once submit was tried", () => {
    expect(shownErrors(errors, { ...untouched, submitted: true })).toEqual({ email: errors.email, phone: errors.phone });
  });

  test("touching twice changes nothing, so that nothing renders again", () => {
    const once = touch(untouched, "email");
    expect(touch(once, "email")).toBe(once);
    expect(untouched.touched.size).toBe(0);
  });

  test("an error that is empty or missing is none", () => {
    expect(hasErrors({ a: undefined, b: "" })).toBe(false);
    expect(hasErrors(errors)).toBe(true);
  });
});
