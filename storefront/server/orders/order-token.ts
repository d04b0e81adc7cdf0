import { hkdfSync } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import type { CountryCode } from "#domain/country/country.ts";

/** Seconds for which a guest may look at an order after naming its number and e-mail. */
export const orderTokenLifetime = 30 * 60;

export interface OrderTokens {
  issue(country: CountryCode, orderNumber: string): Promise<{ token: string; expiresAt: Date }>;
  /** True only for a token of this very order that has not expired. */
  allows(token: string, country: CountryCode, orderNumber: string): Promise<boolean>;
}

/**
 * Signed tokens (RFC 7519, HS256 only) under a key of their own, derived from the server's secret; `now` in milliseconds.
 * @param purpose what a token lets its holder do; a token for one thing is none for the other
 */
export function createOrderTokens(
  secret: Uint8Array,
  now: () => number = Date.now,
  purpose: "order" | "return" | "download" = "order",
): OrderTokens {
  const key = new Uint8Array(hkdfSync("sha256", secret, new Uint8Array(0), "tread-and-thread order token", 32));
  const audience = (country: CountryCode) => `${country} ${purpose}`;
  return {
    async issue(country, orderNumber) {
      const issuedAt = Math.floor(now() / 1000);
      const token = await new SignJWT()
        .setProtectedHeader({ alg: "HS256" })
        .setSubject(orderNumber)
        .setAudience(audience(country))
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + orderTokenLifetime)
        .sign(key);
      return { token, expiresAt: new Date((issuedAt + orderTokenLifetime) * 1000) };
    },

    async allows(token, country, orderNumber) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ["HS256"],
          audience: audience(country),
          subject: orderNumber,
          requiredClaims: ["exp"],
          currentDate: new Date(now()),
        });
        return payload.sub === orderNumber;
      } catch {
        return false;
      }
    },
  };
}
