import type { SignedIn } from "@tread/storefront/server/service.ts";

/**
 * Sessions of the servers that are put to the test here. Who may have one is proven elsewhere: a token simply names its holder.
 */
export const sessionOf = (account: SignedIn): string => Buffer.from(JSON.stringify(account)).toString("base64url");

/** Who a token names. */
export const readSession = async (token: string): Promise<SignedIn> =>
  JSON.parse(Buffer.from(token, "base64url").toString("utf8"));
