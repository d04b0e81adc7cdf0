import { type Figure, median } from "./figure.ts";
import { keptCart } from "./kept-cart.ts";
import { load } from "./load.ts";
import { listingPath } from "./pages.ts";
import { buyableProducts } from "./products.ts";
import { startShop } from "./shop-server.ts";

/** Pages asked for before measuring, so that V8 has compiled what it is going to. */
const warmUp = 400;
const requests = 500;
const connections = 10;

/** Most milliseconds of processor time a page may take. */
const limits: Readonly<Record<string, number>> = { listing: 9, product: 5, cart: 5, "filled cart": 5 };

/**
 * Processor time of the whole server process for one page, rendered anew each time (the cache of pages is off), and what
 * that leaves room for on one core. Identity encoding as the peers were measured; once more with gzip.
 */
export async function measureRendering(): Promise<Figure[]> {
  const shop = await startShop({ pageCache: false });
  try {
    const products = await buyableProducts(shop.origin, 2);
    const pages: readonly [string, string, string?][] = [
      ["home", "/"],
      ["listing", listingPath],
      ["product", products[0]?.path ?? ""],
      ["cart", "/cart"],
      ["filled cart", "/cart", keptCart(products).cookie.replace(/;.*/, "")],
      ["contact", "/checkout/contact-info"],
    ];
    const figures: Figure[] = [];
    for (const [name, path, cookie] of pages) {
      const addresses = [`${shop.origin}/nz${path}`];
      await load({ addresses, requests: warmUp, connections, encoding: "identity", cookie });
      const costOf = async (encoding: "identity" | "gzip") => {
        const rounds: { cpu: number; perSecond: number }[] = [];
        for (let round = 0; round < 3; round++) {
          const before = await shop.cpu();
          const { seconds } = await load({ addresses, requests: Math.ceil(requests / 3), connections, encoding, cookie });
          const count = Math.ceil(requests / 3);
          rounds.push({ cpu: ((await shop.cpu()) - before) / count, perSecond: count / seconds });
        }
        return { cpu: median(rounds.map(({ cpu }) => cpu)), perSecond: Math.max(...rounds.map(({ perSecond }) => perSecond)) };
      };
      const plain = await costOf("identity");
      const packed = await costOf("gzip");
      const limit = limits[name];
      figures.push(
        {
          name: `${name}: server CPU a page, uncached`,
          value: plain.cpu,
          unit: "ms",
          target: limit === undefined ? undefined : { atMost: limit },
          note: `${packed.cpu.toFixed(2)} ms with gzip; median of 3 × ${Math.ceil(requests / 3)}`,
        },
        {
          name: `${name}: pages a second on one core, uncached`,
          value: 1_000 / plain.cpu,
          unit: "/s",
          note: `by CPU time; ${plain.perSecond.toFixed(0)} a second by the clock over ${connections} connections`,
        },
      );
    }
    return figures;
  } finally {
    await shop.stop();
  }
}
