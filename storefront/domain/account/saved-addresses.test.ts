import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Address } from "../checkout/address.ts";
import { ponsonbyRoad } from "../fields/address.fixture.ts";
import { arrangeSavedAddresses, isSameAddress, type RecordedAddress } from "./saved-addresses.ts";

const record = (id: string, changes: Partial<RecordedAddress> = {}): RecordedAddress => ({
  id,
  address: ponsonbyRoad,
  createdAt: 0,
  defaultBillingSince: null,
  defaultShippingSince: null,
  ...changes,
});
const moment = fc.option(fc.integer({ min: 1, max: 20 }), { nil: null });
const records = fc
  .array(
    fc.record({
      country: fc.constantFrom("NZ", "AU", "GB", "__proto__"),
      createdAt: fc.nat(20),
      defaultBillingSince: moment,
      defaultShippingSince: moment,
    }),
    { maxLength: 8 },
  )
  .map((list) =>
    list.map(
      ({ country, ...times }, index): RecordedAddress => ({
        id: `a${index}`,
        address: { ...ponsonbyRoad, country },
        ...times,
      }),
    ),
  );

describe("an account's addresses", () => {
  test("ADDR-06 those in unsupported countries are removed, all others stay", () => {
    fc.assert(
      fc.property(records, (list) => {
        const supported = list.filter(({ address: { country } }) => country === "NZ" || country === "AU").map(({ id }) => id);
        expect(
          arrangeSavedAddresses(list)
            .map(({ id }) => id)
            .sort(),
        ).toEqual(supported.sort());
      }),
    );
  });

  test("ADDR-07 ADDR-08 exactly one is the default for billing and one for delivery, whenever there is any", () => {
    fc.assert(
      fc.property(records, (list) => {
        const arranged = arrangeSavedAddresses(list);
        const expected = arranged.length === 0 ? 0 : 1;
        expect(arranged.filter(({ isDefaultBilling }) => isDefaultBilling)).toHaveLength(expected);
        expect(arranged.filter(({ isDefaultShipping }) => isDefaultShipping)).toHaveLength(expected);
      }),
    );
  });

  test("the order in which they were read makes no difference", () => {
    fc.assert(
      fc.property(records, (list) => {
        expect(arrangeSavedAddresses(list.toReversed())).toEqual(arrangeSavedAddresses(list));
      }),
    );
  });

  test("ADDR-07 ADDR-08 the first is the default until another is made it, and again once that is gone", () => {
    const first = record("first", { createdAt: 1 });
    const second = record("second", { createdAt: 2 });
    const made = record("made", { createdAt: 3, defaultBillingSince: 4 });
    const defaults = (list: RecordedAddress[]) => {
      const arranged = arrangeSavedAddresses(list);
      return [
        arranged.find(({ isDefaultBilling }) => isDefaultBilling)?.id,
        arranged.find(({ isDefaultShipping }) => isDefaultShipping)?.id,
      ];
    };
    expect(defaults([second, first])).toEqual(["first", "first"]);
    expect(defaults([second, first, made])).toEqual(["made", "first"]);
    expect(defaults([second, first, { ...made, address: { ...ponsonbyRoad, country: "GB" } }])).toEqual(["first", "first"]);
  });

  test("ADDR-07 ADDR-08 of several that have been the default, the one that was made it last is it", () => {
    const list = [3, 9, 5].map((since, index) =>
      record(`a${index}`, { createdAt: index, defaultBillingSince: since, defaultShippingSince: 12 - since }),
    );
    const arranged = arrangeSavedAddresses(list);
    expect(arranged.find(({ isDefaultBilling }) => isDefaultBilling)?.id).toBe("a1");
    expect(arranged.find(({ isDefaultShipping }) => isDefaultShipping)?.id).toBe("a0");
  });

  test("the defaults come first, then the newest", () => {
    const list = [1, 2, 3, 4, 5].map((n) => record(`a${n}`, { createdAt: n, ...(n === 3 && { defaultBillingSince: 9 }) }));
    expect(arrangeSavedAddresses(list).map(({ id }) => id)).toEqual(["a1", "a3", "a5", "a4", "a2"]);
  });
});

describe("identical addresses", () => {
  const same: Address = { ...ponsonbyRoad, city: "Auckland" };

  test.each<[string, Partial<Address>]>([
    ["case", { street1: "12 PONSONBY ROAD", suburb: "grey lynn" }],
    ["spaces", { street1: " 12  Ponsonby Road " }],
    ["apostrophes", { contactName: "Mere O'Neil" }],
    ["how it was entered", { type: "SELECTED" }],
    ["empty fields", { company: " ", street2: "" }],
  ])("may differ in %s", (_what, changes) => {
    expect(isSameAddress(same, { ...same, ...changes })).toBe(true);
  });

  test("may have their fields in another order", () => {
    const reversed = Object.fromEntries(Object.entries(same).toReversed()) as unknown as Address;
    expect(isSameAddress(same, reversed)).toBe(true);
    expect(isSameAddress(reversed, { ...same, suburb: "Ponsonby" })).toBe(false);
  });

  test.each<[string, Partial<Address>]>([
    ["name", { contactName: "Tane O’Neil" }],
    ["company", { company: "Osker" }],
    ["street", { street1: "14 Ponsonby Road" }],
    ["flat", { street2: "Flat 2" }],
    ["suburb", { suburb: "Ponsonby" }],
    ["town", { city: "Wellington" }],
    ["state", { state: "NSW" }],
    ["postcode", { postcode: "1021" }],
    ["country", { country: "AU" }],
  ])("differ in their %s", (_what, changes) => {
    expect(isSameAddress(same, { ...same, ...changes })).toBe(false);
  });

  test("one field's end is not the next one's beginning", () => {
    expect(isSameAddress({ ...same, street2: "a", suburb: "b c" }, { ...same, street2: "a b", suburb: "c" })).toBe(false);
  });
});
