import { z } from "zod";
import { eq, sql } from "../../database/drizzle.ts";
import { poolUsers } from "../../database/schema/schema.ts";
import * as field from "./fields.ts";
import { operation } from "./pool.ts";
import { requireAccess } from "./signing-in.ts";

/** What the pool knows of the user whose access token it is. */
export const getUser = operation(z.object({ AccessToken: field.token }), async (pool, { AccessToken }) => {
  const user = await requireAccess(pool, AccessToken);
  const attributes = { sub: user.id, email: user.email, email_verified: String(user.confirmed), ...user.attributes };
  return { Username: user.id, UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })) };
});

/** Removes the user whose access token it is, with everything that lets them in. */
export const deleteUser = operation(z.object({ AccessToken: field.token }), async (pool, { AccessToken }) => {
  const user = await requireAccess(pool, AccessToken);
  await pool.database.queries.delete(poolUsers).where(eq(poolUsers.id, user.id));
  return {};
});

/** Changes what a client may write of a user; tokens say it from the next refresh on. */
export const updateUserAttributes = operation(
  z.object({ AccessToken: field.token, UserAttributes: field.userAttributes }),
  async (pool, { AccessToken, UserAttributes }) => {
    const user = await requireAccess(pool, AccessToken);
    const attributes = field.readAttributes(UserAttributes);
    await pool.database.queries
      .update(poolUsers)
      .set({ attributes: sql`${poolUsers.attributes} || ${JSON.stringify(attributes)}::jsonb`, changedAt: sql`now()` })
      .where(eq(poolUsers.id, user.id));
    return { CodeDeliveryDetailsList: [] };
  },
);
