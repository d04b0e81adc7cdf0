import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { functionalTypes, productStates, saleModes } from "../product/product.ts";
import { type Awaited, isReminderDue, offeredReminder, type RemindedProduct } from "./reminder.ts";

const now = 1_795_000_000_000;
const product = fc.record<RemindedProduct>({
  state: fc.constantFrom(...productStates),
  saleMode: fc.constantFrom(...saleModes),
  release: fc.constantFrom(null, now / 1000 - 60, now / 1000 + 60),
  functionalType: fc.constantFrom(...functionalTypes),
  variants: fc.constantFrom(
    [],
    [{ id: "a-8", code: "8", qty: 0 }],
    [
      { id: "a-8", code: "8", qty: 0 },
      { id: "a-9", code: "9", qty: 3 },
    ],
  ),
});
const size = fc.constantFrom(null, "a-8", "a-9", "b-1");

const sold = (own: Partial<RemindedProduct> = {}): RemindedProduct => ({
  state: "current",
  saleMode: "normal",
  release: null,
  functionalType: "basic",
  variants: [{ id: "a-8", code: "8", qty: 0 }],
  ...own,
});

describe("a reminder", () => {
  test("is offered for a size that is sold out, and for what is not out yet", () => {
    expect(offeredReminder(sold(), "a-8", now)).toEqual({ kind: "backInStock", variantId: "a-8" });
    expect(offeredReminder(sold(), null, now)).toBeNull();
    const release = { kind: "release", variantId: null };
    expect(offeredReminder(sold({ state: "coming" }), "a-8", now)).toEqual(release);
    expect(offeredReminder(sold({ saleMode: "comingSoon" }), null, now)).toEqual(release);
    const drop = sold({ saleMode: "scheduledRelease", release: now / 1000 + 60 });
    expect(offeredReminder(drop, null, now)).toEqual(release);
    expect(offeredReminder(drop, "a-8", now + 60_000)).toEqual({ kind: "backInStock", variantId: "a-8" });
  });

  test.each<[string, Partial<RemindedProduct>]>([
    ["that is gone for good", { state: "discontinued", saleMode: "comingSoon" }],
    ["that stores alone will sell", { state: "coming", saleMode: "inStoreOnly" }],
    ["whose release has no date", { saleMode: "scheduledRelease" }],
    ["that never runs out", { functionalType: "giftCard" }],
    ["that has the size", { variants: [{ id: "a-8", code: "8", qty: 1 }] }],
  ])("is not offered for something %s", (_, own) => {
    expect(offeredReminder(sold(own), "a-8", now)).toBeNull();
  });

  test("is offered and comes due for what is always sold too", () => {
    const evergreen = sold({ state: "evergreen" });
    const waited = { kind: "backInStock", variantId: "a-8" } as const;
    expect(offeredReminder(evergreen, "a-8", now)).toEqual(waited);
    expect(isReminderDue(evergreen, waited, now)).toBe(false);
    expect(isReminderDue(sold({ state: "evergreen", variants: [{ id: "a-8", code: "8", qty: 1 }] }), waited, now)).toBe(true);
    expect(isReminderDue(evergreen, { kind: "release", variantId: null }, now)).toBe(true);
  });

  test("is never due at the moment at which it is offered", () => {
    fc.assert(
      fc.property(product, size, (one, variantId) => {
        const offered = offeredReminder(one, variantId, now);
        if (offered) expect(isReminderDue(one, offered, now)).toBe(false);
      }),
    );
  });

  test("is due only for what can be ordered, of a size only while there is some", () => {
    const awaited = fc.constantFrom<Awaited>(
      { kind: "release", variantId: null },
      { kind: "backInStock", variantId: "a-8" },
      { kind: "backInStock", variantId: "a-9" },
    );
    fc.assert(
      fc.property(product, awaited, (one, waited) => {
        expect(isReminderDue(undefined, waited, now)).toBe(false);
        if (!isReminderDue(one, waited, now)) return;
        expect(["current", "evergreen"]).toContain(one.state);
        expect(["normal", "scheduledRelease"]).toContain(one.saleMode);
        if (waited.kind === "backInStock") expect(one.variants.find(({ id }) => id === waited.variantId)?.qty).toBeGreaterThan(0);
      }),
    );
  });

  test("that has come stays so as time goes on", () => {
    fc.assert(
      fc.property(product, fc.nat(), (one, later) => {
        const waited = { kind: "release", variantId: null } as const;
        if (isReminderDue(one, waited, now)) expect(isReminderDue(one, waited, now + later)).toBe(true);
      }),
    );
  });
});
