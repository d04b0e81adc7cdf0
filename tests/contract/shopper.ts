import { randomUUID } from "node:crypto";
import { calls } from "@tread/storefront/contract/calls.ts";
import { request, send } from "./send.ts";

/** A shopper with an account, as far as a browser knows them. */
export interface Shopper {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** What a form of the shop's own page sends along. */
export const fromOwnPage = (origin: string) => ({ origin });

/** A password that no rule refuses. */
export const newPassword = () => `Tread-${randomUUID()}-T1!`;

/** What the form of a new account sends. */
export const newShopper = () => ({
  email: `mere+${randomUUID()}@example.co.nz`,
  password: newPassword(),
  firstName: "Mere",
  lastName: "O'Neil",
  agreeToMarketing: false,
  acceptTerms: true,
});

/** Signs up, in a browser that keeps no cookies. @throws Error when the shop refuses */
export async function signUp(origin: string): Promise<Shopper> {
  const body = newShopper();
  const { status, json, text } = await send(origin, "nz", calls["users.create"], {
    headers: fromOwnPage(origin),
    body,
  });
  if (status !== 200) throw new Error(`Signing up was refused: ${text}`);
  return { ...(json as { username: string; email: string }), password: body.password };
}

/** The code and user of the newest link that was mailed to an address and leads to a path. */
export async function mailedLink(origin: string, email: string, path: string): Promise<{ user: string; code: string }> {
  const { text: list } = await request(`${origin}/sandbox/outbox`);
  for (const [, id] of list.matchAll(/href="\/sandbox\/outbox\/([^"]+)"/g)) {
    const { text } = await request(`${origin}/sandbox/outbox/${id}`);
    if (!text.includes(email)) continue;
    const [, query] = text.split(`${path}?`);
    const found = new URLSearchParams(query?.split(/[\s"<]/)[0]?.replaceAll("&amp;", "&"));
    const [user, code] = [found.get("user"), found.get("code")];
    if (user !== null && code !== null) return { user, code };
  }
  throw new Error(`No link to ${path} was mailed to ${email}.`);
}

/** Signs up and verifies the address. */
export async function verified(origin: string): Promise<Shopper> {
  const shopper = await signUp(origin);
  const { status, text } = await send(origin, "nz", calls["users.verify"], {
    headers: fromOwnPage(origin),
    body: await mailedLink(origin, shopper.email, "/account/verify"),
  });
  if (status !== 200) throw new Error(`Verifying was refused: ${text}`);
  return shopper;
}

/** Signs in. @returns the header that says so on every call of the account, and the cookies that keep the session */
export async function signIn(
  origin: string,
  { email, password }: Shopper,
): Promise<{ readonly authorization: string; readonly cookie: string }> {
  const { status, headers, json, text } = await send(origin, "nz", calls["session.create"], {
    headers: fromOwnPage(origin),
    body: { email, password },
  });
  if (status !== 200) throw new Error(`Signing in was refused: ${text}`);
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
  return { authorization: `Bearer ${(json as { idToken: string }).idToken}`, cookie };
}

/** A new shopper who is signed in. */
export async function signedIn(origin: string): Promise<{ authorization: string }> {
  const { authorization } = await signIn(origin, await verified(origin));
  return { authorization };
}
