import { z } from "zod";
import { type PasswordProblemCode, passwordProblem } from "#domain/fields/password.ts";
import { PoolError } from "./pool-error.ts";

// Fields that requests of the pool share.

/** Cognito's own pattern: letters, marks, symbols, digits and punctuation, so neither white space nor what no database keeps. */
export const username = z
  .string()
  .max(320)
  .regex(/^[\p{L}\p{M}\p{S}\p{N}\p{P}]+$/u);
export const password = z.string().min(1).max(256);
export const code = z.string().min(1).max(2048);
export const token = z.string().min(1).max(8192);
export const clientMetadata = z.record(z.string().max(64), z.string().max(4096)).default({});
/** Text that a database keeps: without NUL, and without half of a surrogate pair. */
const attributeValue = z
  .string()
  .max(2048)
  .refine((value) => value.isWellFormed() && !value.includes("\0"));
export const userAttributes = z.array(z.object({ Name: z.string().max(32), Value: attributeValue })).max(20);

/** What a client may write of a user. The e-mail is the username; it does not change. */
const writable: ReadonlySet<string> = new Set(["name", "given_name", "family_name", "locale"]);

/** @throws PoolError for an attribute that a client may not write */
export function readAttributes(given: z.output<typeof userAttributes>): Record<string, string> {
  for (const { Name } of given) {
    if (!writable.has(Name)) {
      throw new PoolError("NotAuthorizedException", "A client attempted to write unauthorized attribute");
    }
  }
  return Object.fromEntries(given.map(({ Name, Value }) => [Name, Value]));
}

const missedPolicy: Readonly<Record<PasswordProblemCode, string>> = {
  empty: "Password not long enough",
  tooShort: "Password not long enough",
  tooLong: "Password must have length less than or equal to 256",
  lowerCaseMissing: "Password must have lowercase characters",
  upperCaseMissing: "Password must have uppercase characters",
  numberMissing: "Password must have numeric characters",
  specialMissing: "Password must have symbol characters",
  spaceAtEdge: "Password must not begin or end with a space",
  common: "Password must not be a common one",
};

/** The pool's password policy is the shop's own. @throws PoolError `InvalidPasswordException` */
export function requireGoodPassword(value: string): void {
  const problem = passwordProblem(value);
  if (!problem) return;
  throw new PoolError("InvalidPasswordException", `Password did not conform with policy: ${missedPolicy[problem.code]}`);
}
