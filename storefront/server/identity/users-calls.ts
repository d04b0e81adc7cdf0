import { setTimeout as delay } from "node:timers/promises";
import type { CountryCode } from "#domain/country/country.ts";
import { emailProblem, normaliseEmail } from "#domain/fields/email.ts";
import { emailMessages } from "#domain/fields/email-messages.ts";
import { passwordMessages } from "#domain/fields/messages.ts";
import { passwordProblem } from "#domain/fields/password.ts";
import { redirectPath } from "#domain/session/redirect-path.ts";
import { type CustomerDetails, readCustomerDetails } from "../account/customer-details.ts";
import type { Database } from "../database/database.ts";
import { FieldIssues } from "../fields/field-issues.ts";
import { httpError } from "../http/to-api-error.ts";
import type { Guesses } from "../security/guesses.ts";
import { networkOf } from "../security/network-of.ts";
import { type Browser, browserOf, type RequestContext, type Service, type SignedIn, signedIn } from "../service.ts";
import { sendAccountClosed, sendPasswordChanged } from "./account-mails.ts";
import { type IdentityProvider, IdentityRefusal, type IdentitySession, type MailContext } from "./identity-provider.ts";
import { type Refusal, tellingRefusals } from "./refusals.ts";
import { sessionAnswer } from "./session-calls.ts";
import {
  forgetSession,
  forgetSignUp,
  type KeptSession,
  keepSession,
  keepSignUp,
  keptSession,
  keptSignUp,
} from "./session-cookies.ts";
import type { SessionEnds } from "./session-ends.ts";

/** Who an account was made for. */
export interface NewProfile extends CustomerDetails {
  readonly country: CountryCode;
  readonly username: string;
  readonly email: string;
}

/** What the shop keeps of those who have an account. */
export interface CustomerProfiles {
  /** Called once the pool has the account. */
  create(profile: NewProfile): Promise<void>;
  /** Called once whoever reads the account's mail has taken it over: forgets what a sign-up said that nobody has come by since. */
  forgetUnproven(username: string): Promise<void>;
  /** Forgets all that the shop keeps of an account that is being closed. May be repeated. */
  forget(account: SignedIn): Promise<void>;
  /** Keeps that they want to hear from the shop, whatever becomes of the rest. */
  agreeToMarketing(profile: NewProfile): Promise<void>;
}

export interface UserCallsOptions {
  readonly provider: IdentityProvider;
  readonly sessionEnds: SessionEnds;
  readonly customers: CustomerProfiles;
  readonly database: Database;
  readonly guesses: Guesses;
  /** Told of what fails after the account is made: it is there all the same. */
  readonly onError: (error: unknown) => void;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Milliseconds that asking for a mail takes at least, whether or not there is anybody to send one to. */
const mailTime = 300;

/** Addresses that one network may have an account made for in a quarter of an hour: each is mailed, whoever it belongs to. */
const signUpsOfNetwork = 10;

/** The pool names its users by UUIDs; it would know them by e-mail too, which a link must not be tried with. */
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const tooManyEmails: Refusal = [429, "TooManyEmails", "You've sent too many verification emails. Try again later."];
const emailNotSent: Refusal = [503, "EmailNotSent", "Unable to send verification email. Try again later."];
const tooManyResets: Refusal = [429, "TooManyEmails", "You've asked for too many password reset links, so try again later."];
const resetNotSent: Refusal = [503, "EmailNotSent", "Unable to send password reset link. Try again later."];
const linkInvalid: Refusal = [410, "LinkInvalid", "That isn't the newest link, so use the latest mail or ask for a new one."];
const linkExpired: Refusal = [410, "LinkExpired", "That link no longer works, so ask for a new one and use the latest mail."];
const passwordRefused: Refusal = [422, "PasswordRefused", "That password can't be used. Choose another one."];

/** Creating an account, verifying its address, and its password. */
export function createUserCalls(
  options: UserCallsOptions,
): Service<
  | "users.create"
  | "users.verify"
  | "users.resendVerification"
  | "users.forgotPassword"
  | "users.resetPassword"
  | "users.changePassword"
  | "users.close"
> {
  const { provider, sessionEnds, customers, database, guesses, onError, now } = options;

  /** The session of a browser, renewed, and kept there whatever becomes of what it is used for. */
  async function renewed(browser: Browser, kept: KeptSession): Promise<IdentitySession> {
    const session = await provider.refresh(kept);
    keepSession(browser, session, kept.lasting);
    return session;
  }

  /** What cannot be written down of the end of sessions must not undo what they have ended with. */
  const endSessions = (username: string, before: Date) => sessionEnds.note(username, before).catch(onError);

  /** A mail that cannot be written down must not undo a password that has been changed. */
  const tellPasswordChanged = (country: CountryCode, account: Parameters<typeof sendPasswordChanged>[2]) =>
    sendPasswordChanged(database.queries, country, account).catch(onError);

  return {
    "users.create": ({ body }, context) => {
      const { country } = context;
      const email = normaliseEmail(body.email).toLowerCase();
      const taken = `An account with the email address ${email} already exists.`;
      return tellingRefusals(
        "Unable to create your account. Try again later.",
        {
          emailTaken: [409, "EmailTaken", taken],
          tooManyAttempts: [429, "TooManyAttempts", "You've tried to create an account too many times. Try again later."],
          passwordRefused: [422, "UnprocessableRequest", passwordRefused[2]],
        },
        async () => {
          const browser = browserOf(context);
          const issues = new FieldIssues();
          issues.note("email", emailMessages, emailProblem(body.email));
          issues.note("password", passwordMessages, passwordProblem(body.password));
          const details = readCustomerDetails(issues, country, body, { at: "", mobile: true, now: now() });
          issues.throwIfAny();
          const target = `sign-ups of ${networkOf(context.clientAddress)}`;
          await guesses.note([{ target, guess: email, most: signUpsOfNetwork }]);
          const { firstName, lastName } = details;
          const { password, agreeToMarketing, redirect } = body;
          const mail = mailContext(context, redirect);
          const { username, signUpSession } = await provider.signUp({ email, password, firstName, lastName }, mail);
          // The account is there; what is missing of the customer is asked for in the account.
          const profile = { ...details, country, username, email };
          if (agreeToMarketing) await customers.agreeToMarketing(profile).catch(onError);
          await customers.create(profile).catch(onError);
          if (signUpSession !== undefined) keepSignUp(browser, username, signUpSession);
          return { username, email };
        },
      );
    },

    "users.verify": ({ body }, context) =>
      tellingRefusals(
        "Unable to verify your email address, so try again later.",
        {
          linkInvalid,
          linkExpired,
          alreadyVerified: [409, "AlreadyVerified", "Your email address is verified already, so sign in to go on."],
          tooManyAttempts: [429, "TooManyAttempts", "That link was tried too many times, so try again later."],
        },
        async () => {
          const browser = browserOf(context);
          const { user: username, code } = body;
          if (!uuid.test(username)) throw new IdentityRefusal("linkInvalid");
          const signUpSession = keptSignUp(browser, username);
          const session = await provider.verify({ username, code, signUpSession });
          if (signUpSession !== undefined) forgetSignUp(browser);
          if (session === undefined) return { session: null };
          keepSession(browser, session, true);
          return { session: sessionAnswer(session) };
        },
      ),

    "users.resendVerification": ({ body }, context) =>
      tellingRefusals(emailNotSent[2], { tooManyEmails, emailNotSent }, async () => {
        const mail = mailContext(context, body.redirect);
        const username = "email" in body ? normaliseEmail(body.email).toLowerCase() : body.user;
        if ("email" in body || uuid.test(username)) await atLeast(mailTime, () => provider.resendVerification(username, mail));
        return {};
      }),

    "users.forgotPassword": ({ body }, context) =>
      tellingRefusals(resetNotSent[2], { tooManyEmails: tooManyResets, emailNotSent: resetNotSent }, async () => {
        const mail = mailContext(context, body.redirect);
        const email = normaliseEmail(body.email).toLowerCase();
        await atLeast(mailTime, () => provider.forgotPassword(email, mail));
        return {};
      }),

    "users.resetPassword": ({ body }, context) =>
      tellingRefusals(
        "Unable to change your password, so try again later.",
        {
          linkInvalid,
          linkExpired,
          passwordRefused,
          tooManyAttempts: [429, "TooManyAttempts", "You've tried to reset your password too many times, so try again later."],
        },
        async () => {
          const browser = browserOf(context);
          const { user: username, code, password } = body;
          requireGoodPassword(password);
          if (!uuid.test(username)) throw new IdentityRefusal("linkInvalid");
          const account = await provider.resetPassword({ username, code, password });
          await customers.forgetUnproven(username).catch(onError);
          // The session of this browser, if it was that account's, has ended with all others.
          if (keptSession(browser)?.username === username) forgetSession(browser);
          if (account) {
            await endSessions(username, account.authenticatedAt);
            await tellPasswordChanged(context.country, account);
          }
          return {};
        },
      ),

    "users.changePassword": ({ body }, context) =>
      tellingRefusals(
        "Unable to update your password, so try again later.",
        {
          incorrectCredentials: [422, "IncorrectPassword", "That isn't your current password, so check it and try again."],
          passwordRefused,
          tooManyAttempts: [429, "TooManyAttempts", "You've tried to update your password too many times. Try again later."],
        },
        async () => {
          const browser = browserOf(context);
          const account = signedIn(context);
          requireGoodPassword(body.password);
          const kept = keptSession(browser);
          if (kept?.username !== account.username) throw httpError("NotSignedIn");
          const now = await renewed(browser, kept);
          const session = await provider.changePassword(now, { current: body.currentPassword, next: body.password });
          keepSession(browser, session, kept.lasting);
          await endSessions(account.username, session.account.authenticatedAt);
          await tellPasswordChanged(context.country, account);
          return sessionAnswer(session);
        },
      ),

    "users.close": ({ body }, context) =>
      tellingRefusals(
        "Unable to close your account, so try again later.",
        {
          incorrectCredentials: [422, "IncorrectPassword", "That isn't your password, so check it and try again."],
          tooManyAttempts: [429, "TooManyAttempts", "You've tried to close your account too many times, so try again later."],
        },
        async () => {
          const browser = browserOf(context);
          const account = signedIn(context);
          // Who only holds an id token, or sits at somebody's browser, closes nothing.
          if (keptSession(browser)?.username !== account.username) throw httpError("NotSignedIn");
          const session = await provider.signIn(account.email, body.password);
          if (session.account.username !== account.username) throw httpError("NotSignedIn");
          // Before the account itself: what is left over of one that is gone could not be asked for again.
          await customers.forget(account);
          await provider.deleteAccount(session);
          // The pool tells the time in whole seconds, and not even the session that has just begun goes on.
          await endSessions(account.username, new Date(session.account.authenticatedAt.getTime() + 1000));
          forgetSession(browser);
          await sendAccountClosed(database.queries, context.country, account).catch(onError);
          return {};
        },
      ),
  };
}

/** @throws ApiError 422 `UnprocessableRequest` in the words of the form */
function requireGoodPassword(password: string): void {
  const issues = new FieldIssues();
  issues.note("password", passwordMessages, passwordProblem(password));
  issues.throwIfAny();
}

/** Where the links of a mail lead: never to what the request says of itself, which a stranger can make up. */
function mailContext(context: RequestContext, redirect: string | undefined): MailContext {
  return { country: context.country, origin: browserOf(context).origin, redirect: redirectPath(redirect) ?? undefined };
}

/** Does work in no less than some time, so that how long it took tells nothing. */
async function atLeast(milliseconds: number, work: () => Promise<void>): Promise<void> {
  const [worked] = await Promise.allSettled([work(), delay(milliseconds)]);
  if (worked.status === "rejected") throw worked.reason;
}
