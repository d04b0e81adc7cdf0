import fc from "fast-check";
import { expect, test } from "vitest";
import {
  fromHostedBatch,
  type HostedSearch,
  hostedEventsAddress,
  hostedSearchOrigins,
  hostsOf,
  shopIndexName,
  toHostedBatch,
} from "./hosted-search.ts";
import { searchIndexName } from "./index-name.ts";

const hosted: HostedSearch = {
  appId: "SHOP1",
  searchKey: "public",
  indexPrefix: "live_",
  eventsUrl: "https://insights.algolia.io/1/events",
};

test("SRAPI-06 an index has the configured prefix there, and the shop's own here", () => {
  fc.assert(
    fc.property(fc.constantFrom("nz", "au"), fc.string(), fc.stringMatching(/^\w{0,12}$/), (country, index, indexPrefix) => {
      const name = searchIndexName(country as "nz", index);
      const [request] = toHostedBatch({ ...hosted, indexPrefix }, [{ indexName: name, query: "x" }]);
      expect(request).toEqual({ indexName: `${indexPrefix}${country}_${index}`, query: "x" });
      expect(shopIndexName({ indexPrefix }, request!.indexName)).toBe(name);
      expect(fromHostedBatch({ ...hosted, indexPrefix }, [{ index: request!.indexName }])).toEqual([{ index: name }]);
    }),
  );
});

test("pages may reach the service's own hosts for the application, or the one that is said, and where events go", () => {
  expect(hostsOf(hosted)).toBeUndefined();
  expect(hostedSearchOrigins(hosted)).toEqual([
    "https://shop1-dsn.algolia.net",
    "https://shop1-1.algolianet.com",
    "https://shop1-2.algolianet.com",
    "https://shop1-3.algolianet.com",
    "https://insights.algolia.io",
  ]);
  const elsewhere = { ...hosted, url: "http://search.test:81/a", eventsUrl: "http://search.test:81/a/1/events" };
  expect(hostsOf(elsewhere)).toEqual([{ url: "search.test:81/a", accept: "readWrite", protocol: "http" }]);
  expect(hostedSearchOrigins(elsewhere)).toEqual(["http://search.test:81"]);
  expect(hostedEventsAddress(elsewhere)).toBe(
    "http://search.test:81/a/1/events?x-algolia-application-id=SHOP1&x-algolia-api-key=public",
  );
});
