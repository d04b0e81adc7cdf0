import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import { productViews, relatedProducts, searchesMade } from "../database/schema/schema.ts";
import type { Service } from "../service.ts";
import { createPopularSearches } from "./popular.ts";
import { createRecommendations } from "./recommendations.ts";
import { createRelated } from "./related.ts";
import { visitorOf } from "./visitors.ts";

const noon = Date.now();
const day = 86_400_000;
const secret = new Uint8Array(32);
const none = { params: undefined, query: undefined, body: undefined };
const context = (clientAddress = "203.0.113.1") => ({ country: "nz", requestId: "test", clientAddress }) as const;

let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const each of [productViews, relatedProducts, searchesMade]) await database.queries.delete(each);
});

/** Nothing is "gone"; whatever else is typed finds something, without the word "scam". */
const found: Service<"search.queries"> = {
  "search.queries": ({ body }) => ({
    results: body.requests.map(({ indexName: index, query = "" }) => ({
      ...{ hits: [], nbHits: query === "gone" ? 0 : 3, page: 0, nbPages: 0, hitsPerPage: 0, exhaustiveNbHits: true },
      ...(query.includes("scam") && { queryAfterRemoval: query.replace("scam", "<em>scam</em>") }),
      ...{ index, query, params: "", processingTimeMS: 1 },
    })),
  }),
};

describe("what is popular", () => {
  function open(at = noon) {
    const popular = createPopularSearches({ database, secret, search: found, now: () => at });
    const search = (text: string, address: string) =>
      popular.service["searches.note"]({ ...none, body: { text } }, context(address));
    const shown = async () => (await popular.service["searches.popular"](none, context())).searches;
    return { popular, search, shown };
  }
  const addresses = Array.from({ length: 6 }, (_, index) => `203.0.113.${index}`);

  test("was searched for by five visitors at least, however it was written, and finds something", async () => {
    const { search, shown } = open();
    for (const address of addresses.slice(0, 5)) await search("Court  Low", address);
    for (const address of addresses.slice(0, 4)) await search("boots", address);
    for (const address of addresses) await search("gone", address);
    for (let again = 0; again < 9; again++) await search("boots", addresses[0] as string);
    expect(await shown()).toEqual(["court low"]);
  });

  test("is nothing that is found only without some of its words", async () => {
    const { search, shown } = open();
    for (const address of addresses) await search("Osker is a scam", address);
    for (const address of addresses) await search("boots", address);
    expect(await shown()).toEqual(["boots"]);
  });

  test("is not made so by one household, however many addresses it has", async () => {
    const { search, shown } = open();
    for (let last = 1; last <= 9; last++) await search("boots", `2001:db8:0:7::${last}`);
    for (let last = 1; last <= 9; last++) await search("boots", `2001:DB8::7:${last}:0:0:1`);
    for (let other = 1; other <= 3; other++) await search("boots", `2001:db8:${other}:7::1`);
    expect(await shown()).toEqual([]);
  });

  test("is not made so by somebody who searches for it every day", async () => {
    for (let days = 0; days < 7; days++) await open(noon - days * day).search("boots", addresses[0] as string);
    expect(await open().shown()).toEqual([]);
  });

  test("is shown with most visitors first, those of other days counted in", async () => {
    for (const address of addresses) await open().search("socks", address);
    for (const address of addresses.slice(0, 5)) await open().search("boots", address);
    for (const address of addresses.slice(0, 2)) await open(noon - day).search("boots", address);
    expect(await open().shown()).toEqual(["boots", "socks"]);
  });

  test("keeps nothing of who searched, counts for two weeks and is forgotten then", async () => {
    const { search } = open();
    for (const address of addresses) await search("socks", address);
    await search("mere@example.co.nz", addresses[0] as string);
    const kept = await database.queries.select().from(searchesMade);
    expect(kept).toHaveLength(6);
    expect(JSON.stringify(kept)).not.toContain("203.0.113");
    expect(await open(noon + 14 * day).shown()).toEqual(["socks"]);
    const later = open(noon + 15 * day);
    expect(await later.shown()).toEqual([]);
    await later.popular.forgetOld();
    expect(await database.queries.select().from(searchesMade)).toEqual([]);
  });

  test("is kept of one network up to two thousand searches a day, and of others as ever", async () => {
    const { search } = open();
    for (let made = 0; made < 2_002; made++) await search(`socks ${made}`, `2001:db8:0:7::${made.toString(16)}`);
    expect(await database.queries.$count(searchesMade)).toBe(2_000);
    await search("socks", addresses[0] as string);
    expect(await database.queries.$count(searchesMade)).toBe(2_001);
  });

  test("cannot be put together over two days", () => {
    const mark = "203.0.113.1";
    expect(visitorOf(secret, "2026-11-24", mark)).toBe(visitorOf(secret, "2026-11-24", mark));
    expect(visitorOf(secret, "2026-11-24", mark)).not.toBe(visitorOf(secret, "2026-11-25", mark));
  });
});

describe("what goes together", () => {
  const open = () => createRelated({ database, secret, isShown: (_, id) => id !== "gone", now: () => noon });
  const network = "203.0.113.1";
  const press = (userToken: string, ...objectIDs: string[]) => ({ eventType: "click", userToken, objectIDs }) as const;
  const idsOf = async (id: string) => {
    const isShown = (_: string, other: string) => other !== "gone";
    const service = createRecommendations({
      embedded: open().recommender,
      hosted: undefined,
      isShown,
      onError: (error) => expect.fail(String(error)),
    });
    const input = { ...none, params: { id }, query: { relation: "boughtTogether" } } as const;
    return (await service["products.related"](input, context())).ids;
  };

  test("is worked out from what was pressed in the same visits, and is nothing before that", async () => {
    const related = open();
    for (const visitor of ["a", "b", "c"]) {
      await related.noteEvents("nz", [press(visitor, "shoe"), press(visitor, "sock", "gone")], network);
      await related.noteEvents("nz", [{ eventType: "view", userToken: visitor, objectIDs: ["hat"] }], network);
    }
    await related.noteEvents("nz", [press("d", "shoe", "lace")], network);
    expect(await idsOf("shoe")).toEqual([]);
    expect(await related.makeAnew()).toBe(true);
    expect(await idsOf("shoe")).toEqual(["sock"]);
    expect(await idsOf("hat")).toEqual([]);
  });

  test("is worked out from the newest visits, where there are too many to read", async () => {
    const at = (moment: number) => createRelated({ database, secret, isShown: () => true, mostRead: 6, now: () => moment });
    for (const visitor of ["a", "b", "c"]) {
      await at(noon - day).noteEvents("nz", [press(visitor, "shoe", "hat")], network);
      await at(noon).noteEvents("nz", [press(visitor, "shoe", "sock")], network);
    }
    await at(noon).makeAnew();
    expect(await idsOf("shoe")).toEqual(["sock"]);
  });

  test("is told of no more at once than one statement takes", async () => {
    const many = Array.from({ length: 20 }, (_, id) => `p${id}`);
    const events = Array.from({ length: 1000 }, (_, visitor) => press(`v${visitor}`, ...many));
    await open().noteEvents("nz", events, network);
    expect(await database.queries.$count(productViews)).toBe(1000);
  });

  test("is told of so much a day by one network, whatever its visitors are called, and others are heard all the same", async () => {
    const many = Array.from({ length: 20 }, (_, id) => `p${id}`);
    const events = (name: string) => Array.from({ length: 50 }, (_, visitor) => press(`${name}${visitor}`, ...many));
    let moment = noon;
    const related = createRelated({ database, secret, isShown: () => true, now: () => moment });
    for (let times = 0; times < 5; times++) await related.noteEvents("nz", events(`v${times}-`), `2001:db8:0:7::${times}`);
    expect(await database.queries.$count(productViews)).toBe(2_000);
    await related.noteEvents("nz", [press("shopper", "shoe")], network);
    expect(await database.queries.$count(productViews)).toBe(2_001);
    moment += day;
    await related.noteEvents("nz", [press("v", "shoe")], "2001:db8:0:7::1");
    expect(await database.queries.$count(productViews)).toBe(2_002);
  });

  test("is worked out by one process, and once an hour", async () => {
    const done = await Promise.all([open().makeAnew(), open().makeAnew(), open().makeAnew()]);
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await open().makeAnew()).toBe(false);
  });
});
