import type { BrowserContext } from "playwright";
import { keep, withBrowser } from "./browser.ts";
import { type Figure, kilobytes } from "./figure.ts";
import { type Kept, keptCart, keptCheckout } from "./kept-cart.ts";
import { listingPath, type PageName, scriptLimits, styleLimit } from "./pages.ts";
import { buyableProducts } from "./products.ts";
import { filesWeight } from "./route-weights.ts";
import type { ShopServer } from "./shop-server.ts";

interface Loaded {
  /** Bytes on the wire with their headers, by kind of request. */
  readonly wire: Readonly<Record<string, number>>;
  readonly scripts: readonly string[];
  readonly sheets: readonly string[];
  readonly requests: number;
}

/** Loads a page cold and lists what came until the network was quiet, with nobody touching anything. */
async function loadCold(context: BrowserContext, origin: string, path: string, kept: Kept): Promise<Loaded> {
  const page = await context.newPage();
  if (kept.storage) await keep(page, origin, kept);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.clearBrowserCache");
  const kinds = new Map<string, { kind: string; file: string }>();
  const wire: Record<string, number> = {};
  devtools.on("Network.responseReceived", ({ requestId, type, response }) => {
    kinds.set(requestId, { kind: type, file: new URL(response.url).pathname.slice(1) });
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)?.kind ?? "Other";
    wire[kind] = (wire[kind] ?? 0) + encodedDataLength;
  });
  await page.goto(`${origin}/nz${path}`, { waitUntil: "networkidle" });
  const landed = new URL(page.url()).pathname;
  if (landed !== `/nz${path}`) throw new Error(`${path} led to ${landed}.`);
  const found = [...new Map([...kinds.values()].map((entry) => [entry.file, entry])).values()];
  return {
    wire,
    requests: kinds.size,
    // Modules that are preloaded count as scripts when they are run; by name they are told apart whatever asked for them.
    scripts: found.map(({ file }) => file).filter((file) => file.endsWith(".js")),
    sheets: found.map(({ file }) => file).filter((file) => file.endsWith(".css")),
  };
}

/** What a cold Chromium really loads for each page, headers and all, and the same files by weight. */
export async function measureTransfer(shop: ShopServer, clientFolder: string): Promise<Figure[]> {
  const [first, second] = await buyableProducts(shop.origin, 2);
  if (!first || !second) throw new Error("The shop has no products.");
  const cart = keptCart([first, second]);
  const pages: readonly [PageName, string, Kept][] = [
    ["home", "/", {}],
    ["listing", listingPath, {}],
    ["product", first.path, {}],
    ["cart", "/cart", cart],
    ["contact", "/checkout/contact-info", cart],
    ["payment", "/checkout/payment", { ...cart, storage: { ...cart.storage, ...keptCheckout } }],
  ];
  return withBrowser(async (newPhone) => {
    const figures: Figure[] = [];
    for (const [name, path, kept] of pages) {
      const context = await newPhone();
      const { wire, scripts, sheets, requests } = await loadCold(context, shop.origin, path, kept);
      await context.close();
      const js = filesWeight(clientFolder, scripts);
      const css = filesWeight(clientFolder, sheets);
      const total = Object.values(wire).reduce((sum, bytes) => sum + bytes, 0);
      const wired = (kind: string) => kilobytes(wire[kind] ?? 0).toFixed(1);
      figures.push(
        {
          name: `${name}: JavaScript in Chromium, cold, gzip`,
          value: kilobytes(js.gzip),
          unit: "kB",
          target: { atMost: scriptLimits[name] },
          note: `${kilobytes(js.brotli).toFixed(1)} brotli; ${wired("Script")} on the wire with headers, ${scripts.length} files`,
        },
        {
          name: `${name}: style sheets in Chromium, cold, gzip`,
          value: kilobytes(css.gzip),
          unit: "kB",
          target: { atMost: styleLimit },
          note: `${kilobytes(css.brotli).toFixed(1)} brotli; ${wired("Stylesheet")} on the wire with headers, ${sheets.length} files`,
        },
        {
          name: `${name}: all that Chromium loads, cold`,
          value: kilobytes(total),
          unit: "kB",
          note: `${requests} requests; document ${wired("Document")}, fonts ${wired("Font")}, pictures ${wired("Image")}`,
        },
      );
    }
    return figures;
  });
}
