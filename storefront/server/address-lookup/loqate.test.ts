import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addressProblems } from "#domain/fields/address.ts";
import { type AddressLookup, LookupUnavailable } from "./address-lookup.ts";
import { createLoqate } from "./loqate.ts";

/*
 * The adapter on its own wire: a stub that answers as the reference of Loqate's Address Capture has it, and notes what it was asked.
 */

let lookup: AddressLookup;
let url: string;
let stop: () => Promise<void>;
let asked: URL[];
let answer: (address: URL, response: ServerResponse) => void;

const items = (...Items: object[]) => JSON.stringify({ Items });
const road = {
  Id: "NZ|PA|ENG|PONSONBY-ROAD",
  Type: "Street",
  Text: "Ponsonby Road",
  Highlight: "",
  Description: "Auckland - 90 Addresses",
};
const door = (number: number) => ({
  Id: `NZ|PA|A|${number}`,
  Type: "Address",
  Text: `${number} Ponsonby Road`,
  Highlight: "0-2",
  Description: "Grey Lynn, Auckland 1011",
});
const twelve = {
  Id: "NZ|PA|A|12",
  DomesticId: "12",
  Language: "ENG",
  LanguageAlternatives: "ENG",
  Company: "",
  SubBuilding: "Unit 3",
  BuildingNumber: "12",
  Street: "Ponsonby Road",
  Neighbourhood: "",
  District: "Grey Lynn",
  City: "Auckland",
  Line1: "Unit 3, 12 Ponsonby Road",
  Line2: "Grey Lynn",
  ProvinceName: "Auckland",
  ProvinceCode: "",
  Province: "Auckland",
  PostalCode: "1011",
  CountryIso2: "NZ",
};
const acland = {
  ...twelve,
  District: "",
  City: "St Kilda",
  Line1: "Shop 2",
  Line2: "3 Acland Street",
  ProvinceCode: "VIC",
  Province: "VIC",
  PostalCode: "3182",
  CountryIso2: "AU",
};

beforeAll(async () => {
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? "", url);
    asked.push(address);
    response.setHeader("content-type", "application/json");
    answer(address, response);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  lookup = createLoqate({ url, key: "AA11-AA11" });
  stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
});
afterAll(() => stop());
beforeEach(() => {
  asked = [];
});

describe("suggestions of Loqate", () => {
  test("are asked for with the key, country and text, and come without the address that is paid for", async () => {
    answer = (_address, response) => response.end(items(door(12), door(120)));
    expect(await lookup.suggest("NZ", "12 Pons & co")).toEqual([
      { id: "NZ|PA|A|12", label: "12 Ponsonby Road, Grey Lynn, Auckland 1011" },
      { id: "NZ|PA|A|120", label: "120 Ponsonby Road, Grey Lynn, Auckland 1011" },
    ]);
    expect(asked.map(({ pathname }) => pathname)).toEqual(["/Capture/Interactive/Find/v1.20/json6.ws"]);
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      Key: "AA11-AA11",
      Text: "12 Pons & co",
      Countries: "NZ",
      Language: "en",
      Limit: "8",
    });
  });

  test("look into the likeliest street, and are eight different ones at most", async () => {
    answer = ({ searchParams }, response) => {
      const within = searchParams.get("Container") === road.Id;
      response.end(within ? items(...[1, 2, 3, 4, 5, 6, 7, 12].map(door)) : items(door(12), road, { ...road, Id: "another" }));
    };
    const found = await lookup.suggest("NZ", "ponsonby");
    expect(found.map(({ id }) => id)).toEqual(["12", "1", "2", "3", "4", "5", "6", "7"].map((number) => `NZ|PA|A|${number}`));
    expect(asked).toHaveLength(2);
  });

  test("are none for nothing, and none that are no addresses", async () => {
    answer = (_address, response) => response.end(items());
    expect(await lookup.suggest("NZ", "  ")).toEqual([]);
    expect(asked).toEqual([]);
    expect(await lookup.suggest("AU", "qwertz")).toEqual([]);
    answer = (_address, response) => response.end(items(road));
    expect(await lookup.suggest("NZ", "ponsonby")).toEqual([]);
  });
});

describe("the address of one that is picked", () => {
  test("is retrieved by its id, in the fields of the country's form, which takes it", async () => {
    answer = (_address, response) => response.end(items({ ...twelve, Language: "MAO", City: "Tāmaki Makaurau" }, twelve));
    const found = await lookup.retrieve("NZ", "NZ|PA|A|12");
    expect(asked[0]?.pathname).toBe("/Capture/Interactive/Retrieve/v1.30/json6.ws");
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({ Key: "AA11-AA11", Id: "NZ|PA|A|12" });
    expect(found).toEqual({
      street1: "Unit 3, 12 Ponsonby Road",
      suburb: "Grey Lynn",
      city: "Auckland",
      postcode: "1011",
      country: "NZ",
    });
    expect(addressProblems({ contactName: "Mere", ...found }, ["NZ"], { typed: true })).toEqual({});
  });

  test("has Australia's suburb and state", async () => {
    answer = (_address, response) => response.end(items(acland));
    const found = await lookup.retrieve("AU", "AU|GNAF|3");
    expect(found).toEqual({
      street1: "Shop 2",
      street2: "3 Acland Street",
      suburb: "St Kilda",
      state: "VIC",
      postcode: "3182",
      country: "AU",
    });
    expect(addressProblems({ contactName: "Mere", ...found }, ["AU"], { typed: true })).toEqual({});
  });

  test("keeps its street where that stands behind a shop's number and the building that it is in", async () => {
    const inMall = { ...acland, Line1: "Shop 2", Line2: "Acland Court", Line3: "3 Acland Street", Line4: "ST KILDA" };
    answer = (_address, response) => response.end(items(inMall));
    const found = await lookup.retrieve("AU", "AU|GNAF|3");
    expect(found).toMatchObject({ street1: "Shop 2, Acland Court", street2: "3 Acland Street", suburb: "St Kilda" });
    expect(addressProblems({ contactName: "Mere", ...found }, ["AU"], { typed: true })).toEqual({});
  });

  test("of a town without suburbs is in the town", async () => {
    answer = (_address, response) => response.end(items({ ...twelve, District: "", City: "Greytown", Line2: "" }));
    expect(await lookup.retrieve("NZ", "1")).toMatchObject({ suburb: "Greytown", city: "Greytown" });
  });

  test("is none when nothing is there, or when it is in another country", async () => {
    answer = (_address, response) => response.end(items());
    expect(await lookup.retrieve("NZ", "gone")).toBeUndefined();
    answer = (_address, response) => response.end(items(acland));
    expect(await lookup.retrieve("NZ", "AU|GNAF|3")).toBeUndefined();
  });

  test("is none when the service knows no address of that id", async () => {
    const unknown = { Error: "1001", Description: "Id Invalid", Cause: "The Id parameter supplied was invalid.", Resolution: "" };
    answer = (_address, response) => response.end(items(unknown));
    expect(await lookup.retrieve("NZ", "made-up")).toBeUndefined();
  });
});

describe("a service that cannot be asked", () => {
  test.each<[string, (response: ServerResponse) => void, RegExp]>([
    [
      "an unknown key",
      (response) =>
        response.end(items({ Error: "2", Description: "Unknown key", Cause: "It was not found.", Resolution: "Check it." })),
      /2 Unknown key/,
    ],
    ["an answer of 503", (response) => response.writeHead(503).end(), /503/],
    ["what is no JSON", (response) => response.end("<html>"), /JSON/],
    ["another shape", (response) => response.end(items({ Id: 7 })), /invalid_type/],
    ["a connection that breaks", (response) => response.destroy(), /fetch failed/],
  ])("is said to be unavailable, without its key: %s", async (_what, does, reason) => {
    answer = (_address, response) => does(response);
    for (const ask of [() => lookup.suggest("NZ", "12 Ponsonby"), () => lookup.retrieve("NZ", "1")]) {
      const failure = (await ask().catch((error: unknown) => error)) as Error;
      expect(failure).toBeInstanceOf(LookupUnavailable);
      expect((failure.cause as Error).message).toMatch(reason);
      expect(`${failure.message} ${(failure.cause as Error).message}`).not.toContain("AA11");
    }
  });

  test("is given up after three seconds", async () => {
    answer = () => undefined;
    const start = performance.now();
    await expect(lookup.suggest("NZ", "12 Ponsonby")).rejects.toBeInstanceOf(LookupUnavailable);
    expect(performance.now() - start).toBeLessThan(4_000);
  });
});
