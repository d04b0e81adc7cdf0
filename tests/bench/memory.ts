import { setTimeout as delay } from "node:timers/promises";
import { startPostgres } from "../faults/postgres.ts";
import type { Figure } from "./figure.ts";
import { load } from "./load.ts";
import { listingPath } from "./pages.ts";
import { buyableProducts } from "./products.ts";
import { startShop } from "./shop-server.ts";

/** Milliseconds after the first page in which what starting has left behind is given back. */
const settling = 5_000;
const views = 10_000;
const connections = 10;
const megabytes = (bytes: number) => bytes / 1_048_576;

/** What the server's process holds when it has opened with an empty data folder and shown its home page, with either database. */
export async function measureMemoryAtStart(): Promise<Figure[]> {
  const postgres = await startPostgres();
  try {
    const residentAtStart = async (databaseUrl?: string) => {
      const shop = await startShop({ ...(databaseUrl && { databaseUrl }) });
      try {
        await delay(settling);
        return megabytes((await shop.memory()).rss);
      } finally {
        await shop.stop();
      }
    };
    const name = "server: resident memory at the start";
    return [
      { name: `${name}, embedded database`, value: await residentAtStart(), unit: "MB", target: { atMost: 400 } },
      {
        name: `${name}, PostgreSQL`,
        value: await residentAtStart(await postgres.createDatabase("memory")),
        unit: "MB",
        target: { atMost: 250 },
        note: "the server's process alone",
      },
    ];
  } finally {
    await postgres.stop();
  }
}

/**
 * What the server holds after a warm-up and after 10,000 pages of every kind, all of them rendered (the cache of pages is
 * off, since filling it would hide a leak).
 */
export async function measureMemory(): Promise<Figure[]> {
  const shop = await startShop({ pageCache: false });
  try {
    const products = await buyableProducts(shop.origin, 200);
    const pages = [
      "/",
      listingPath,
      `${listingPath}?sort=priceAsc`,
      "/cart",
      "/checkout/contact-info",
      ...products.map(({ path }) => path),
    ];
    const addresses = pages.map((path) => `${shop.origin}/nz${path}`);
    const look = async (requests: number) => {
      await load({ addresses, requests, connections, encoding: "gzip" });
      return shop.memory();
    };
    const warm = await look(1_000);
    const half = await look(views / 2);
    const end = await look(views / 2);
    const growth = ((end.heapUsed - warm.heapUsed) / warm.heapUsed) * 100;
    return [
      { name: "server: resident memory after a warm-up", value: megabytes(warm.rss), unit: "MB", note: "1,000 pages" },
      {
        name: "server: resident memory after 10,000 more pages",
        value: megabytes(end.rss),
        unit: "MB",
        note: `${megabytes(half.rss).toFixed(0)} MB half way`,
      },
      {
        name: "server: growth of live heap over 10,000 pages",
        value: growth,
        unit: "%",
        target: { atMost: 5 },
        note: [warm, half, end]
          .map(({ heapUsed }) => megabytes(heapUsed).toFixed(1))
          .join(" → ")
          .concat(" MB after collections"),
      },
    ];
  } finally {
    await shop.stop();
  }
}
