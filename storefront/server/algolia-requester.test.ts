import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import type { HostedSearch } from "#domain/search/hosted-search.ts";
import { createAlgoliaRecommend } from "./habits/algolia-recommend.ts";
import { createHostedSearch } from "./search/hosted/hosted-search.ts";

/** A hosted search that answers everything alike. */
async function hostedThat(answers: (response: ServerResponse) => void): Promise<HostedSearch> {
  const server = createServer((_request, response) => answers(response)).listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { appId: "app", searchKey: "key", indexPrefix: "tt_", url, eventsUrl: `${url}/1/events` };
}

const context = { country: "nz", requestId: "test", clientAddress: "" } as const;
const search = (hosted: HostedSearch) =>
  createHostedSearch(hosted)["search.queries"](
    {
      params: undefined,
      query: undefined,
      body: { requests: [{ indexName: "tt_nz_products", params: { query: "" } }] },
    } as never,
    context as never,
  );

test("an answer that cannot be unpacked is one that did not come", async () => {
  const hosted = await hostedThat((response) =>
    response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" }).end("no gzip"),
  );
  await expect(search(hosted)).rejects.toMatchObject({ status: 503, code: "ServiceUnavailable" });
  await expect(createAlgoliaRecommend(hosted).alternatives("nz", "104201")).rejects.toThrow();
});

test.each(["null", "[1,2]", "{}", "<html>"])("a search that answers %s is away", async (answer) => {
  const hosted = await hostedThat((response) => response.writeHead(200, { "content-type": "application/json" }).end(answer));
  await expect(search(hosted)).rejects.toMatchObject({ status: 503, code: "ServiceUnavailable" });
});
