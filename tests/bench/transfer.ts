import { withBrowser } from "./browser.ts";
import { loadCold } from "./cold-load.ts";
import { type Figure, kilobytes } from "./figure.ts";
import { filesWeight } from "./file-weights.ts";
import { measuredPages, scriptLimits, styleLimit } from "./pages.ts";
import type { ShopServer } from "./shop-server.ts";

/** What a cold Chromium loads for each page with nobody touching it: scripts, style sheets, and all of it on the wire. */
export async function measureTransfer(shop: ShopServer, clientFolder: string): Promise<Figure[]> {
  return withBrowser(async (newPhone) => {
    const figures: Figure[] = [];
    for (const page of await measuredPages(shop.origin)) {
      const context = await newPhone();
      const { wire, scripts, allScripts, sheets, requests } = await loadCold(context, shop.origin, page);
      await context.close();
      const limit = scriptLimits(page);
      const weigh = (files: readonly string[]) => {
        const { gzip, brotli } = filesWeight(clientFolder, files);
        return {
          value: kilobytes(gzip),
          unit: "kB",
          note: `${kilobytes(brotli).toFixed(1)} brotli; ${files.length} files`,
        } as const;
      };
      const total = Object.values(wire).reduce((sum, bytes) => sum + bytes, 0);
      const wired = (kind: string) => kilobytes(wire[kind] ?? 0).toFixed(1);
      figures.push(
        { name: `${page.name}: JavaScript before the page is idle, gzip`, ...weigh(scripts), target: { atMost: limit.idle } },
        { name: `${page.name}: JavaScript until all is alive, gzip`, ...weigh(allScripts), target: { atMost: limit.alive } },
        { name: `${page.name}: style sheets, gzip`, ...weigh(sheets), target: { atMost: styleLimit } },
        {
          name: `${page.name}: all that Chromium loads`,
          value: kilobytes(total),
          unit: "kB",
          note: `${requests} requests; document ${wired("Document")}, fonts ${wired("Font")}, pictures ${wired("Image")}`,
        },
      );
    }
    return figures;
  });
}
