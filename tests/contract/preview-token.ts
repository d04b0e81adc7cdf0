import { createHmac } from "node:crypto";

/** What the content builder of the tests signs with: the server's `CONTENT_PREVIEW_SECRET`. */
export const previewSecret = "the content builder of the tests";

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

export interface PreviewToken {
  country?: "nz" | "au";
  /** Seconds from now until it expires. */
  lasts?: number;
  secret?: string;
}

/** A token as the content builder signs it: a JSON Web Token (RFC 7519) with HMAC SHA-256. */
export function previewToken({ country = "nz", lasts = 600, secret = previewSecret }: PreviewToken = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const signed = `${part({ alg: "HS256", typ: "JWT" })}.${part({ aud: `${country} content preview`, iat: now, exp: now + lasts })}`;
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
}
