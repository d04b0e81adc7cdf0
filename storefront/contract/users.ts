import { z } from "zod";
import { mailLinkMax } from "#domain/session/mail-link-max.ts";
import { defineCall } from "./call.ts";
import { credentials, sessionAnswer } from "./session.ts";

/** Path of this shop to go on to after the link in the mail. */
const redirect = z.string().max(2048).optional();

const link = { user: z.string().min(1).max(mailLinkMax.user), code: z.string().min(1).max(mailLinkMax.code) };

/** A date without a time, `1990-02-28`. */
export const calendarDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

export const usersCreate = defineCall({
  name: "users.create",
  summary: "Creates an account and mails a link that verifies its address.",
  method: "POST",
  path: "/users",
  rateLimit: 30,
  body: z.object({
    ...credentials,
    firstName: z.string().max(100),
    lastName: z.string().max(100),
    phone: z.string().max(250).optional(),
    dateOfBirth: calendarDate.optional(),
    agreeToMarketing: z.boolean(),
    acceptTerms: z.literal(true),
    redirect,
  }),
  response: z.object({ username: z.string(), email: z.string() }),
  errors: { EmailTaken: 409, TooManyAttempts: 429, IdentityUnavailable: 503 },
});

export const usersVerify = defineCall({
  name: "users.verify",
  summary: "Verifies an address by the code of its mail. In the browser that created the account it signs in too.",
  method: "POST",
  path: "/users/verify",
  rateLimit: 60,
  body: z.object(link),
  response: z.object({ session: sessionAnswer.nullable() }),
  errors: {
    /** Wrong, or replaced by a newer one. */
    LinkInvalid: 410,
    /** Too late, of nobody, or guessed too often. */
    LinkExpired: 410,
    AlreadyVerified: 409,
    TooManyAttempts: 429,
    IdentityUnavailable: 503,
  },
});

export const usersResend = defineCall({
  name: "users.resendVerification",
  summary: "Mails another verification link. Answers the same whether or not there is such an account.",
  method: "POST",
  path: "/users/verify/resend",
  rateLimit: 30,
  /** The e-mail from a form, or the user from a link that has run out. */
  body: z.union([z.object({ email: credentials.email, redirect }), z.object({ user: link.user, redirect })]),
  response: z.object({}),
  errors: { TooManyEmails: 429, EmailNotSent: 503, IdentityUnavailable: 503 },
});

export const passwordForgot = defineCall({
  name: "users.forgotPassword",
  summary: "Mails a link for a new password. Answers the same whether or not there is such an account.",
  method: "POST",
  path: "/users/password/forgot",
  rateLimit: 30,
  body: z.object({ email: credentials.email, redirect }),
  response: z.object({}),
  errors: { TooManyEmails: 429, EmailNotSent: 503, IdentityUnavailable: 503 },
});

export const passwordReset = defineCall({
  name: "users.resetPassword",
  summary: "Sets a new password by the code of its mail; every session of the account ends.",
  method: "POST",
  path: "/users/password/reset",
  rateLimit: 60,
  body: z.object({ ...link, password: credentials.password }),
  response: z.object({}),
  /** A link that was used has ended as one that has run out: the user pool does not tell them apart. */
  errors: { LinkInvalid: 410, LinkExpired: 410, PasswordRefused: 422, TooManyAttempts: 429, IdentityUnavailable: 503 },
});

export const usersClose = defineCall({
  name: "users.close",
  summary: "Closes the account of who gives its password: it is forgotten, and its orders stay as a guest's. Every session ends.",
  method: "POST",
  path: "/users/close",
  access: "account",
  rateLimit: 30,
  body: z.object({ password: credentials.password }),
  response: z.object({}),
  errors: { IncorrectPassword: 422, TooManyAttempts: 429, PaymentServiceUnavailable: 503, IdentityUnavailable: 503 },
});

export const passwordChange = defineCall({
  name: "users.changePassword",
  summary: "Changes the password; every other session of the account ends, this one is given anew.",
  method: "POST",
  path: "/users/password/change",
  access: "account",
  rateLimit: 30,
  body: z.object({ currentPassword: credentials.password, password: credentials.password }),
  response: sessionAnswer,
  errors: { IncorrectPassword: 422, PasswordRefused: 422, TooManyAttempts: 429, IdentityUnavailable: 503 },
});
