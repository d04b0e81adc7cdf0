import type { SessionAnswer } from "@tread/storefront/contract/session.ts";
import type { Handlers } from "./fake-server.ts";
import { moment } from "./moment.ts";
import { refuse } from "./refuse.ts";

/** The shopper of page stories who has an account. */
export const shopper = { email: "aroha@example.co.nz", password: "Loudly99!" } as const;

/** An account whose address has not been verified, with the same password. */
export const unverifiedEmail = "tama@example.co.nz";

/** Codes of mails: each of another kind of link. Any other is invalid. */
export const codes = { signsIn: "signs-in", otherBrowser: "other-browser", used: "used", expired: "expired" } as const;

/** A link of a mail: the page's path with whose it is and its code. */
export const linkTo = (path: string, code: string) => `${path}?user=4f6c1c1e&code=${code}`;

/** Has the browser say that it is signed in, or not, by the cookie that the shop would have set. */
export const sayWhoIsSignedIn = (signedIn: boolean) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that shows stories
  document.cookie = `signed_in=1; path=/; max-age=${signedIn ? 3600 : 0}`;
};

/** What signing in is answered with. */
export const session = (): SessionAnswer => ({
  idToken: "id-token",
  expiresAt: new Date(moment.getTime() + 3_600_000).toISOString(),
  username: "4f6c1c1e",
});

/** As the shop does it: the answer, and the cookie beside it. */
function signedIn(): SessionAnswer {
  sayWhoIsSignedIn(true);
  return session();
}

type UserCalls = Extract<keyof Handlers, `session.${string}` | `users.${string}`>;

/** Signing in and up, and everything done by mail. */
export const users: Pick<Handlers, UserCalls> = {
  "session.create": ({ body }) => {
    if (body.password !== shopper.password) refuse(401, "IncorrectCredentials");
    if (body.email === unverifiedEmail) refuse(403, "EmailNotVerified");
    return body.email === shopper.email ? signedIn() : refuse(401, "IncorrectCredentials");
  },
  "session.delete": () => {
    sayWhoIsSignedIn(false);
    return {};
  },
  "session.refresh": () => refuse(401, "NotSignedIn"),
  "users.create": ({ body: { email } }) =>
    email === shopper.email ? refuse(409, "EmailTaken") : { username: "9b1d5a72", email },
  "users.verify": ({ body: { code } }) => {
    if (code === codes.used) refuse(409, "AlreadyVerified");
    if (code === codes.signsIn) return { session: signedIn() };
    if (code === codes.expired) refuse(410, "LinkExpired");
    return code === codes.otherBrowser ? { session: null } : refuse(410, "LinkInvalid");
  },
  "users.resendVerification": () => ({}),
  "users.forgotPassword": () => ({}),
  "users.resetPassword": ({ body: { code } }) => {
    if (code === codes.used || code === codes.expired) refuse(410, "LinkExpired");
    return code === codes.signsIn ? {} : refuse(410, "LinkInvalid");
  },
  "users.close": ({ body: { password } }) => {
    if (password !== shopper.password) refuse(422, "IncorrectPassword");
    sayWhoIsSignedIn(false);
    return {};
  },
  "users.changePassword": ({ body }) =>
    body.currentPassword === shopper.password ? session() : refuse(422, "IncorrectPassword"),
};
