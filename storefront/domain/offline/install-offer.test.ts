import fc from "fast-check";
import { expect, test } from "vitest";
import { offersInstall } from "./install-offer.ts";

test("PWA-05 who has hidden the offer never sees it again, whatever else is so", () => {
  const others = fc.record({ installable: fc.boolean(), installed: fc.boolean(), asked: fc.boolean() });
  fc.assert(fc.property(others, (situation) => !offersInstall({ ...situation, hidden: true })));
});

test("it is offered where it can be done, is not done, and nothing else is being asked", () => {
  const usual = { installable: true, hidden: false, installed: false, asked: false };
  expect(offersInstall(usual)).toBe(true);
  expect(offersInstall({ ...usual, installable: false })).toBe(false);
  expect(offersInstall({ ...usual, installed: true })).toBe(false);
  expect(offersInstall({ ...usual, asked: true })).toBe(false);
});
