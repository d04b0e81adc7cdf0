import { type LiteClient, liteClient } from "algoliasearch/lite";
import type { InputOf, ResponseOf } from "#contract/calls.ts";
import type { CallFailure } from "#contract/rendering.ts";
import { fromHostedBatch, type HostedSearch, hostsOf, toHostedBatch } from "#domain/search/hosted-search.ts";

let client: LiteClient | undefined;

/** Asks the hosted search straight from the browser. Rejects with a `CallFailure`; status 0 means that no answer came. */
export async function askHostedSearch(
  hosted: HostedSearch,
  { body }: InputOf<"search.queries">,
): Promise<ResponseOf<"search.queries">> {
  const hosts = hostsOf(hosted);
  client ??= liteClient(hosted.appId, hosted.searchKey, hosts && { hosts });
  try {
    const { results } = await client.search({ requests: toHostedBatch(hosted, body.requests) as never });
    return { results: fromHostedBatch(hosted, results as ResponseOf<"search.queries">["results"]) };
  } catch (error) {
    const { status = 0 } = error as { status?: number };
    const failure: CallFailure =
      status === 0
        ? { status, code: "Unreachable", message: "We can't reach the shop. Check your connection and try again." }
        : { status, code: "SearchFailed", message: "Search is taking a breather. Try again." };
    throw failure;
  }
}
