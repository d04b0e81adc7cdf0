import { type LiteClient, liteClient } from "algoliasearch/lite";
import type { InputOf, ResponseOf } from "#contract/calls.ts";
import type { CallFunction } from "#contract/rendering.ts";
import { fromHostedBatch, type HostedSearch, hostsOf, toHostedBatch } from "#domain/search/hosted-search.ts";

let client: LiteClient | undefined;

/**
 * Asks the hosted search straight from the browser, and the shop's server where that fails: it has an index of its own to answer from.
 * @param callShop calls the shop's server
 * @throws the server's `CallFailure` where it cannot answer either
 */
export async function askHostedSearch(
  hosted: HostedSearch,
  callShop: CallFunction,
  input: InputOf<"search.queries">,
): Promise<ResponseOf<"search.queries">> {
  const hosts = hostsOf(hosted);
  client ??= liteClient(hosted.appId, hosted.searchKey, hosts && { hosts });
  try {
    const { results } = await client.search({ requests: toHostedBatch(hosted, input.body.requests) as never });
    return { results: fromHostedBatch(hosted, results as ResponseOf<"search.queries">["results"]) };
  } catch {
    return callShop("search.queries", input);
  }
}
