import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#server/api-error.ts";
import { withStandIn } from "./stand-in.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Searches = ReturnType<typeof withStandIn>;
const input = { params: undefined, query: undefined, body: { requests: [{ indexName: "tt_nz_products" }] } };
const context = { country: "nz", requestId: "1", clientAddress: "::1" } as const;

const found = (objectID: string) => ({
  ...{ hits: [{ objectID }], nbHits: 1, page: 0, nbPages: 1, hitsPerPage: 1, exhaustiveNbHits: true, query: "", params: "" },
  ...{ index: "tt_nz_products", processingTimeMS: 1, queryID: "0".repeat(32) },
});
const answering = (objectID: string): Searches => ({
  "search.queries": () => ({ results: [found(objectID)] }),
  "search.objects": () => ({ data: { results: [{ objectID }] } }),
});

function standIn() {
  const hosted = answering("there");
  const asked = vi.spyOn(hosted, "search.queries");
  const openOwn = vi.fn(async () => answering("here"));
  const onError = vi.fn();
  const search = withStandIn({ hosted, openOwn, onError });
  const whoAnswers = async () => (await search["search.queries"](input, context)).results[0];
  return { search, asked, openOwn, onError, whoAnswers };
}
const away = () => {
  throw new ApiError(503, "ServiceUnavailable", "Away.");
};

test("the hosted search answers while it is there, and nothing else is opened", async () => {
  const { whoAnswers, openOwn } = standIn();
  expect(await whoAnswers()).toEqual(found("there"));
  expect(openOwn).not.toHaveBeenCalled();
});

test("once it has failed the shop's own answers for ten seconds, opened once, without an id that the hosted one would not know", async () => {
  const { search, asked, openOwn, onError, whoAnswers } = standIn();
  asked.mockImplementation(away);
  const { queryID: _, ...own } = found("here");
  expect(await Promise.all([whoAnswers(), whoAnswers()])).toEqual([own, own]);
  expect(await search["search.objects"]({ ...input, params: { index: "a" }, body: { objectIds: ["here"] } }, context)).toEqual({
    data: { results: [{ objectID: "here" }] },
  });
  expect(openOwn).toHaveBeenCalledOnce();
  expect(onError).toHaveBeenCalled();
  asked.mockClear();
  vi.advanceTimersByTime(9_999);
  expect(await whoAnswers()).toEqual(own);
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
  vi.advanceTimersByTime(1);
  expect(await whoAnswers()).toEqual(found("there"));
});

test("what the hosted search refuses is refused, and no reason to ask another", async () => {
  const { asked, openOwn, whoAnswers } = standIn();
  asked.mockImplementation(() => {
    throw new ApiError(404, "IndexNotFound", "No such index.");
  });
  await expect(whoAnswers()).rejects.toMatchObject({ status: 404 });
  expect(openOwn).not.toHaveBeenCalled();
});

test("an own search that could not be opened is opened by the next who asks", async () => {
  const { asked, openOwn, whoAnswers } = standIn();
  asked.mockImplementation(away);
  openOwn.mockRejectedValueOnce(new Error("The database is away."));
  await expect(whoAnswers()).rejects.toThrow("The database is away.");
  expect(await whoAnswers()).toMatchObject({ hits: [{ objectID: "here" }] });
});
