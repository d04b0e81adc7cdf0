import type { Figure } from "./figure.ts";
import { listingPath } from "./pages.ts";
import { startShop } from "./shop-server.ts";

const tiles = 48;

/** A listing's first picture of each tile, all asked for at once at the width a phone shows, with nothing drawn before. */
export async function measureFirstPictures(): Promise<Figure[]> {
  const shop = await startShop();
  try {
    const html = await (await fetch(`${shop.origin}/nz${listingPath}`)).text();
    const sources = [...html.matchAll(/<article\b.*?<img\b[^>]*?\ssrc="\/cdn-cgi\/image\/[^"/]*(\/media\/[^"]+)"/gs)].map(
      (match) => match[1],
    );
    if (new Set(sources).size < tiles) throw new Error(`The listing shows only ${new Set(sources).size} pictures.`);
    const arrivals: number[] = [];
    let bytes = 0;
    const started = performance.now();
    await Promise.all(
      sources.slice(0, tiles).map(async (source) => {
        const answer = await fetch(`${shop.origin}/cdn-cgi/image/width=400,fit=scale-down,format=auto${source}`, {
          headers: { accept: "image/avif,image/webp,*/*;q=0.8" },
        });
        const type = answer.headers.get("content-type") ?? "";
        if (answer.status !== 200 || !type.startsWith("image/")) throw new Error(`${source} answers ${answer.status} ${type}.`);
        bytes += (await answer.arrayBuffer()).byteLength;
        arrivals.push(performance.now() - started);
      }),
    );
    return [
      {
        name: `listing: all ${tiles} pictures, nothing drawn before`,
        value: Math.max(...arrivals) / 1_000,
        unit: "s",
        target: { atMost: 3 },
        note: `first after ${Math.min(...arrivals).toFixed(0)} ms; ${(bytes / tiles / 1_000).toFixed(1)} kB each`,
      },
    ];
  } finally {
    await shop.stop();
  }
}
