import { describe, expect, test, vi } from "vitest";
import type { CallFunction } from "#contract/rendering.ts";
import type { SearchResult } from "#contract/search.ts";
import { createStore } from "../../shell/create-store.ts";
import { searchStatus } from "./search-status.ts";
import { latestSearch, selectSuggestions } from "./suggestions-api.ts";

type Body = { body: { requests: { query: string }[] } };
const failure = { status: 503, code: "Unavailable", message: "Search is away." };

/** A shop whose search answers when it is told to, with one brand that is called as it was asked. */
function shop() {
  const asked: { query: string; signal: AbortSignal | undefined; answer: () => void; fail: () => void }[] = [];
  const call = vi.fn(
    (_name: string, input: Body, signal?: AbortSignal) =>
      new Promise((resolve, reject) => {
        const query = input.body.requests[0]?.query ?? "";
        const hits = [{ objectID: query, name: query, path: `/brands/${query}` }];
        const results = [{ hits, nbHits: 1 }] as unknown as SearchResult[];
        asked.push({ query, signal, answer: () => resolve({ results }), fail: () => reject(failure) });
      }),
  );
  const store = createStore({ call: call as unknown as CallFunction });
  const search = latestSearch(store);
  const known = (key: string) => selectSuggestions(key)(store.getState());
  const status = (key: string) => searchStatus(key, known(key));
  return { asked, call, search, known, status };
}

describe("searching while somebody types", () => {
  test("SEARCH-32 QUERY_TOO_SHORT, then loading, then SUCCESS", async () => {
    const { asked, search, status } = shop();
    expect(status("")).toBe("QUERY_TOO_SHORT");
    const answer = search.ask("osk");
    expect(status("osk")).toBe("LOADING");
    asked[0]?.answer();
    expect((await answer).links[0]?.hits[0]?.path).toBe("/brands/osk");
    expect(status("osk")).toBe("SUCCESS");
  });

  test("SEARCH-32 SEARCH-33 a failure sets status ERROR and is thrown on; asked again it may succeed", async () => {
    const { asked, search, status } = shop();
    const answer = search.ask("osk");
    asked[0]?.fail();
    await expect(answer).rejects.toEqual(failure);
    expect(status("osk")).toBe("ERROR");
    const second = search.ask("osk");
    expect(status("osk")).toBe("LOADING");
    asked[1]?.answer();
    await second;
    expect(status("osk")).toBe("SUCCESS");
  });

  test("SEARCH-35 what was found for a query is kept", async () => {
    const { asked, call, search } = shop();
    const first = search.ask("osk");
    asked[0]?.answer();
    const found = await first;
    const other = search.ask("osker");
    asked[1]?.answer();
    await other;
    expect(await search.ask("osk")).toBe(found);
    expect(call).toHaveBeenCalledTimes(2);
  });

  test("SEARCH-36 a newer query gives up the older one, whose late answer changes nothing", async () => {
    const { asked, search, known, status } = shop();
    const older = search.ask("o");
    const newer = search.ask("os");
    await expect(older).rejects.toMatchObject({ name: "AbortError" });
    expect(asked[0]?.signal?.aborted).toBe(true);
    expect(asked[1]?.signal?.aborted).toBe(false);
    asked[1]?.answer();
    await newer;
    asked[0]?.answer();
    await Promise.resolve();
    expect(known("os").data?.links[0]?.hits[0]?.path).toBe("/brands/os");
    expect(known("o").data).toBeUndefined();
    // Nobody waits for it: that is no failure, and it is asked again when it is typed again.
    expect(status("o")).toBe("LOADING");
    const again = search.ask("o");
    expect(asked[2]?.query).toBe("o");
    asked[2]?.answer();
    expect((await again).links[0]?.hits[0]?.path).toBe("/brands/o");
  });
});
