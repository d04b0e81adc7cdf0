import { z } from "zod";
import { defineCall } from "./call.ts";

/** Longest of each field that the wire takes; the field rules of the domain judge what is in it. */
export const credentials = {
  email: z.string().min(1).max(320),
  /** In the one form that a letter with an accent has for everybody: keyboards write it as one character or as two. */
  password: z.string().min(1).max(1024).normalize("NFC"),
};

/** What proves who a shopper is, for a short while. The browser keeps it in memory alone. */
export const sessionAnswer = z.object({
  /** Sent as `Authorization: Bearer …` on every call of the account (AUTH-02). */
  idToken: z.string(),
  /** ISO date at which it runs out. */
  expiresAt: z.string(),
  /** Names the account for good; it is not the e-mail. */
  username: z.string(),
});
export type SessionAnswer = z.infer<typeof sessionAnswer>;

/** Signs in. The refresh token goes into a cookie that no script can read. */
export const sessionCreate = defineCall({
  name: "session.create",
  summary: "Signs in with an e-mail and a password.",
  method: "POST",
  path: "/session",
  rateLimit: 60,
  body: z.object({
    ...credentials,
    /** False has the session end with the browser. */
    keep: z.boolean().default(true),
  }),
  response: sessionAnswer,
  errors: {
    /** Unknown address, wrong password, disabled account: the same answer in the same time. */
    IncorrectCredentials: 401,
    /** Said only to who knows the password. */
    EmailNotVerified: 403,
    TooManyAttempts: 429,
    IdentityUnavailable: 503,
  },
});

export const sessionDelete = defineCall({
  name: "session.delete",
  summary: "Signs out: revokes the session and takes its cookies back. Succeeds without a session too.",
  method: "DELETE",
  path: "/session",
  response: z.object({}),
});

export const sessionRefresh = defineCall({
  name: "session.refresh",
  summary: "Renews what proves who a shopper is, from the session's cookie.",
  method: "POST",
  path: "/session/refresh",
  rateLimit: 120,
  response: sessionAnswer,
  errors: { NotSignedIn: 401, IdentityUnavailable: 503 },
});
