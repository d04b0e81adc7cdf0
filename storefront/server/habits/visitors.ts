import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";

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

/**
 * The part of an address that one household has to itself: all of an IPv4 address, and of an IPv6 one the first half, since behind that
 * anybody has as many addresses as they like.
 */
export function networkOf(address: string): string {
  // An IPv4 client of an IPv6 socket is ::ffff:a.b.c.d.
  if (!isIPv6(address) || address.includes(".")) return address;
  const [before = [], after] = address.split("::").map((half) => half.split(":").filter((group) => group !== ""));
  const left = Math.max(0, 8 - before.length - (after?.length ?? 0));
  const groups = after === undefined ? before : [...before, ...Array<string>(left).fill("0"), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
