import { expect, test } from "vitest";
import { signUpResult } from "./sign-up-api.ts";

test("MKTG-16 an address that had opted out is told so, every other answer is a success", () => {
  expect(signUpResult({ success: true, status: "subscribed", email: "a@b.nz" })).toBe("SUCCESS");
  expect(signUpResult({ success: false, status: "unsubscribed", email: "a@b.nz" })).toBe("PREV_UNSUB");
  expect(signUpResult({ success: false, status: "subscribed", email: "a@b.nz" })).toBe("SUCCESS");
  expect(signUpResult({ success: true, status: "unsubscribed", email: "a@b.nz" })).toBe("SUCCESS");
});
