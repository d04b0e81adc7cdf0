import type { EmailProblemCode } from "./email.ts";
import type { Messages } from "./problem-message.ts";

/** What is said of an e-mail address. A file of its own: every page of the shop has the field, few have another. */
export const emailMessages: Messages<EmailProblemCode> = {
  empty: "Enter your email address.",
  tooLong: "Enter an email address with {n} characters or fewer.",
  tooManyBytes: "That email address is too long for us to store, so use a shorter one.",
  invalid: "Enter a valid email address.",
};
