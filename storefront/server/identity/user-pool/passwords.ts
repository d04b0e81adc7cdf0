import { z } from "zod";
import type { Queries } from "../../database/database.ts";
import { and, eq, type SQL, sql } from "../../database/drizzle.ts";
import { poolUsers } from "../../database/schema/schema.ts";
import { createCode, useCode } from "./codes.ts";
import * as field from "./fields.ts";
import { hashPassword, isPassword } from "./password-hash.ts";
import { attemptName, deliveryDetails, findUser, operation } from "./pool.ts";
import { incorrectCredentials, limitExceeded, PoolError } from "./pool-error.ts";
import { revokeAll } from "./refresh-tokens.ts";
import { requireAccess } from "./signing-in.ts";
import { mailBackOff } from "./signing-up.ts";

/** Wrong current passwords that somebody who is signed in may give. */
const changeBackOff = { free: 5, firstWait: 60 };

/**
 * Mails a code for a new password, also to a user who is not confirmed: an account that a stranger made with somebody's address
 * can be taken over by whoever reads that address, and by nobody else.
 */
export const forgotPassword = operation(
  z.object({ Username: field.username, ClientMetadata: field.clientMetadata }),
  async (pool, { Username, ClientMetadata }) => {
    const user = await findUser(pool.database.queries, Username);
    if (!(await pool.attempts.take(`code for ${attemptName(user, Username)}`, mailBackOff))) throw limitExceeded();
    if (!user?.enabled) return deliveryDetails(Username);
    await pool.database.transaction(async (transaction) => {
      const code = await createCode(transaction, user.id, "resetPassword");
      await pool.sendMessage(transaction, { trigger: "resetPassword", user, code, metadata: ClientMetadata });
    });
    return deliveryDetails(user.email);
  },
);

/** Sets a new password by the code of a mail, which also confirms its address. Every session of the user ends. */
export const confirmForgotPassword = operation(
  z.object({ Username: field.username, ConfirmationCode: field.code, Password: field.password }),
  async (pool, { Username, ConfirmationCode, Password }) => {
    field.requireGoodPassword(Password);
    const user = await findUser(pool.database.queries, Username);
    if (!user?.enabled) {
      throw new PoolError("CodeMismatchException", "Invalid verification code provided, please try again.");
    }
    const use = { userId: user.id, purpose: "resetPassword", code: ConfirmationCode } as const;
    const passwordHash = await hashPassword(Password);
    await useCode(pool.database, use, (transaction) => setPassword(transaction, user.id, { passwordHash, confirmed: true }));
    await pool.attempts.forget(`password of ${user.id}`);
    return {};
  },
);

/**
 * Changes the password of somebody who is signed in and knows the one before. Every session of the user ends. Where another change
 * or a mailed link was faster, what was given is not the password any more: it would take the account back from who has just got it.
 */
export const changePassword = operation(
  z.object({ AccessToken: field.token, PreviousPassword: field.password, ProposedPassword: field.password }),
  async (pool, { AccessToken, PreviousPassword, ProposedPassword }) => {
    const user = await requireAccess(pool, AccessToken);
    field.requireGoodPassword(ProposedPassword);
    const target = `change of ${user.id}`;
    if (!(await pool.attempts.take(target, changeBackOff))) throw limitExceeded();
    if (!(await isPassword(PreviousPassword, user.passwordHash))) throw incorrectCredentials();
    const passwordHash = await hashPassword(ProposedPassword);
    const { database } = pool;
    const isChanged = await database.transaction((transaction) =>
      setPassword(transaction, user.id, { passwordHash }, eq(poolUsers.passwordHash, user.passwordHash)),
    );
    if (!isChanged) throw incorrectCredentials();
    await Promise.all([pool.attempts.forget(target), pool.attempts.forget(`password of ${user.id}`)]);
    return {};
  },
);

/** @returns whether it was set, which it is only on the condition, where there is one */
async function setPassword(
  transaction: Queries,
  userId: string,
  changes: { passwordHash: string; confirmed?: boolean },
  condition?: SQL,
): Promise<boolean> {
  const set = await transaction
    .update(poolUsers)
    .set({ ...changes, changedAt: sql`now()` })
    .where(and(eq(poolUsers.id, userId), condition))
    .returning({ id: poolUsers.id });
  if (set.length === 0) return false;
  await revokeAll(transaction, userId);
  return true;
}
