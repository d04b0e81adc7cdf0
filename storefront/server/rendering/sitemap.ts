import type { FastifyInstance } from "fastify";
import { type CountryCode, countries, countryCodes } from "#domain/country/country.ts";
import { sendText } from "../http/compression.ts";
import type { Handlers, RequestContext } from "../service.ts";

/** Most addresses a sitemap file may list (sitemaps.org protocol). */
const mostAddresses = 50_000;
/** Milliseconds for which a sitemap is given out before it is made again. */
const maxAge = 600_000;

/** Sections of the shop that crawlers have no business in. */
const closed = ["account", "api", "cart", "checkout", "orders", "return"];

export function robotsText(origin: string): string {
  const rules = countryCodes.flatMap((code) => closed.map((section) => `Disallow: ${countries[code].baseUrl}/${section}`));
  const maps = countryCodes.map((code) => `Sitemap: ${origin}${countries[code].baseUrl}/sitemap.xml`);
  return `${["User-agent: *", ...rules, "", ...maps].join("\n")}\n`;
}

/** Paths of what a country's search holds: categories, brands, products and articles, the most visited kinds first. */
export type SearchedPaths = (country: CountryCode) => Iterable<string>;

/** Paths of every page that search engines should know: the front page, the indexes, all that the search holds, and the stores. */
export async function sitemapPaths(
  handlers: Pick<Handlers, "stores.list">,
  searched: SearchedPaths,
  context: RequestContext,
): Promise<string[]> {
  const paths = new Set<string>(["/", "/products", "/brands", "/categories", "/blog", "/articles", "/stores"]);
  const { stores } = await handlers["stores.list"]({ params: undefined, query: {}, body: undefined }, context);
  for (const { path } of stores) paths.add(path);
  for (const path of searched(context.country)) {
    if (paths.size === mostAddresses) break;
    if (path.startsWith("/")) paths.add(path);
  }
  return [...paths];
}

export function sitemapXml(origin: string, country: CountryCode, paths: readonly string[]): string {
  const base = origin + countries[country].baseUrl;
  const locations = paths.map((path) => `<url><loc>${escapeXml(base + encodeURI(path))}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${locations.join("\n")}\n</urlset>\n`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");
}

/** Serves `/robots.txt` and each country's `/sitemap.xml`. */
export function registerSitemaps(app: FastifyInstance, handlers: Handlers, searched: SearchedPaths, origin: () => string): void {
  app.get("/robots.txt", { config: { quiet: true } }, async (request, reply) => {
    reply.header("cache-control", "public, max-age=3600").type("text/plain; charset=utf-8");
    return sendText(request, reply, robotsText(origin()));
  });
  for (const country of countryCodes) {
    let made: { at: number; xml: Promise<string> } | undefined;
    app.get(`${countries[country].baseUrl}/sitemap.xml`, async (request, reply) => {
      if (!made || Date.now() - made.at > maxAge) {
        const context = { country, requestId: "sitemap", clientAddress: "" };
        const xml = sitemapPaths(handlers, searched, context).then((paths) => sitemapXml(origin(), country, paths));
        made = { at: Date.now(), xml };
        xml.catch(() => {
          made = undefined;
        });
      }
      const xml = await made.xml;
      reply.header("cache-control", "public, max-age=600").type("application/xml; charset=utf-8");
      return sendText(request, reply, xml);
    });
  }
}
