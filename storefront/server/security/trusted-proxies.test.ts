import { expect, test } from "vitest";
import { trustedProxies } from "./trusted-proxies.ts";

test("believes nobody unless told to", () => {
  expect(trustedProxies(false)("127.0.0.1", 0)).toBe(false);
});

test("believes a number of hops", () => {
  const trust = trustedProxies(2);
  expect([0, 1, 2].map((hop) => trust("203.0.113.9", hop))).toEqual([true, true, false]);
});

test("believes listed addresses and networks, also as IPv4 inside IPv6", () => {
  const trust = trustedProxies(["10.0.0.0/8", "2001:db8::1", "loopback"]);
  for (const address of ["10.1.2.3", "::ffff:10.1.2.3", "2001:db8::1", "127.0.0.1", "::1"])
    expect(trust(address, 5), address).toBe(true);
  for (const address of ["11.1.2.3", "::ffff:11.0.0.1", "2001:db8::2", "", "x"]) expect(trust(address, 0), address).toBe(false);
});
