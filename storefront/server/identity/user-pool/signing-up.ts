import { randomUUID } from "node:crypto";
import { z } from "zod";
import { retentionConfiguration } from "#domain/configuration/configuration.ts";
import { emailProblem } from "#domain/fields/email.ts";
import type { Database } from "../../database/database.ts";
import { databaseTimeIn } from "../../database/database-time.ts";
import { and, eq, lt, sql } from "../../database/drizzle.ts";
import { poolUsers } from "../../database/schema/schema.ts";
import { createCode, useCode } from "./codes.ts";
import * as field from "./fields.ts";
import { hashPassword } from "./password-hash.ts";
import { attemptName, deliveryDetails, findUser, operation } from "./pool.ts";
import { limitExceeded, PoolError } from "./pool-error.ts";
import { createSignUpSession, takeSignUpSession } from "./sign-up-sessions.ts";

/** Mails with a code, of either kind, that one user may ask for: five, then one every quarter of an hour. */
export const mailBackOff = { free: 5, firstWait: 15 * 60 };

/** Creates a user, not confirmed yet, and mails a code. */
export const signUp = operation(
  z.object({
    Username: field.username,
    Password: field.password,
    UserAttributes: field.userAttributes.default([]),
    ClientMetadata: field.clientMetadata,
  }),
  async (pool, { Username, Password, UserAttributes, ClientMetadata }) => {
    const email = Username.toLowerCase();
    if (emailProblem(email) !== null) throw new PoolError("InvalidParameterException", "Username should be an email.");
    field.requireGoodPassword(Password);
    const mailed = UserAttributes.find(({ Name }) => Name === "email")?.Value ?? email;
    if (mailed.toLowerCase() !== email) throw new PoolError("InvalidParameterException", "Username should be the email.");
    const attributes = field.readAttributes(UserAttributes.filter(({ Name }) => Name !== "email"));
    const passwordHash = await hashPassword(Password);
    return pool.database.transaction(async (transaction) => {
      const [user] = await transaction
        .insert(poolUsers)
        .values({ id: randomUUID(), email, passwordHash, attributes })
        .onConflictDoNothing()
        .returning();
      if (user === undefined) throw new PoolError("UsernameExistsException", "User already exists");
      const code = await createCode(transaction, user.id, "confirmSignUp");
      await pool.sendMessage(transaction, { trigger: "confirmSignUp", user, code, metadata: ClientMetadata });
      const Session = await createSignUpSession(transaction, user.id, "confirmSignUp");
      return { UserConfirmed: false, UserSub: user.id, Session, ...deliveryDetails(email) };
    });
  },
);

/** Forgets users who signed up a month ago and never confirmed it; whoever still wants to signs up anew. */
export async function forgetUnconfirmed(database: Database): Promise<void> {
  const remembered = retentionConfiguration.unconfirmedAccountsDays * 86_400_000;
  await database.queries
    .delete(poolUsers)
    .where(and(eq(poolUsers.confirmed, false), lt(poolUsers.createdAt, databaseTimeIn(-remembered))));
}

/** Confirms a user by the code of a mail. With the session of the sign-up it gives one that signs in. */
export const confirmSignUp = operation(
  z.object({ Username: field.username, ConfirmationCode: field.code, Session: field.token.optional() }),
  async (pool, { Username, ConfirmationCode, Session }) => {
    const user = await findUser(pool.database.queries, Username);
    if (!user?.enabled) throw new PoolError("ExpiredCodeException", "Invalid code provided, please request a code again.");
    if (user.confirmed) {
      throw new PoolError("NotAuthorizedException", "User cannot be confirmed. Current status is CONFIRMED");
    }
    const use = { userId: user.id, purpose: "confirmSignUp", code: ConfirmationCode } as const;
    return useCode(pool.database, use, async (transaction) => {
      await transaction.update(poolUsers).set({ confirmed: true, changedAt: sql`now()` }).where(eq(poolUsers.id, user.id));
      const goesOn =
        Session !== undefined &&
        (await takeSignUpSession(transaction, { userId: user.id, step: "confirmSignUp", session: Session }));
      return goesOn ? { Session: await createSignUpSession(transaction, user.id, "signIn") } : {};
    });
  },
);

/** Mails another code for confirming; the one before is no longer good. */
export const resendConfirmationCode = operation(
  z.object({ Username: field.username, ClientMetadata: field.clientMetadata }),
  async (pool, { Username, ClientMetadata }) => {
    const user = await findUser(pool.database.queries, Username);
    if (!(await pool.attempts.take(`code for ${attemptName(user, Username)}`, mailBackOff))) throw limitExceeded();
    if (!user?.enabled) return deliveryDetails(Username);
    if (user.confirmed) throw new PoolError("InvalidParameterException", "User is already confirmed.");
    await pool.database.transaction(async (transaction) => {
      const code = await createCode(transaction, user.id, "confirmSignUp");
      await pool.sendMessage(transaction, { trigger: "confirmSignUp", user, code, metadata: ClientMetadata });
    });
    return deliveryDetails(user.email);
  },
);
