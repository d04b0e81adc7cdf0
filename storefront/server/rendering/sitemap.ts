import type { FastifyInstance } from "fastify";
import { type CountryCode, countries, countryCodes } from "#domain/country/country.ts";
import { searchIndexName } from "#domain/search/index-name.ts";
import { sendText } from "../http/compression.ts";
import type { Handlers, RequestContext } from "../service.ts";

/** Most addresses a sitemap file may list (sitemaps.org protocol). */
const mostAddresses = 50_000;
const pageSize = 1_000;
/** Milliseconds for which a sitemap is given out before it is made again. */
const maxAge = 600_000;

/** Sections of the shop that crawlers have no business in. */
const closed = ["account", "api", "cart", "checkout", "orders", "return"];

export function robotsText(origin: string): string {
  const rules = countryCodes.flatMap((code) => closed.map((section) => `Disallow: ${countries[code].baseUrl}/${section}`));
  const maps = countryCodes.map((code) => `Sitemap: ${origin}${countries[code].baseUrl}/sitemap.xml`);
  return `${["User-agent: *", ...rules, "", ...maps].join("\n")}\n`;
}

/**
 * Paths of every page that search engines should know: the front page, the indexes, the stores, and all that the search indices hold.
 * Read through the search call, so it is complete whichever search is behind it.
 */
export async function sitemapPaths(
  handlers: Pick<Handlers, "search.queries" | "stores.list">,
  context: RequestContext,
): Promise<string[]> {
  const paths = new Set<string>(["/", "/products", "/brands", "/categories", "/blog", "/articles", "/stores"]);
  for (const kind of ["categories", "brands", "products", "articles"]) {
    const indexName = searchIndexName(context.country, kind);
    for (let page = 0; paths.size < mostAddresses; page++) {
      const input = {
        params: undefined,
        query: undefined,
        body: { requests: [{ indexName, query: "", page, hitsPerPage: pageSize, attributesToRetrieve: ["path"] }] },
      };
      const result = (await handlers["search.queries"](input, context)).results[0];
      for (const { path } of result?.hits ?? []) if (typeof path === "string" && path.startsWith("/")) paths.add(path);
      if (!result || page + 1 >= result.nbPages) break;
    }
  }
  const { stores } = await handlers["stores.list"]({ params: undefined, query: {}, body: undefined }, context);
  for (const { path } of stores) paths.add(path);
  return [...paths].slice(0, mostAddresses);
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
export function registerSitemaps(app: FastifyInstance, handlers: Handlers, origin: () => string): void {
  app.get("/robots.txt", { config: { quiet: true } }, async (request, reply) => {
    reply.header("cache-control", "public, max-age=3600").type("text/plain; charset=utf-8");
    return sendText(request, reply, robotsText(origin()));
  });
  for (const country of countryCodes) {
    let made: { at: number; xml: Promise<string> } | undefined;
    app.get(`${countries[country].baseUrl}/sitemap.xml`, async (request, reply) => {
      if (!made || Date.now() - made.at > maxAge) {
        const context = { country, requestId: "sitemap", clientAddress: "" };
        const xml = sitemapPaths(handlers, context).then((paths) => sitemapXml(origin(), country, paths));
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
