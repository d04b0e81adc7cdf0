import { boolean, index, integer, jsonb, pgTable, primaryKey, sql, text, timestamp, uuid } from "../drizzle.ts";

/*
 * The embedded user pool's own books, as if it were another company: the shop reads them through the pool's wire only.
 * Whatever would let somebody in (passwords, codes, tokens, sessions) is kept as a hash.
 */

export const poolUsers = pgTable("user_pool_users", {
  /** The `sub` of its tokens. */
  id: uuid().primaryKey(),
  /** In lower case. */
  email: text().notNull().unique(),
  /** An argon2id hash in the PHC string format. */
  passwordHash: text("password_hash").notNull(),
  /** True once a code that was mailed has come back. */
  confirmed: boolean().notNull().default(false),
  enabled: boolean().notNull().default(true),
  /** Attributes besides the e-mail, e.g. `given_name`. */
  attributes: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().default(sql`now()`),
  changedAt: timestamp("changed_at", { withTimezone: true }).notNull().default(sql`now()`),
});

/** The one code of each purpose that a user may use, once. */
export const poolCodes = pgTable(
  "user_pool_codes",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => poolUsers.id, { onDelete: "cascade" }),
    purpose: text({ enum: ["confirmSignUp", "resetPassword"] }).notNull(),
    codeHash: text("code_hash").notNull(),
    /** How often it was asked for, right or wrong. */
    guesses: integer().notNull().default(0),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.purpose] }), index("user_pool_codes_expires_at").on(table.expiresAt)],
);

/**
 * Refresh tokens, each of which is replaced by the next with every use. Those of one session share its origin; a session that is
 * revoked is gone with all of them, and so are the access tokens that came of it.
 */
export const poolRefreshTokens = pgTable(
  "user_pool_refresh_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => poolUsers.id, { onDelete: "cascade" }),
    /** The `origin_jti` of every token that comes of it. */
    originId: uuid("origin_id").notNull(),
    /** The token that was used to get this one; null for the first of a session. */
    parentHash: text("parent_hash"),
    /** When a token that replaces it was first used, and so has arrived; null while it is the newest that is known to have. */
    replacedAt: timestamp("replaced_at", { withTimezone: true }),
    /** When the password was given. */
    authenticatedAt: timestamp("authenticated_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("user_pool_refresh_tokens_user").on(table.userId),
    index("user_pool_refresh_tokens_origin").on(table.originId),
    index("user_pool_refresh_tokens_expires_at").on(table.expiresAt),
  ],
);

/** Sessions that lead from signing up over confirming to being signed in, without the password again. */
export const poolSignUpSessions = pgTable(
  "user_pool_sign_up_sessions",
  {
    sessionHash: text("session_hash").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => poolUsers.id, { onDelete: "cascade" }),
    /** What the session is taken for. */
    step: text({ enum: ["confirmSignUp", "signIn"] }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("user_pool_sign_up_sessions_expires_at").on(table.expiresAt)],
);

/** What is tried too often is put off, by the count that all replicas share. Whether there is such a user plays no part. */
export const poolAttempts = pgTable(
  "user_pool_attempts",
  {
    /** A digest of what is tried, e.g. signing in with an address. */
    target: text().primaryKey(),
    attempts: integer().notNull(),
    /** Until then no further attempt is looked at; null while there is nothing to wait for. */
    blockedUntil: timestamp("blocked_until", { withTimezone: true }),
    lastAt: timestamp("last_at", { withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [index("user_pool_attempts_last_at").on(table.lastAt)],
);
