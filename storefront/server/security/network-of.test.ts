import fc from "fast-check";
import { expect, test } from "vitest";
import { promoCodeGuesses } from "../promotions/promo-code-guesses.ts";
import { networkOf } from "./network-of.ts";

const group = fc.integer({ min: 0, max: 0xffff }).map((number) => number.toString(16));
const half = fc.tuple(group, group, group, group).map((groups) => groups.join(":"));

test("addresses with the same first half are one network, however they are written, and others are not", () => {
  fc.assert(
    fc.property(half, half, half, (network, one, other) => {
      expect(networkOf(`${network}:${one}`)).toBe(networkOf(`${network}:${other}`.toUpperCase()));
      expect(networkOf(`${network}::1`)).toBe(networkOf(`${network}:0:0:0:1`));
      if (network !== other) expect(networkOf(`${network}:${one}`)).not.toBe(networkOf(`${other}:${one}`));
    }),
  );
});

test("an IPv4 address is its own network, and so is one that is not known", () => {
  for (const address of ["203.0.113.7", "::ffff:203.0.113.7", ""]) expect(networkOf(address)).toBe(address);
});

test("promo codes are counted by network", () => {
  const tries = (address: string) => promoCodeGuesses(["KEA10"], "mere@example.co.nz", address);
  expect(tries("2001:db8:0:7::1")).toEqual(tries("2001:db8:0:7::2"));
  expect(tries("2001:db8:0:7::1")).not.toEqual(tries("2001:db8:0:8::1"));
});
