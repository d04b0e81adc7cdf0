import type { ShopSource } from "../server/composition.ts";

/**
 * The demo shop: what an empty database is filled with, and the artist who draws its pictures. A shop that has been opened before
 * never loads what it is filled with.
 */
export const demoShop: ShopSource = {
  opening: async (now) => (await import("#catalogue/opening-documents.ts")).demoOpening(now),
  startArtist: async () => (await import("#catalogue/artist.ts")).startArtist(),
};
