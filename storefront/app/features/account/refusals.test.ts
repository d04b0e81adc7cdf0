import { expect, test } from "vitest";
import { fieldRefusals, refusalMessage, refusals } from "./refusals.ts";

const failure = (status: number, code: string) => ({ status, code, message: "The server's own words." });

test("a failure that the form knows has its own sentence, any other the form's last one", () => {
  expect(refusalMessage(refusals.signIn, failure(401, "IncorrectCredentials"))).toBe("Incorrect email or password.");
  for (const code of ["IdentityUnavailable", "InternalError", "constructor", "__proto__"])
    expect(refusalMessage(refusals.signIn, failure(503, code))).toBe("Unable to log in. Try again later.");
});

test("too often is too often, whichever part of the server says so", () => {
  for (const code of ["TooManyAttempts", "TooManyRequests", "TooManyEmails"])
    expect(refusalMessage(refusals.verificationEmail, failure(429, code))).toBe(
      "You've sent too many verification emails. Try again later.",
    );
});

test("without an answer, the connection is what is wrong", () => {
  expect(refusalMessage(refusals.signUp, failure(0, "Unreachable"))).toBe("The server's own words.");
});

test("what the server finds wrong with fields stands at the fields", () => {
  const issues = [
    { path: "body.phone", message: "Enter a valid phone number." },
    { path: "body.email", message: "Enter a valid email address." },
  ];
  expect(fieldRefusals({ ...failure(422, "UnprocessableRequest"), issues })).toEqual({
    phone: "Enter a valid phone number.",
    email: "Enter a valid email address.",
  });
  expect(fieldRefusals(failure(422, "PasswordRefused"))).toEqual({ password: "That password can't be used, so pick another." });
  expect(fieldRefusals(failure(500, "InternalError"))).toEqual({});
});
