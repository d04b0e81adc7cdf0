import { IdentityRefusal, type RefusalReason } from "./identity-provider.ts";

/** What an error of the pool means where it has one meaning only; anything else is a failure of ours or theirs. */
type Meanings = Readonly<Record<string, RefusalReason>>;

/** About a code, or the link that carries it. */
export const badLink: Meanings = {
  CodeMismatchException: "linkInvalid",
  ExpiredCodeException: "linkExpired",
  UserNotFoundException: "linkInvalid",
  TooManyFailedAttemptsException: "linkExpired",
  LimitExceededException: "tooManyAttempts",
  TooManyRequestsException: "tooManyAttempts",
};

/** About a new password. */
export const badPassword: Meanings = {
  InvalidPasswordException: "passwordRefused",
  PasswordHistoryPolicyViolationException: "passwordRefused",
};

/** About a session. */
export const badSession: Meanings = {
  NotAuthorizedException: "sessionEnded",
  RefreshTokenReuseException: "sessionEnded",
  UserNotFoundException: "userNotFound",
};

/** About a mail that was asked for. */
export const badMail: Meanings = {
  LimitExceededException: "tooManyEmails",
  TooManyRequestsException: "tooManyEmails",
  CodeDeliveryFailureException: "emailNotSent",
};

/** Whether it is an error of the pool by one of these names. */
export function isNamed(error: unknown, ...names: string[]): error is Error {
  return error instanceof Error && names.includes(error.name);
}

/** Whether there is such a user, and whether it has anything to wait for, is nobody's to learn from an answer. */
export async function unlessUnknown(sent: Promise<unknown>): Promise<void> {
  await sent.catch((error: unknown) => {
    if (!isNamed(error, "UserNotFoundException", "InvalidParameterException", "NotAuthorizedException")) throw error;
  });
}

/** Runs work with the pool, and says what its errors mean. @throws IdentityRefusal */
export async function refusing<T>(meanings: Meanings, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof IdentityRefusal) throw error;
    const name = error instanceof Error ? error.name : "";
    throw new IdentityRefusal(Object.hasOwn(meanings, name) ? (meanings[name] as RefusalReason) : "unavailable", {
      cause: error,
    });
  }
}
