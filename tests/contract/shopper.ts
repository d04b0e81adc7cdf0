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

/** Signs up, in a browser that keeps no cookies. @throws Error when the shop refuses */
export async function signUp(origin: string): Promise<Shopper> {
  const email = `mere+${randomUUID()}@example.co.nz`;
  const password = `Tread-${randomUUID()}-T1!`;
  const { status, json, text } = await send(origin, "nz", calls["users.create"], {
    headers: fromOwnPage(origin),
    body: { email, password, firstName: "Mere", lastName: "O'Neil", agreeToMarketing: false, acceptTerms: true },
  });
  if (status !== 200) throw new Error(`Signing up was refused: ${text}`);
  return { ...(json as { username: string; email: string }), password };
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

/** Signs in. @returns the header that says so on every call of the account (AUTH-02) */
export async function signIn(origin: string, { email, password }: Shopper): Promise<{ authorization: string }> {
  const { status, json, text } = await send(origin, "nz", calls["session.create"], {
    headers: fromOwnPage(origin),
    body: { email, password },
  });
  if (status !== 200) throw new Error(`Signing in was refused: ${text}`);
  return { authorization: `Bearer ${(json as { idToken: string }).idToken}` };
}

/** A new shopper who is signed in. */
export async function signedIn(origin: string): Promise<{ authorization: string }> {
  return signIn(origin, await verified(origin));
}
