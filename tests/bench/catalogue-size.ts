import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { calls } from "@tread/storefront/contract/calls.ts";
import { importReport, productDocument } from "@tread/storefront/contract/catalogue.ts";
import type { ProductDocument } from "@tread/storefront/domain/catalogue/product-document.ts";
import { readOwnerAccess } from "@tread/storefront/server/owner/owner-access.ts";
import { type Figure, quantile } from "./figure.ts";
import { startShop } from "./shop-server.ts";

/** Products of a large shop. */
const size = 50_000;
const searches = 200;

const words = ["Harbour", "Summit", "Drift", "Ember", "Kauri", "Tussock", "Cobble", "Marlin", "Fern", "Quartz", "Rimu", "Gale"];

/** The demo shop's products over and over, each time under another id, path and name; three colours to a style. */
function* enlarge(products: readonly ProductDocument[]): Generator<ProductDocument> {
  for (let place = 0; place < size; place++) {
    const product = products[place % products.length] as ProductDocument;
    const round = Math.floor(place / products.length);
    const id = String(50_000_000 + place);
    const first = words[round % words.length];
    const second = words[Math.floor(round / words.length) % words.length];
    yield {
      ...product,
      id,
      style: String(70_000_000 + Math.floor(place / 3)),
      styleNumber: id,
      name: `${first} ${second} ${product.name}`.slice(0, 120),
      path: `/products/${product.brand.id}/large-${id}`,
    };
  }
}

const megabytes = (bytes: number) => bytes / 2 ** 20;

/** A shop of 50,000 products on the embedded database: putting them in, changing one, searching, and starting again. */
export async function measureCatalogueSize(): Promise<Figure[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), "bench-large-"));
  try {
    let shop = await startShop({ dataFolder });
    const ask = async (path: string, type?: string, body?: string): Promise<string> => {
      const headers = {
        authorization: `Bearer ${(await readOwnerAccess(dataFolder))?.token}`,
        ...(type && { "content-type": type }),
      };
      const answer = await fetch(`${shop.origin}/catalogue/${path}`, {
        method: body === undefined ? "GET" : "POST",
        headers,
        body,
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`/catalogue/${path} answers ${answer.status}: ${text}`);
      return text;
    };
    const find = async (query: string) => {
      const body = JSON.stringify({
        requests: [{ indexName: "tt_nz_products", query, hitsPerPage: 24, facets: ["brand.name"] }],
      });
      const headers = { "content-type": "application/json" };
      const answer = await fetch(`${shop.origin}/nz/search/indexes/*/queries`, { method: "POST", headers, body });
      return calls["search.queries"].response.parse(await answer.json()).results[0]!;
    };
    /** Milliseconds until the search shows something. */
    const until = async (isSo: () => Promise<boolean>): Promise<number> => {
      const started = performance.now();
      while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50));
      return performance.now() - started;
    };

    const products = (await ask("products"))
      .split("\n")
      .flatMap((line) => (line === "" || line.startsWith('{"kind"') ? [] : [productDocument.parse(JSON.parse(line))]));
    const file = Array.from(enlarge(products), (product) => `${JSON.stringify(product)}\n`).join("");
    const last = String(50_000_000 + size - 1);
    let started = performance.now();
    const report = importReport.parse(JSON.parse(await ask("products", "application/x-ndjson", file)));
    if (report.created !== size) throw new Error(`${report.created} products were created.`);
    const importing = performance.now() - started;
    const afterImport = await until(async () => (await find(last)).hits[0]?.objectID === last);
    const memoryAfterImport = await shop.memory();

    started = performance.now();
    await ask("prices", "application/json", JSON.stringify([{ id: last, country: "nz", price: 4_200 }]));
    await until(async () => (await find(last)).hits[0]?.price === 4_200);
    const live = performance.now() - started;

    const times: number[] = [];
    for (let turn = 0; turn < searches; turn++) {
      const query = `${words[turn % words.length]} ${products[turn % products.length]?.name}`.slice(0, 6 + (turn % 20));
      started = performance.now();
      await find(query);
      times.push(performance.now() - started);
    }
    await shop.stop();
    shop = await startShop({ dataFolder });
    const { startedAfter } = shop;
    started = performance.now();
    await find("black");
    const firstSearch = performance.now() - started;
    const memory = await shop.memory();
    await shop.stop();
    const name = `${size.toLocaleString("en-NZ")} products`;
    return [
      {
        name: `${name}: import`,
        value: importing / 1_000,
        unit: "s",
        target: { atMost: 300 },
        note: `${megabytes(Buffer.byteLength(file)).toFixed(0)} MB of lines; the search has them ${(afterImport / 1_000).toFixed(1)} s later; ${megabytes(memoryAfterImport.rss).toFixed(0)} MB then`,
      },
      { name: `${name}: a price is in the search after`, value: live, unit: "ms", target: { atMost: 2_000 } },
      {
        name: `${name}: a search over HTTP, one at a time, p95`,
        value: quantile(times, 0.95),
        unit: "ms",
        note: `p50 ${quantile(times, 0.5).toFixed(1)} ms, ${searches} searches, a facet counted`,
      },
      {
        name: `${name}: warm start`,
        value: startedAfter / 1_000,
        unit: "s",
        target: { atMost: 10 },
        note: `its first search is answered ${(firstSearch / 1_000).toFixed(1)} s later, once the index is built`,
      },
      {
        name: `${name}: memory after a start`,
        value: megabytes(memory.rss),
        unit: "MB",
        note: `${megabytes(memory.heapUsed).toFixed(0)} MB of it in V8's heap after a collection`,
      },
    ];
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}
