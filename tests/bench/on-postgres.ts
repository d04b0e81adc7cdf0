import { startPostgres } from "../faults/postgres.ts";
import type { Figure } from "./figure.ts";
import { type ShopServer, startShop } from "./shop-server.ts";

/** Measures a shop on a PostgreSQL of its own, which is taken down again. Nothing of it is synced to disk. */
export async function onPostgres(measure: (shop: ShopServer) => Promise<Figure[]>): Promise<Figure[]> {
  const postgres = await startPostgres();
  try {
    const shop = await startShop({ databaseUrl: await postgres.createDatabase("bench") });
    try {
      return await measure(shop);
    } finally {
      await shop.stop();
    }
  } finally {
    await postgres.stop();
  }
}
