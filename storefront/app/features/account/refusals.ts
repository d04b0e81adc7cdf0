import type { CallFailure } from "#contract/rendering.ts";
import { own } from "#domain/record/own.ts";

/** What a form says when the server refuses it, by the failure's code. */
interface Refusals {
  /** For any code that has no sentence of its own. */
  readonly other: string;
  /** Done too often, whoever of the servers says so. */
  readonly tooOften: string;
  readonly [code: string]: string;
}

/** In the words of ERRCAT-12 to ERRCAT-30 where these have any. */
export const refusals = {
  signIn: {
    IncorrectCredentials: "Incorrect email or password.",
    EmailNotVerified: "Your email address hasn't been verified yet.",
    CookiesBlocked: "Your browser blocks cookies, and nobody stays signed in without, so allow them and try again.",
    tooOften: "You've tried to log in too many times. Try again later.",
    other: "Unable to log in. Try again later.",
  },
  signUp: {
    tooOften: "That's a lot of new accounts from one place. Try again later.",
    other: "Unable to create your account. Try again later.",
  },
  verificationEmail: {
    tooOften: "You've sent too many verification emails. Try again later.",
    other: "Unable to send verification email. Try again later.",
  },
  verification: {
    LinkInvalid: "This isn't our newest link, or a piece of it is missing, so use our latest email or get a new one.",
    LinkExpired: "This link has run out, so get a new one.",
    AlreadyVerified: "Your email address is already verified, so you're good to sign in.",
    tooOften: "This link was tried too many times, so try again later.",
    other: "We couldn't verify your email address, so give it another go.",
  },
  newVerificationLink: {
    tooOften: "You've sent too many verification emails. Try again later.",
    other: "We couldn't send a new link, so try again later.",
  },
  forgotPassword: {
    tooOften: "You've asked for too many password reset links, so try again later.",
    other: "Unable to send password reset link. Try again later.",
  },
  resetPassword: {
    LinkInvalid: "This isn't our newest link, or a piece of it is missing, so use our latest email or get a new one.",
    LinkExpired: "This link has run out or was used before, so sign in if your new password is set, or get a new link.",
    tooOften: "You've tried to reset your password too many times, so try again later.",
    other: "Unable to reset your password, so try again later.",
  },
  contactInfo: {
    DateOfBirthLocked: "Your birthday has been set already, so load this page again to see it.",
    tooOften: "You've saved your contact information too many times, so try again later.",
    other: "Unable to save your contact information. Try again later.",
  },
  changePassword: {
    IncorrectPassword: "That isn't your current password.",
    tooOften: "You've tried to update your password too many times. Try again later.",
    other: "Unable to update your password, so try again later.",
  },
  closeAccount: {
    IncorrectPassword: "That isn't your password.",
    tooOften: "You've tried to close your account too many times, so try again later.",
    other: "Unable to close your account, so try again later.",
  },
} as const satisfies Record<string, Refusals>;

/** An account with that address is there already (ERRCAT-18). */
export const emailTakenMessage = (email: string) => `An account with the email address ${email} already exists.`;

/** The sentence for a failed call. One that never reached the shop says so itself. */
export function refusalMessage(messages: Refusals, { status, code, message }: CallFailure): string {
  if (status === 0) return message;
  if (status === 429) return messages.tooOften;
  return own(messages, code) ?? messages.other;
}

/** What the server found wrong with fields of a form, by the field's name. The password may be refused for being what it is. */
export function fieldRefusals({ code, issues = [] }: CallFailure): Readonly<Record<string, string>> {
  return {
    ...(code === "PasswordRefused" && { password: "That password can't be used, so pick another." }),
    ...Object.fromEntries(issues.map(({ path, message }) => [path.replace(/^.*\./, ""), message])),
  };
}
