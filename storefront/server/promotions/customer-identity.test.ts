import { expect, test } from "vitest";
import { customerIdentity } from "./customer-identity.ts";

test.each([
  ["Mere@Example.co.nz ", "mere@example.co.nz"],
  ["mere+shoes@example.co.nz", "mere@example.co.nz"],
  ["+odd@example.co.nz", "+odd@example.co.nz"],
])("%j counts as the customer %s", (email, customer) => {
  expect(customerIdentity(email)).toBe(customer);
});
