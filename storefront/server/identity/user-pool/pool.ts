import type { z } from "zod";
import type { Database, Queries } from "../../database/database.ts";
import { eq, or, type SQL } from "../../database/drizzle.ts";
import { poolUsers } from "../../database/schema/schema.ts";
import type { Attempts } from "./attempts.ts";
import type { PoolTokens, PoolUser } from "./pool-tokens.ts";

export type ClientMetadata = Readonly<Record<string, string>>;

/** A mail that the pool wants written, as Cognito's custom message trigger is asked for it. */
export interface PoolMessage {
  readonly trigger: "confirmSignUp" | "resetPassword";
  readonly user: PoolUser;
  readonly code: string;
  /** What came with the request, in the client's own words. */
  readonly metadata: ClientMetadata;
}

/** Writes a mail of the pool's, inside the transaction that makes its code. */
export type SendMessage = (transaction: Queries, message: PoolMessage) => Promise<void>;

/** What the pool's operations share. */
export interface Pool {
  readonly database: Database;
  readonly tokens: PoolTokens;
  readonly attempts: Attempts;
  readonly sendMessage: SendMessage;
}

/** One operation of the pool's wire. */
export interface Operation {
  readonly input: z.ZodType;
  run(pool: Pool, input: never): Promise<object>;
}

/** Keeps the exact type of an operation's input for its `run`. */
export function operation<S extends z.ZodType>(
  input: S,
  run: (pool: Pool, input: z.output<S>) => Promise<object>,
): { readonly input: S; run(pool: Pool, input: z.output<S>): Promise<object> } {
  return { input, run };
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Finds a user by e-mail, in whatever case, or by `sub`. */
export async function findUser(queries: Queries, username: string): Promise<PoolUser | undefined> {
  const name = username.toLowerCase();
  const isNamed: SQL | undefined = uuid.test(name)
    ? or(eq(poolUsers.id, name), eq(poolUsers.email, name))
    : eq(poolUsers.email, name);
  const [user] = await queries.select().from(poolUsers).where(isNamed);
  return user;
}

/** Names a user in the count of attempts, whether or not there is one. */
export function attemptName(user: PoolUser | undefined, username: string): string {
  return user?.id ?? username.toLowerCase();
}

/** Where a code went, as far as an answer says it; the same for a user that there is not. */
export function deliveryDetails(username: string) {
  const [name = "", domain = ""] = username.split("@");
  const destination = `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`;
  return { CodeDeliveryDetails: { AttributeName: "email", DeliveryMedium: "EMAIL", Destination: destination } };
}
