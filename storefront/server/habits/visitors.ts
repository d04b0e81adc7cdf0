import { createHmac } from "node:crypto";

/** A day of the world, `2026-11-24`. */
export type Day = string;

/** The day of a moment. @param now milliseconds since the epoch */
export const dayOf = (now: number): Day => new Date(now).toISOString().slice(0, 10);

/** The day so many days before a moment's. */
export const daysBefore = (now: number, days: number): Day => dayOf(now - days * 86_400_000);

/**
 * Names a visitor for one day: the same one the same, and from the next day on another. It leads back to nobody without the secret, and
 * two days of one visitor cannot be put together with it either way.
 */
export function visitorOf(secret: Uint8Array, day: Day, mark: string): string {
  return createHmac("sha256", secret).update(`visitor ${day} ${mark}`).digest("base64url").slice(0, 22);
}
