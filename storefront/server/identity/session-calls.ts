import type { SessionAnswer } from "#contract/session.ts";
import { normaliseEmail } from "#domain/fields/email.ts";
import { httpError } from "../http/to-api-error.ts";
import { browserOf, type Service } from "../service.ts";
import { type IdentityProvider, IdentityRefusal, type IdentitySession } from "./identity-provider.ts";
import { tellingRefusals } from "./refusals.ts";
import { forgetSession, keepSession, keptSession } from "./session-cookies.ts";
import type { SessionEnds } from "./session-ends.ts";

const failed = "Unable to log in. Try again later.";

/** Signing in, staying so, and signing out. */
export function createSessionCalls({
  provider,
  sessionEnds,
}: {
  readonly provider: IdentityProvider;
  readonly sessionEnds: Pick<SessionEnds, "note">;
}): Service<"session.create" | "session.refresh" | "session.delete"> {
  return {
    "session.create": ({ body }, context) =>
      tellingRefusals(
        failed,
        {
          incorrectCredentials: [401, "IncorrectCredentials", "Incorrect email or password."],
          emailNotVerified: [403, "EmailNotVerified", "Your email address hasn't been verified yet."],
          tooManyAttempts: [429, "TooManyAttempts", "You've tried to log in too many times. Try again later."],
        },
        async () => {
          const browser = browserOf(context);
          const email = normaliseEmail(body.email).toLowerCase();
          // The user pool's client takes no empty name, and says so as if the pool were at fault.
          if (email === "") throw new IdentityRefusal("incorrectCredentials");
          const session = await provider.signIn(email, body.password);
          keepSession(browser, session, body.keep);
          return sessionAnswer(session);
        },
      ),

    "session.refresh": (_input, context) =>
      tellingRefusals(failed, {}, async () => {
        const browser = browserOf(context);
        const kept = keptSession(browser);
        try {
          if (kept === undefined) throw httpError("NotSignedIn");
          const session = await provider.refresh(kept);
          if (session.refreshToken !== kept.refreshToken) keepSession(browser, session, kept.lasting);
          return sessionAnswer(session);
        } catch (error) {
          if (kept === undefined || isOver(error)) forgetSession(browser);
          throw error;
        }
      }),

    "session.delete": (_input, context) =>
      tellingRefusals(failed, {}, async () => {
        const browser = browserOf(context);
        const kept = keptSession(browser);
        forgetSession(browser);
        if (kept === undefined) return {};
        // Renewed once more, it says which session it is whose id tokens are good for minutes yet.
        const session = await provider.refresh(kept).catch((error: unknown) => {
          if (isOver(error)) return undefined;
          throw error;
        });
        if (session === undefined) return {};
        const { sessionId, authenticatedAt } = session.account;
        if (sessionId !== undefined) await sessionEnds.note(sessionId, new Date(authenticatedAt.getTime() + 1000));
        await provider.signOut(session.refreshToken);
        return {};
      }),
  };
}

const isOver = (error: unknown): boolean =>
  error instanceof IdentityRefusal && (error.reason === "sessionEnded" || error.reason === "userNotFound");

/** What a browser's scripts are given of a session. */
export function sessionAnswer({ idToken, expiresAt, account }: IdentitySession): SessionAnswer {
  return { idToken, expiresAt: new Date(expiresAt).toISOString(), username: account.username };
}
