import { expect, test } from "vitest";
import { hideContactDetails } from "./hide-contact-details.ts";

test("an e-mail address and a phone number are hidden, and the words around them stay", () => {
  expect(hideContactDetails("for mere@example.co.nz, size 9")).toBe("for (hidden), size 9");
  expect(hideContactDetails("ring 021 555 0184 or +64 (21) 555-0184")).toBe("ring (hidden) or (hidden)");
});

test("a sign that names nobody stays, and so does a number that reaches nobody", () => {
  for (const text of ["@osker shoes", "shoes@", "shoes @ 150", "104201", "size 9 under 150"]) {
    expect(hideContactDetails(text)).toBe(text);
  }
});

test("no more than 500 characters are told", () => {
  expect(hideContactDetails("a".repeat(501))).toBe("a".repeat(500));
});
