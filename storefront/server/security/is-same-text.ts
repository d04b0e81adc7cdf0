import { createHash, timingSafeEqual } from "node:crypto";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Compares without telling by the time it takes where two texts begin to differ. Nothing is the same as an empty text. */
export function isSameText(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b)) && a !== "";
}
