import type { FastifyInstance } from "fastify";
import { type CountryCode, countries, countryCodes } from "#domain/country/country.ts";
import { ownPictures, pictureAddress } from "#domain/pictures/picture-address.ts";
import { rewrites } from "../content/rewrites.ts";
import { sendText } from "../http/compression.ts";
import type { Handlers, RequestContext } from "../service.ts";

/** Most addresses a sitemap file may list (sitemaps.org protocol). */
const mostAddresses = 50_000;
/** Milliseconds for which a sitemap is given out before it is made again. */
const maxAge = 600_000;

/** Sections of the shop that crawlers have no business in. */
const closed = ["account", "api", "cart", "checkout", "orders", "reminders", "return"];

/** The `robots.txt` of both shops (RFC 9309). */
export function robotsText(origin: string): string {
  const rules = countryCodes.flatMap((code) => closed.map((section) => `Disallow: ${countries[code].baseUrl}/${section}`));
  return `${["User-agent: *", ...rules, "", `Sitemap: ${origin}/sitemap.xml`].join("\n")}\n`;
}

/** A page for search engines, and the pictures on it that they may show by themselves. */
export interface SitemapEntry {
  readonly path: string;
  /** Source paths of its pictures. */
  readonly pictures: readonly string[];
}

/** What a country's search holds: categories, brands, products and articles, products with their pictures. */
export type SearchedPaths = (country: CountryCode) => Iterable<SitemapEntry>;

const isProduct = (path: string): boolean => path.startsWith("/products/");

/** Every page that search engines should know, apart from products: the front page, the indexes, the stores, and what is searched. */
export async function sitemapPages(
  handlers: Pick<Handlers, "stores.list">,
  searched: SearchedPaths,
  context: RequestContext,
): Promise<SitemapEntry[]> {
  const paths = new Set<string>(["/", "/products", "/brands", "/categories", "/blog", "/articles"]);
  const { stores } = await handlers["stores.list"]({ params: undefined, query: {}, body: undefined }, context);
  if (stores.length > 0) paths.add("/stores");
  for (const { path } of stores) paths.add(path);
  for (const { path } of searched(context.country)) {
    if (paths.size === mostAddresses) break;
    if (path.startsWith("/") && !isProduct(path)) paths.add(rewrites.get(path) ?? path);
  }
  return [...paths].map((path) => ({ path, pictures: [] }));
}

/** Every product with its pictures. */
export function sitemapProducts(searched: SearchedPaths, { country }: Pick<RequestContext, "country">): SitemapEntry[] {
  const entries = new Map<string, SitemapEntry>();
  for (const entry of searched(country)) {
    if (entries.size === mostAddresses) break;
    if (isProduct(entry.path)) entries.set(entry.path, entry);
  }
  return [...entries.values()];
}

/** The sitemap of a country's shop, with pictures by Google's extension, as XML. */
export function sitemapXml(origin: string, country: CountryCode, entries: readonly SitemapEntry[]): string {
  const base = origin + countries[country].baseUrl;
  const picture = (source: string) =>
    `<image:image><image:loc>${escapeXml(origin + pictureAddress(ownPictures, encodeURI(source), { width: 1280 }))}</image:loc></image:image>`;
  const addresses = entries.map(
    ({ path, pictures }) => `<url><loc>${escapeXml(base + encodeURI(path))}</loc>${pictures.map(picture).join("")}</url>`,
  );
  const names = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>\n${addresses.join("\n")}\n</urlset>\n`;
}

/** The list of all sitemaps, of both countries. */
export function sitemapIndex(origin: string): string {
  const maps = countryCodes.flatMap((code) => ["sitemap.xml", "sitemap-products.xml"].map((file) => `${origin}/${code}/${file}`));
  const entries = maps.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</sitemapindex>\n`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");
}

/** Serves `/robots.txt`, the list of sitemaps at `/sitemap.xml`, and of each country one of its pages and one of its products. */
export function registerSitemaps(app: FastifyInstance, handlers: Handlers, searched: SearchedPaths, origin: () => string): void {
  app.get("/robots.txt", { config: { quiet: true } }, async (request, reply) => {
    reply.header("cache-control", "public, max-age=3600").type("text/plain; charset=utf-8");
    return sendText(request, reply, robotsText(origin()));
  });
  app.get("/sitemap.xml", async (request, reply) => {
    reply.header("cache-control", "public, max-age=3600").type("application/xml; charset=utf-8");
    return sendText(request, reply, sitemapIndex(origin()));
  });
  const files = {
    "sitemap.xml": (context: RequestContext) => sitemapPages(handlers, searched, context),
    "sitemap-products.xml": async (context: RequestContext) => sitemapProducts(searched, context),
  } as const;
  for (const country of countryCodes) {
    for (const [file, read] of Object.entries(files)) {
      let made: { at: number; xml: Promise<string> } | undefined;
      app.get(`${countries[country].baseUrl}/${file}`, async (request, reply) => {
        if (!made || Date.now() - made.at > maxAge) {
          const context = { country, requestId: "sitemap", clientAddress: "" };
          const xml = read(context).then((entries) => sitemapXml(origin(), country, entries));
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
}
