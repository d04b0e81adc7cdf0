import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AddressCountry } from "#domain/checkout/address.ts";
import { addressProblems } from "#domain/fields/address.ts";
import { type AddressLookup, createAddressLookup, LookupUnavailable, mostSuggestions } from "./address-lookup.ts";
import { auLocalities } from "./au-localities.ts";
import { embeddedLookup } from "./embedded-lookup.ts";
import { nzLocalities } from "./nz-localities.ts";

const labels = async (country: AddressCountry, typed: string) =>
  (await embeddedLookup.suggest(country, typed)).map(({ label }) => label);
const places = (data: typeof nzLocalities) =>
  Object.entries(data).flatMap(([within, suburbs]) =>
    Object.entries(suburbs).map(([suburb, postcode]) => ({ within, suburb, postcode })),
  );

describe("completing an address", () => {
  test("keeps the street and completes the place that is begun after it", async () => {
    const [first] = await embeddedLookup.suggest("NZ", "12 cuba st te a");
    expect(first).toEqual({
      id: "12 Cuba St, Te Aro, Wellington 6011",
      label: "12 Cuba St, Te Aro, Wellington 6011",
      address: { street1: "12 Cuba St", suburb: "Te Aro", city: "Wellington", postcode: "6011", country: "NZ" },
    });
    const [australian] = await embeddedLookup.suggest("AU", "3 Acland Street st kil");
    expect(australian).toEqual({
      id: "3 Acland Street, St Kilda VIC 3182",
      label: "3 Acland Street, St Kilda VIC 3182",
      address: { street1: "3 Acland Street", suburb: "St Kilda", state: "VIC", postcode: "3182", country: "AU" },
    });
  });

  test.each<[AddressCountry, string, string]>([
    ["NZ", "12 Ponsonby Road grey", "12 Ponsonby Road, Grey Lynn, Auckland 1021"],
    ["NZ", "5 broadway newm", "5 Broadway, Newmarket, Auckland 1023"],
    ["NZ", "2/14 tamaki drive, st h", "2/14 Tamaki Drive, Saint Heliers, Auckland 1071"],
    ["NZ", "7 marine parade mt mau", "7 Marine Parade, Mount Maunganui 3116"],
    ["NZ", "7 marine parade mount mau", "7 Marine Parade, Mount Maunganui 3116"],
    ["NZ", "1 karetu rd māngere b", "1 Karetu Rd, Mangere Bridge, Auckland 2022"],
    ["NZ", "9 the terrace wellington c", "9 The Terrace, Wellington Central, Wellington 6011"],
    ["NZ", "4 main road frankton ham", "4 Main Road, Frankton, Hamilton 3204"],
    ["NZ", "4 main road frankton 9300", "4 Main Road, Frankton, Queenstown 9300"],
    ["NZ", "16 ferry rd 8062", "16 Ferry Rd, Linwood, Christchurch 8062"],
    ["NZ", "3 songer street stok", "3 Songer Street, Stoke, Nelson 7011"],
    ["AU", "20 st kilda rd melb", "20 St Kilda Rd, Melbourne VIC 3000"],
    ["AU", "8 king street newtown n", "8 King Street, Newtown NSW 2042"],
    ["AU", "8 high street newtown vic", "8 High Street, Newtown VIC 3220"],
    ["AU", "1 court street oconn", "1 Court Street, O'Connor ACT 2602"],
    ["AU", "6 MITCHELL ST, DARWIN", "6 MITCHELL ST, Darwin City NT 0800"],
  ])("%s %s: %s", async (country, typed, label) => {
    expect((await labels(country, typed))[0]).toBe(label);
  });

  test.each<[AddressCountry, string, string]>([
    ["NZ", "14 Tāwhiri Street, Aro Valley, Wellington 6021, New Zealand", "14 Tāwhiri Street, Aro Valley, Wellington 6021"],
    ["NZ", "14 Tāwhiri Street Aro Valley NZ", "14 Tāwhiri Street, Aro Valley, Wellington 6021"],
    ["AU", "1 Macquarie Street, Sydney NSW 2000, AUSTRALIA", "1 Macquarie Street, Sydney NSW 2000"],
    ["AU", "8 King Street au", "8 King Street, Auburn NSW 2144"],
  ])("reads an address that is pasted whole, with its country: %s %s", async (country, pasted, label) => {
    expect((await labels(country, pasted))[0]).toBe(label);
  });

  test.each<[AddressCountry, string, string]>([
    ["NZ", "12 ponsonby", "12 Ponsonby Road, Ponsonby, Auckland 1011"],
    ["NZ", "12 Ponsonby R", "12 Ponsonby Road, Ponsonby, Auckland 1011"],
    ["NZ", "12a ponsonby rd", "12a Ponsonby Road, Ponsonby, Auckland 1011"],
    ["NZ", "12 ponsonby rd g", "12 Ponsonby Road, Grey Lynn, Auckland 1021"],
    ["NZ", "flat 3, 40 cuba", "Flat 3, 40 Cuba Street, Te Aro, Wellington 6011"],
    ["NZ", "12, cuba", "12 Cuba Street, Te Aro, Wellington 6011"],
    ["NZ", "2/8 st heliers bay", "2/8 Saint Heliers Bay Road, Saint Heliers, Auckland 1071"],
    ["NZ", "5 broadw", "5 Broadway, Newmarket, Auckland 1023"],
    ["NZ", "9 george dun", "9 George Street, Central Dunedin, Dunedin 9016"],
    ["AU", "12 crown", "12 Crown Street, Surry Hills NSW 2010"],
    ["AU", "12 Crown Stre", "12 Crown Street, Surry Hills NSW 2010"],
    ["AU", "12 crown wool", "12 Crown Street, Woolloomooloo NSW 2011"],
    ["AU", "1 st kilda r", "1 St Kilda Road, Melbourne VIC 3000"],
    ["AU", "30 the esp", "30 The Esplanade, Surfers Paradise QLD 4217"],
    ["AU", "7 oconnell", "7 O'Connell Street, North Adelaide SA 5006"],
  ])("finds a street that many live in before its place is typed: %s %s", async (country, typed, label) => {
    expect((await labels(country, typed))[0]).toBe(label);
  });

  test.each([
    "",
    " ",
    "12",
    "12 wherever",
    "12 wherever st",
    "12 wherever st ",
    "12 c",
    "te aro",
    "cuba st te aro",
    "cuba st",
    "12 wherever st t",
    "12 cuba st, x y z",
    ",",
    "1,2,3",
  ])(
    "offers nothing while there is neither a number with a street that is known nor one with a place after it: %j",
    async (typed) => {
      expect(await labels("NZ", typed)).toEqual([]);
    },
  );

  test("offers every suburb of a city that is named, the nearest name first, and no more than eight", async () => {
    const found = await labels("NZ", "1 Main Street, Auckland");
    expect(found).toHaveLength(mostSuggestions);
    expect(found[0]).toBe("1 Main Street, Auckland Central, Auckland 1010");
    expect(new Set(found).size).toBe(mostSuggestions);
  });

  test("finds every place by its whole name", async () => {
    for (const [country, data] of [
      ["NZ", nzLocalities],
      ["AU", auLocalities],
    ] as const) {
      for (const { within, suburb, postcode } of places(data)) {
        const found = await embeddedLookup.suggest(country, `1 Main Street, ${suburb} ${within} ${postcode}`);
        expect(found.map(({ address }) => [address.suburb, address.city ?? address.state, address.postcode])).toContainEqual([
          suburb,
          within,
          postcode,
        ]);
      }
    }
  });

  test("whatever is typed, the suggestions are few, distinct and the same every time", async () => {
    const words = fc.array(
      fc.oneof(
        fc.constantFrom("12", "st", "st,", "road", "te", "ar", "wel", "6011", "syd", ",", "'", "kilda"),
        fc.string({ unit: "binary" }),
      ),
      { maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom<AddressCountry>("NZ", "AU"), words, async (country, typed) => {
        const found = await embeddedLookup.suggest(country, typed.join(" "));
        expect(found.length).toBeLessThanOrEqual(mostSuggestions);
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
        for (const { id, address } of found) expect(await embeddedLookup.retrieve(country, id)).toEqual(address);
        expect(await embeddedLookup.suggest(country, typed.join(" "))).toEqual(found);
      }),
    );
  });

  test("the longest text that the call takes is answered at once", async () => {
    const start = performance.now();
    await embeddedLookup.suggest("NZ", "st ".repeat(66));
    await embeddedLookup.suggest("NZ", "a ".repeat(100));
    expect(performance.now() - start).toBeLessThan(500);
  });
});

describe("the places", () => {
  test.each([
    ["NZ", nzLocalities, 300],
    ["AU", auLocalities, 300],
  ] as const)("%s: each is an address that the forms take", (country, data, atLeast) => {
    const all = places(data);
    expect(all.length).toBeGreaterThan(atLeast);
    for (const { within, suburb, postcode } of all) {
      const draft = { contactName: "Mere", street1: "1 Main Street", suburb, postcode, country };
      const whole = country === "NZ" ? { ...draft, city: within } : { ...draft, state: within };
      expect(addressProblems(whole, [country], { typed: true }), suburb).toEqual({});
    }
  });

  test("Australian postcodes are of their states", () => {
    const first: Record<string, RegExp> = {
      NSW: /^2/,
      ACT: /^2[69]/,
      VIC: /^3/,
      QLD: /^4/,
      SA: /^5/,
      WA: /^6/,
      TAS: /^7/,
      NT: /^08/,
    };
    for (const { within, suburb, postcode } of places(auLocalities)) expect(postcode, suburb).toMatch(first[within] as RegExp);
  });
});

describe("the calls", () => {
  const context = { country: "au", requestId: "test", clientAddress: "" } as const;
  const nothing = { params: undefined, body: undefined };
  const errors: unknown[] = [];
  const calls = (lookup: AddressLookup) => createAddressLookup({ lookup, onError: (error) => errors.push(error) });
  const ask = (lookup: AddressLookup) =>
    calls(lookup)["addresses.lookup"]({ ...nothing, query: { q: "12 cuba st te a", country: "NZ" } }, context);
  const retrieve = (lookup: AddressLookup, id: string) =>
    calls(lookup)["addresses.retrieve"]({ ...nothing, query: { id, country: "NZ" } }, context);
  const failing = (error: Error): AddressLookup => ({
    suggest: () => Promise.reject(error),
    retrieve: () => Promise.reject(error),
  });

  test("answer for the country of the address, whichever shop asks", async () => {
    expect((await ask(embeddedLookup)).suggestions[0]?.label).toBe("12 Cuba St, Te Aro, Wellington 6011");
    const { address } = await retrieve(embeddedLookup, "12 Cuba St, Te Aro, Wellington 6011");
    expect(address).toMatchObject({ street1: "12 Cuba St", suburb: "Te Aro" });
    await expect(retrieve(embeddedLookup, "12 Cuba St, Nowhere 6011")).rejects.toMatchObject({
      status: 404,
      code: "AddressNotFound",
    });
  });

  test("say so when the lookup cannot be reached, to the owner too, and hide no other fault", async () => {
    const silent = new LookupUnavailable("silent");
    for (const asked of [ask(failing(silent)), retrieve(failing(silent), "1")]) {
      await expect(asked).rejects.toMatchObject({ status: 503, code: "LookupUnavailable" });
    }
    expect(errors).toEqual([silent, silent]);
    await expect(ask(failing(new TypeError("a fault of ours")))).rejects.toBeInstanceOf(TypeError);
  });
});
