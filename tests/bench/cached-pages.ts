import { type Figure, median } from "./figure.ts";
import { load } from "./load.ts";
import { listingPath } from "./pages.ts";
import type { ShopServer } from "./shop-server.ts";

const requests = 6_000;
const connections = 10;

/** Listings a second on one core out of the cache of anonymous pages, as any browser gets them (gzip). */
export async function measureCachedPages(shop: ShopServer): Promise<Figure[]> {
  const addresses = [`${shop.origin}/nz${listingPath}`];
  await load({ addresses, requests: 1_000, connections, encoding: "gzip" });
  const rounds: { cpu: number; perSecond: number }[] = [];
  for (let round = 0; round < 3; round++) {
    const before = await shop.cpu();
    const { seconds } = await load({ addresses, requests: requests / 3, connections, encoding: "gzip" });
    rounds.push({ cpu: ((await shop.cpu()) - before) / (requests / 3), perSecond: requests / 3 / seconds });
  }
  return [
    {
      name: "listing: pages a second on one core, cached",
      value: 1_000 / median(rounds.map(({ cpu }) => cpu)),
      unit: "/s",
      target: { atLeast: 2_000 },
      note: `by CPU time; ${Math.max(...rounds.map(({ perSecond }) => perSecond)).toFixed(0)} a second by the clock beside its client`,
    },
  ];
}
