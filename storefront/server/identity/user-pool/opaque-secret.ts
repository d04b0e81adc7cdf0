import { createHash, randomBytes } from "node:crypto";

/** Something to be shown once: a code, a token or a session of 32 random bytes. Only its hash is kept. */
export function createSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString("base64url");
  return { secret, hash: hashSecret(secret) };
}

/** What is kept of it. Nobody can guess 32 random bytes, so a plain hash is enough. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
