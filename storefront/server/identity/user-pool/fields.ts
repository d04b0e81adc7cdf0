import { z } from "zod";
import { passwordProblem } from "#domain/fields/password.ts";
import { PoolError } from "./pool-error.ts";

/** Fields that requests of the pool share. */
export const username = z.string().min(1).max(320);
export const password = z.string().min(1).max(256);
export const code = z.string().min(1).max(2048);
export const token = z.string().min(1).max(8192);
export const clientMetadata = z.record(z.string().max(64), z.string().max(4096)).default({});
export const userAttributes = z.array(z.object({ Name: z.string().max(32), Value: z.string().max(2048) })).max(20);

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

/** The pool's password policy is the shop's own. @throws PoolError `InvalidPasswordException` */
export function requireGoodPassword(value: string): void {
  const problem = passwordProblem(value);
  if (problem) throw new PoolError("InvalidPasswordException", `Password did not conform with policy: ${problem.code}`);
}
