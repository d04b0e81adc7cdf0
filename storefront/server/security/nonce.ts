import { randomFillSync } from "node:crypto";

/** Characters of a nonce: 128 bits in base64url, whose alphabet CSP's `nonce-source` allows. */
export const nonceLength = 22;

const drawn = Buffer.alloc(16 * 256);
let next = drawn.length;

/** A fresh random nonce. Randomness is drawn for 256 of them at once, which makes one cost next to nothing. */
export function createNonce(): string {
  if (next === drawn.length) {
    randomFillSync(drawn);
    next = 0;
  }
  const nonce = drawn.toString("base64url", next, next + 16);
  drawn.fill(0, next, next + 16);
  next += 16;
  return nonce;
}
