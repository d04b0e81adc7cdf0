/** The failures of a user pool, by the names that Amazon Cognito gives them. */
export type PoolErrorName =
  | "CodeMismatchException"
  | "ExpiredCodeException"
  | "InvalidParameterException"
  | "InvalidPasswordException"
  | "LimitExceededException"
  | "NotAuthorizedException"
  | "RefreshTokenReuseException"
  | "ResourceNotFoundException"
  | "TooManyFailedAttemptsException"
  | "UnknownOperationException"
  | "UnsupportedTokenTypeException"
  | "UserNotConfirmedException"
  | "UsernameExistsException";

/** A failure that the pool's client is meant to see. */
export class PoolError extends Error {
  override readonly name = "PoolError";
  readonly type: PoolErrorName;

  constructor(type: PoolErrorName, message: string) {
    super(message);
    this.type = type;
  }
}

/** The one answer to an unknown user, a wrong password and a disabled user (`PreventUserExistenceErrors`). */
export const incorrectCredentials = () => new PoolError("NotAuthorizedException", "Incorrect username or password.");
/** The answer to whoever has tried too often. */
export const limitExceeded = () => new PoolError("LimitExceededException", "Attempt limit exceeded, please try after some time.");
