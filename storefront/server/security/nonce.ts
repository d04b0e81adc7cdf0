import { randomBytes } from "node:crypto";

/** A fresh nonce of 128 random bits in base64url, whose alphabet CSP's `nonce-source` allows. */
export function createNonce(): string {
  return randomBytes(16).toString("base64url");
}
