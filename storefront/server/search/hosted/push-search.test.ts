import { type Algoliasearch, algoliasearch } from "algoliasearch";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSearchPush } from "./push-search.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a server keeps being the one that pushes for as long as a push takes", async () => {
  let asked = 0;
  const records = Promise.withResolvers<[]>();
  const push = createSearchPush({
    client: {} as Algoliasearch,
    nameOf: (name) => name,
    definitions: () => records.promise,
    record: async () => null,
    isLeader: async () => {
      asked += 1;
      return true;
    },
    onError: (error) => {
      throw error;
    },
  });
  const stop = push.start();
  await vi.advanceTimersByTimeAsync(1_000);
  const before = asked;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked - before).toBeGreaterThanOrEqual(60_000 / 30_000);
  records.resolve([]);
  await stop();
});

/** A hosted search that takes what comes, but for batches with a record of those ids. */
function hostedWithout(...refused: readonly string[]) {
  const taken = new Set<string>();
  const client = algoliasearch("app", "key", {
    requester: {
      async send({ url, data }) {
        const answer = (status: number, content: object) => ({ status, content: JSON.stringify(content), isTimedOut: false });
        if (url.includes("/browse")) return answer(200, { hits: [] });
        if (!url.includes("/batch") || url.includes("/rules/") || url.includes("/synonyms/"))
          return answer(200, { taskID: 1, status: "published" });
        const { requests } = JSON.parse(String(data)) as { requests: { body: { objectID: string } }[] };
        const ids = requests.map(({ body }) => body.objectID);
        if (ids.some((id) => refused.includes(id))) return answer(400, { message: "Record is too big", status: 400 });
        for (const id of ids) taken.add(id);
        return answer(200, { taskID: 1, objectIDs: ids });
      },
    },
  });
  return { client, taken };
}

test("a record that the hosted search refuses keeps no other back, and is told of with why", async () => {
  const { client, taken } = hostedWithout("3");
  const told: unknown[] = [];
  const records = Array.from({ length: 9 }, (_, index) => ({ objectID: String(index) }));
  const push = createSearchPush({
    client,
    nameOf: (name) => name,
    definitions: async () => [{ name: "tt_nz_products", country: "nz", records, searchable: [], facets: [], ranking: [] }],
    record: async (_country, objectID) => ({ objectID, again: true }),
    isLeader: async () => true,
    onError: (error) => told.push(error),
  });
  const refused = expect.objectContaining({ message: expect.stringMatching(/refuses 3 of tt_nz_products.*too big/) });
  expect(await push.sync()).toEqual([{ index: "tt_nz_products", records: 9, pushed: 8, removed: 0, refused: ["3"] }]);
  expect([taken.size, told]).toEqual([8, [refused]]);
  taken.clear();
  const stop = push.start();
  push.note("nz", ["3", "4", "5"]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect([[...taken], told]).toEqual([
    ["4", "5"],
    [refused, refused],
  ]);
  await stop();
});

test("records that are all refused keep no other index back", async () => {
  const { client, taken } = hostedWithout("1", "2");
  const told: unknown[] = [];
  const index = (country: "nz" | "au", ...ids: readonly string[]) => {
    const records = ids.map((objectID) => ({ objectID }));
    return { name: `tt_${country}_products`, country, records, searchable: [], facets: [], ranking: [] };
  };
  const push = createSearchPush({
    client,
    nameOf: (name) => name,
    definitions: async () => [index("nz", "1", "2"), index("au", "3")],
    record: async (_country, objectID) => ({ objectID, again: true }),
    isLeader: async () => true,
    onError: (error) => told.push(error),
  });
  expect(await push.sync()).toMatchObject([
    { pushed: 0, refused: ["1", "2"] },
    { pushed: 1, refused: [] },
  ]);
  expect([[...taken], told.length]).toEqual([["3"], 2]);
});
