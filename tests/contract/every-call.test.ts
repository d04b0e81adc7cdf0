import type { Call } from "@tread/storefront/contract/call.ts";
import { type CallName, calls } from "@tread/storefront/contract/calls.ts";
import { errorBody } from "@tread/storefront/contract/errors.ts";
import { storeLocalities, storesGet, storesList, storesStock } from "@tread/storefront/contract/stores.ts";
import { httpErrorCodes } from "@tread/storefront/server/http/error-codes.ts";
import { methodsAt } from "@tread/storefront/server/http/wire-path.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningServer, startServer } from "./running-server.ts";
import { samples } from "./samples.ts";
import { type Answer, addressOf, request, send, type WireInput } from "./send.ts";
import { smallShop } from "./small-shop.ts";
import { wrongInputs } from "./wrong-inputs.ts";

const names = Object.keys(calls) as CallName[];
let server: RunningServer;
beforeAll(async () => {
  server = await startServer(smallShop);
});
afterAll(() => server.stop());

/** The answer is a failure that the contract knows: status, code, sentence and nothing of ours. */
function expectTyped(call: Call, answer: Answer, what: string): void {
  expect(answer.headers.get("content-type"), what).toBe("application/json; charset=utf-8");
  expect(answer.headers.get("cache-control"), what).toBe("no-store");
  const body = errorBody.parse(answer.json);
  const known = { ...httpErrorCodes, ...call.errors } as Record<string, number>;
  expect(known[body.code], `${what}: ${answer.status} ${body.code}`).toBe(answer.status);
  // Search speaks Algolia's wire, whose messages are not for shoppers and have no full stop.
  expect(body.message, what).toMatch(call.root === "country" ? /^[A-Z].{8,}/s : /^[A-Z].{8,}[.?!]$/s);
  expect(answer.text, what).not.toMatch(/node_modules|\.ts:\d|at \w+ \(|ECONN|SELECT |select "/);
}

test("every call has a sample, and every sample a call", () => {
  expect(Object.keys(samples).sort()).toEqual([...names].sort());
});

describe.each(names)("%s", (name) => {
  const call: Call = calls[name];

  test("HTTP-01 answers a good request by its schema, and says nothing that the schema does not", async () => {
    const answer = await send(server.origin, "nz", call, await samples[name](server.origin));
    expect(answer.status, answer.text).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe(call.cacheControl ?? "no-store");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(call.response.parse(answer.json)).toEqual(answer.json);
  });

  test("answers every spoilt request with success or a typed refusal, never a failure of its own", async () => {
    const good = await samples[name](server.origin);
    let refused = 0;
    for (const { what, input } of wrongInputs(good)) {
      const fresh = call.idempotent ? { ...input, headers: { ...input.headers, "idempotency-key": crypto.randomUUID() } } : input;
      const answer = await send(server.origin, "nz", call, fresh);
      expect(answer.status, `${what}: ${answer.text}`).toBeLessThan(500);
      if (answer.status === 200) {
        expect(call.response.parse(answer.json), what).toEqual(answer.json);
        continue;
      }
      refused += 1;
      expectTyped(call, answer, what);
    }
    if (call.params || call.query || call.body) expect(refused).toBeGreaterThan(0);
  });

  test("refuses other methods, naming the right one", async () => {
    const address = addressOf(server.origin, "nz", call, await samples[name](server.origin));
    // Another call may live at the same address under another method: orders.get takes any number, also "lookup".
    const right: string[] = methodsAt("nz", new URL(address).pathname);
    expect(right).toContain(call.method);
    for (const method of ["GET", "POST", "PUT", "DELETE", "PATCH"].filter((other) => !right.includes(other))) {
      const answer = await request(address, { method });
      expectTyped(call, answer, method);
      expect([
        answer.status,
        answer.headers
          .get("allow")
          ?.split(", ")
          .filter((allowed) => allowed !== "HEAD"),
      ]).toEqual([405, right]);
    }
  });

  if (call.idempotent) {
    test("asks for a key, and for a good one", async () => {
      const good = await samples[name](server.origin);
      for (const [key, code] of [
        [undefined, "IdempotencyKeyMissing"],
        ["", "IdempotencyKeyMissing"],
        ["short", "InvalidRequest"],
        ["with spaces ".repeat(4), "InvalidRequest"],
      ] as const) {
        const answer = await send(server.origin, "nz", call, {
          ...good,
          headers: key === undefined ? {} : { "idempotency-key": key },
        });
        expectTyped(call, answer, String(key));
        expect(answer.json).toMatchObject({ code });
      }
    });
  }
});

test("SRAPI-03 SRAPI-04 records by id come in the order asked for, null for a missing one", async () => {
  const answer = await send(server.origin, "nz", calls["search.objects"], {
    params: { index: "tt_nz_products" },
    body: { objectIds: ["nothing", "104202", "104201"] },
  });
  const { data } = calls["search.objects"].response.parse(answer.json);
  expect(data.results.map((hit) => hit?.objectID ?? null)).toEqual([null, "104202", "104201"]);
});

test("SRAPI-02 a batch of searches answers each in its place", async () => {
  const answer = await send(server.origin, "nz", calls["search.queries"], await samples["search.queries"](server.origin));
  const { results } = calls["search.queries"].response.parse(answer.json);
  expect(results.map(({ index, nbHits }) => [index, nbHits])).toEqual([
    ["tt_nz_products", 2],
    ["tt_nz_brands", 1],
  ]);
  expect(results[0]).toMatchObject({ facets: { "brand.name": { Osker: 2 } }, queryID: expect.any(String) });
});

test("STORE-05 stores come nearest first, one by its page, places as they are typed, and what each store has of a product", async () => {
  const ask = async <N extends CallName>(name: N, input: WireInput) =>
    calls[name].response.parse((await send(server.origin, "nz", calls[name], input)).json);
  const { stores, locality } = storesList.response.parse(await ask("stores.list", { query: [["near", "Te Aro"]] }));
  expect([locality.status, stores[0]?.name]).toEqual(["found", "Cuba Street"]);
  const { store } = storesGet.response.parse(await ask("stores.get", { params: { name: "cuba-street" } }));
  expect(store).toMatchObject({ erpStoreId: "0021", name: "Cuba Street", phone: expect.stringMatching(/^04 /) });
  expect(store.address).toEqual({
    country: "NZ",
    postcode: "6011",
    region: expect.any(String),
    street1: expect.stringContaining("Cuba Street"),
    street2: expect.any(String),
    locality: "Te Aro",
  });
  const { localities } = storeLocalities.response.parse(await ask("stores.localities", { query: [["q", "te a"]] }));
  expect(localities[0]?.label).toBe("Te Aro, Wellington 6011");
  const answer = storesStock.response.parse(await ask("stores.stock", { params: { productId: "104201" } }));
  expect(answer.stores.filter(({ sizes }) => sizes[0]?.level === "inStock").map(({ erpStoreId }) => erpStoreId)).toEqual([
    "0021",
  ]);
  const nothing = await send(server.origin, "nz", calls["stores.stock"], { params: { productId: "nothing" } });
  expect([nothing.status, nothing.json]).toEqual([404, expect.objectContaining({ code: "NotFound" })]);
});

test("nothing that shoppers sent can be read in the log", () => {
  const log = server.log.join("");
  expect(log).toContain('"path":"/nz/api/checkout/orders"');
  expect(log).not.toMatch(/mere@example|4111 ?1111|token=|Ponsonby/);
});
