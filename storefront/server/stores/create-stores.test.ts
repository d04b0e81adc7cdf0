import { describe, expect, test } from "vitest";
import { stores } from "#catalogue/stores.ts";
import { storesGet, storesList } from "#contract/stores.ts";
import { type CountryCode, countryCodes } from "#domain/country/country.ts";
import { auLocalities } from "../address-lookup/au-localities.ts";
import { nzLocalities } from "../address-lookup/nz-localities.ts";
import { postcodeCoordinates } from "../address-lookup/postcode-coordinates.ts";
import { createStores } from "./create-stores.ts";
import { otherPlaceNames } from "./other-place-names.ts";

const service = createStores(stores);
const context = (country: CountryCode) => ({ country, requestId: "t", clientAddress: "" });
const list = async (near?: string, page?: number, country: CountryCode = "nz") =>
  service["stores.list"]({ params: undefined, query: { near, page }, body: undefined }, context(country));
const names = async (near?: string, country: CountryCode = "nz") => (await list(near, 1, country)).stores.map(({ name }) => name);
const localities = async (q: string, country: CountryCode = "nz") =>
  (await service["stores.localities"]({ params: undefined, query: { q }, body: undefined }, context(country))).localities;

describe("the stores of a country", () => {
  test.each(countryCodes)("%s: each has its own id and path, and passes the wire", async (country) => {
    const answer = storesList.response.parse(await list(undefined, 1, country));
    expect(answer.locality).toEqual({ status: "anywhere" });
    expect(new Set(answer.stores.map(({ path }) => path)).size).toBe(answer.total);
    expect(new Set(answer.stores.map(({ erpStoreId }) => erpStoreId)).size).toBe(answer.total);
    expect(answer.stores.every(({ distance }) => distance === null)).toBe(true);
    for (const { address } of answer.stores) expect(address.country.toLowerCase()).toBe(country);
  });

  test("STORE-02 come the nearest first, by suburb, city, postcode, store or place on the globe", async () => {
    expect((await names("Grey Lynn")).slice(0, 2)).toEqual(["Ponsonby", "St Lukes"]);
    expect((await names("wellington"))[0]).toBe("Cuba Street");
    expect((await names("0622"))[0]).toBe("Takapuna");
    expect((await names("commercial bay"))[0]).toBe("Commercial Bay");
    expect((await names("-43.53,172.64"))[0]).toBe("Cashel Street");
    expect((await names("St Kilda VIC 3182", "au")).slice(0, 2)).toEqual(["Bourke Street", "Brunswick Street"]);
    const { stores: near, locality } = await list("Māngere Bridge, Auckland 2022");
    expect(locality).toMatchObject({ status: "found", place: { label: "Mangere Bridge, Auckland 2022" } });
    const distances = near.map(({ distance }) => distance ?? Number.NaN);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(distances[0]).toBeGreaterThan(5);
    expect(distances[0]).toBeLessThan(12);
  });

  test("STORE-02 a town's name means its centre, and so does the postcode that its centre has", async () => {
    const labelled = async (near: string, country: CountryCode = "nz") => (await list(near, 1, country)).locality;
    expect(await labelled("Dunedin")).toMatchObject({ place: { label: "Central Dunedin, Dunedin 9016" } });
    expect(await labelled("Hamilton")).toMatchObject({ place: { label: "Hamilton Central, Hamilton 3204" } });
    expect(await labelled("1010")).toMatchObject({ place: { label: "Auckland Central, Auckland 1010" } });
    expect(await labelled("Canberra", "au")).toMatchObject({ place: { label: "Canberra ACT 2601" } });
  });

  test("STORE-04 come the nearest first by what else a place is called, in te reo Māori, as a region or as it was once spelt", async () => {
    expect((await names("Ōtautahi"))[0]).toBe("Cashel Street");
    expect((await names("otepoti"))[0]).toBe("George Street");
    expect(await names("Kāpiti")).toEqual(await names("Paraparaumu"));
    expect(await names("Tāhuna")).toEqual(await names("Queenstown"));
    expect(await names("Hawkes Bay")).toEqual(await names("Napier"));
    for (const [short, town] of [
      ["Akl", "Auckland"],
      ["chch", "Christchurch"],
      ["Wgtn", "Wellington"],
      ["Welly", "Wellington"],
      ["Palmy", "Palmerston North"],
    ] as const)
      expect((await list(short)).locality, short).toEqual((await list(town)).locality);
    expect(await names("Melb", "au")).toEqual(await names("Melbourne", "au"));
    expect((await list("Brissie", 1, "au")).locality).toEqual((await list("Brisbane", 1, "au")).locality);
    expect(await names("Naarm", "au")).toEqual(await names("Melbourne", "au"));
    expect((await localities("Ōtaut"))[0]?.label).toContain("Christchurch");
    expect(await localities("")).toEqual([]);
  });

  test("STORE-04 come the nearest first where more is said than the place: its centre, a store there, or its street", async () => {
    expect((await names("Auckland CBD"))[0]).toBe("Commercial Bay");
    expect((await names("Newmarket store"))[0]).toBe("Newmarket");
    expect((await names("stores near Wellington"))[0]).toBe("Cuba Street");
    expect((await names("in Dunedin"))[0]).toBe("George Street");
    expect((await names("142 Ponsonby Road"))[0]).toBe("Ponsonby");
    expect((await names("Ponsonby Rd"))[0]).toBe("Ponsonby");
    expect((await names("Melbourne CBD", "au"))[0]).toBe("Bourke Street");
    for (const text of ["store", "CBD", "near me", "stores near me", "open now"])
      expect((await list(text)).locality).toEqual({ status: "unknown", text });
  });

  test("STORE-04 come the nearest first to the capital of a state that is named, in full or as addresses have it", async () => {
    for (const [state, capital] of [
      ["Victoria", "Melbourne"],
      ["VIC", "Melbourne"],
      ["nsw", "Sydney"],
      ["Queensland", "Brisbane"],
      ["Western Australia", "Perth"],
      ["SA", "Adelaide"],
      ["Tasmania", "Hobart"],
      ["Northern Territory", "Darwin"],
      ["ACT", "Canberra"],
    ] as const)
      expect((await list(state, 1, "au")).locality, state).toEqual((await list(capital, 1, "au")).locality);
  });

  test.each(countryCodes)("%s: every other name of a place leads to one that is known", async (country) => {
    for (const [name, town] of Object.entries(otherPlaceNames[country === "nz" ? "NZ" : "AU"])) {
      expect((await list(name, 1, country)).locality, name).toMatchObject({ status: "found" });
      expect(await localities(name, country), name).toEqual(await localities(town, country));
    }
  });

  test("stay in their order where there is no such place, and say so", async () => {
    for (const near of ["<script>alert(1)</script>", "Atlantis", "999,999", "'; drop table stock; --"]) {
      const answer = await list(near);
      expect(answer.locality).toEqual({ status: "unknown", text: near });
      expect(answer.stores).toEqual((await list()).stores);
    }
  });

  test("CONF-29 stand a thousand on a page, and there are none on a page after the last", async () => {
    expect(await list(undefined, 1)).toMatchObject({ page: 1, pageCount: 1, total: 10 });
    expect((await list(undefined, 2)).stores).toEqual([]);
    const [sample] = stores.nz;
    if (!sample) throw new Error("There is no store.");
    const many = createStores({ au: [], nz: Array.from({ length: 1_001 }, () => sample) });
    const page = async (number: number) =>
      (await many["stores.list"]({ params: undefined, query: { page: number }, body: undefined }, context("nz"))).stores.length;
    expect([await page(1), await page(2)]).toEqual([1_000, 1]);
    expect(storesList.query.safeParse({ page: "1e9" }).success).toBe(false);
  });

  test("are found by their page's name", async () => {
    const get = async (name: string, country: CountryCode = "nz") =>
      service["stores.get"]({ params: { name }, query: undefined, body: undefined }, context(country));
    expect(storesGet.response.parse(await get("cuba-street")).store.address.locality).toBe("Te Aro");
    await expect(get("pitt-street")).rejects.toMatchObject({ status: 404, code: "NotFound" });
    await expect(get("../ponsonby")).rejects.toMatchObject({ status: 404 });
  });
});

describe("places", () => {
  test("are known for every postcode of the address lookup, within their country", () => {
    const box = { NZ: [-47, -34, 166, 179], AU: [-44, -10, 112, 154] } as const;
    for (const [country, lists] of [
      ["NZ", nzLocalities],
      ["AU", auLocalities],
    ] as const) {
      const [south, north, west, east] = box[country];
      for (const postcode of Object.values(lists).flatMap((suburbs) => Object.values(suburbs))) {
        const place = postcodeCoordinates[country].get(postcode);
        expect(place && place.latitude > south && place.latitude < north, postcode).toBe(true);
        expect(place && place.longitude > west && place.longitude < east, postcode).toBe(true);
      }
    }
  });

  test("CONF-30 are suggested as one types, sixty-four at most", async () => {
    expect((await localities("te a"))[0]).toMatchObject({ label: "Te Aro, Wellington 6011" });
    expect((await localities("padd", "au"))[0]).toMatchObject({ label: "Paddington NSW 2021" });
    expect((await localities("auckland")).length).toBe(64);
    expect(await localities("<script>")).toEqual([]);
    expect(await localities("")).toEqual([]);
  });
});
