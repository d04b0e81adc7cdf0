import type { CountryCode } from "#domain/country/country.ts";
import type { SignedIn } from "../service.ts";

/** Why the user pool refused, in the shop's own words. */
export type RefusalReason =
  /** Unknown address, wrong password, disabled account: nobody is told which. */
  | "incorrectCredentials"
  /** Said only to who knows the password. */
  | "emailNotVerified"
  | "emailTaken"
  /** A code that is wrong, or has been replaced by a newer one. */
  | "linkInvalid"
  /** There is no code to be used any more, if there ever was: it has run out, was used, or was guessed at too often. */
  | "linkExpired"
  | "alreadyVerified"
  | "passwordRefused"
  | "tooManyAttempts"
  | "tooManyEmails"
  | "emailNotSent"
  /** The session has ended, or never was. */
  | "sessionEnded"
  /** Whose session it is, is not in the pool any more. */
  | "userNotFound"
  /** The pool cannot be reached, or failed. */
  | "unavailable";

/** The user pool said no. */
export class IdentityRefusal extends Error {
  override readonly name = "IdentityRefusal";
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, options?: ErrorOptions) {
    super(`The user pool refused: ${reason}`, options);
    this.reason = reason;
  }
}

/** Who is proven to be signed in, by a session that began at a moment of the user pool's clock. */
export interface ProvenSession extends SignedIn {
  readonly authenticatedAt: Date;
  /** The pool's name of this session, the same however often it is renewed; undefined where the pool revokes none. */
  readonly sessionId: string | undefined;
}

/** A session at the user pool. */
export interface IdentitySession {
  readonly account: ProvenSession;
  /** Proves who it is to the calls of the account. */
  readonly idToken: string;
  /** Proves it to the pool, which changes and ends the account by it. */
  readonly accessToken: string;
  /** When the id token runs out, in milliseconds since the epoch. */
  readonly expiresAt: number;
  /** Renews it; good for weeks, only for the pool, and where the pool rotates them once. */
  readonly refreshToken: string;
}

/** What a mail of the pool needs to know of the shop. */
export interface MailContext {
  readonly country: CountryCode;
  /** Public origin of the shop, without a trailing slash. */
  readonly origin: string;
  /** Path of the shop to go on to after the link. */
  readonly redirect?: string | undefined;
}

/**
 * Who is who: the port behind which a user pool stands. Every method rejects with an `IdentityRefusal`; usernames are the
 * pool's `sub`.
 */
export interface IdentityProvider {
  /** Creates an account and mails a link. `signUpSession` signs in once that link has been followed, where the pool can. */
  signUp(
    person: { readonly email: string; readonly password: string; readonly firstName: string; readonly lastName: string },
    mail: MailContext,
  ): Promise<{ username: string; signUpSession: string | undefined }>;
  /** Verifies by the code of a link. @returns a session when `signUpSession` is that of this very account */
  verify(link: { username: string; code: string; signUpSession?: string | undefined }): Promise<IdentitySession | undefined>;
  /** Mails another link. Resolves whether or not there is such an account. @param username or e-mail */
  resendVerification(username: string, mail: MailContext): Promise<void>;
  signIn(email: string, password: string): Promise<IdentitySession>;
  /** Renews a session, whose refresh token may be another from then on. */
  refresh(kept: { readonly username: string; readonly refreshToken: string }): Promise<IdentitySession>;
  /** Ends a session. Resolves for one that has ended, too. */
  signOut(refreshToken: string): Promise<void>;
  /** Mails a link for a new password. Resolves whether or not there is such an account. */
  forgotPassword(email: string, mail: MailContext): Promise<void>;
  /**
   * Sets a new password by the code of a link; every session of the account ends.
   * @returns whose it was; undefined where the pool could not be asked any more, and sessions may go on
   */
  resetPassword(link: { username: string; code: string; password: string }): Promise<ProvenSession | undefined>;
  /** Changes the password; every session of the account ends, and a new one is given. */
  changePassword(
    session: Pick<IdentitySession, "account" | "accessToken">,
    passwords: { readonly current: string; readonly next: string },
  ): Promise<IdentitySession>;
  /** Removes the account from the pool with every session of it. Resolves for one that is gone, too. */
  deleteAccount(session: Pick<IdentitySession, "accessToken">): Promise<void>;
  /** Who an id token proves to be signed in; null when it is expired, forged, of another pool, or none at all. */
  readIdToken(idToken: string): Promise<ProvenSession | null>;
}
