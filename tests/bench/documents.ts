import { gzipSync } from "node:zlib";
import { type Figure, kilobytes } from "./figure.ts";
import { listingDocumentLimit, listingPath } from "./pages.ts";
import { buyableProducts } from "./products.ts";
import type { ShopServer } from "./shop-server.ts";

/** Weight of the pages' HTML, compressed as the peers' was (gzip -9), and as the server sends it. */
export async function measureDocuments({ origin }: ShopServer): Promise<Figure[]> {
  const [product] = await buyableProducts(origin, 1);
  const pages = { home: "/", listing: listingPath, product: product?.path ?? "", cart: "/cart" };
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const html = await (await fetch(`${origin}/nz${path}`, { headers: { "accept-encoding": "identity" } })).text();
    const tiles = html.match(/<article\b/g)?.length ?? 0;
    if (name === "listing" && tiles < 48) throw new Error(`The listing has only ${tiles} tiles.`);
    figures.push({
      name: `${name}: HTML, gzip`,
      value: kilobytes(gzipSync(html, { level: 9 }).length),
      unit: "kB",
      target: name === "listing" ? { atMost: listingDocumentLimit } : undefined,
      note: `${kilobytes(Buffer.byteLength(html)).toFixed(0)} kB plain${tiles > 0 ? `, ${tiles} tiles` : ""}`,
    });
  }
  return figures;
}
