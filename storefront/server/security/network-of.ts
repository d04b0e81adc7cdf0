import { isIPv6 } from "node:net";

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
