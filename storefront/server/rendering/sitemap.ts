import { setImmediate as nextTurn } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type CountryCode, countries, countryCodes } from "#domain/country/country.ts";
import { ownPictures, pictureAddress } from "#domain/pictures/picture-address.ts";
import { rewrites } from "../content/rewrites.ts";
import { sendText } from "../http/compression.ts";
import { answerError } from "../http/error-answers.ts";
import { httpError } from "../http/to-api-error.ts";
import type { Handlers, RequestContext } from "../service.ts";

/** Addresses in a file: a sitemap may have 50,000 and 50 MB (sitemaps.org protocol), and one with its pictures is up to some kB. */
const mostAddresses = 10_000;
/** Milliseconds for which a sitemap is given out before it is made again, if nothing says sooner that the shop has changed. */
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

/** What a country's catalogue makes pages of: categories, brands, products, articles and other pages, products with their pictures. */
export type SearchedPaths = (country: CountryCode) => Iterable<SitemapEntry>;

const isProduct = (path: string): boolean => path.startsWith("/products/");

/** Every page that search engines should know, apart from products: the front page, the indexes, the stores, and what the catalogue makes. */
export async function sitemapPages(
  handlers: Pick<Handlers, "stores.list" | "content.resolve">,
  searched: SearchedPaths,
  context: RequestContext,
): Promise<SitemapEntry[]> {
  const paths = new Set<string>(["/", "/products", "/brands", "/categories", "/blog", "/articles"]);
  const { stores } = await handlers["stores.list"]({ params: undefined, query: {}, body: undefined }, context);
  if (stores.length > 0) paths.add("/stores");
  for (const { path } of stores) paths.add(path);
  for (const { path } of searched(context.country)) {
    if (!path.startsWith("/") || isProduct(path)) continue;
    const at = rewrites.get(path) ?? path;
    const input = { params: undefined, query: { path: at }, body: undefined };
    // What leads elsewhere is no entity, nor is a category in which nothing hangs.
    if ((await handlers["content.resolve"](input, context)).entity !== null) paths.add(at);
  }
  return [...paths].map((path) => ({ path, pictures: [] }));
}

/** Every product with its pictures. */
export function sitemapProducts(searched: SearchedPaths, { country }: Pick<RequestContext, "country">): SitemapEntry[] {
  const entries = new Map<string, SitemapEntry>();
  for (const entry of searched(country)) {
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

/** The list of all sitemaps. @param paths of their files */
function sitemapIndex(origin: string, paths: readonly string[]): string {
  const entries = paths.map((path) => origin + path).map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`);
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

/** Sitemaps of a country, each in as many files as it takes. */
const sitemaps = {
  pages: { first: "sitemap.xml", more: "sitemap-pages" },
  products: { first: "sitemap-products.xml", more: "sitemap-products" },
} as const;
type Sitemap = keyof typeof sitemaps;

const fileOf = (sitemap: Sitemap, part: number): string =>
  part === 1 ? sitemaps[sitemap].first : `${sitemaps[sitemap].more}-${part}.xml`;

/** Sitemaps as XML, file by file; there is always a first one. */
async function sitemapFiles(origin: string, country: CountryCode, entries: readonly SitemapEntry[]): Promise<string[]> {
  const files: string[] = [];
  for (let from = 0; from === 0 || from < entries.length; from += mostAddresses) {
    files.push(sitemapXml(origin, country, entries.slice(from, from + mostAddresses)));
    await nextTurn();
  }
  return files;
}

/** Makes its answer again only once that is old, has failed, or is to be forgotten. */
function kept<T>(make: () => Promise<T>): { read(): Promise<T>; forget(): void } {
  let made: { readonly at: number; readonly answer: Promise<T> } | undefined;
  const forget = () => {
    made = undefined;
  };
  return {
    forget,
    read() {
      if (made && Date.now() - made.at <= maxAge) return made.answer;
      const answer = make();
      const making = { at: Date.now(), answer };
      made = making;
      answer.catch(() => {
        if (made === making) forget();
      });
      return answer;
    },
  };
}

/**
 * Serves `/robots.txt`, the list of sitemaps at `/sitemap.xml`, and of each country those of its pages and those of its products.
 * @returns to be called when what a country's shop shows has changed
 */
export function registerSitemaps(
  app: FastifyInstance,
  handlers: Handlers,
  searched: SearchedPaths,
  origin: () => string,
): (country: CountryCode) => void {
  const all = countryCodes.flatMap((country) => {
    const context = { country, requestId: "sitemap", clientAddress: "" };
    const read = {
      pages: () => sitemapPages(handlers, searched, context),
      products: async () => sitemapProducts(searched, context),
    };
    return (["pages", "products"] as const).map((sitemap) => {
      const files = kept(async () => sitemapFiles(origin(), country, await read[sitemap]()));
      return { country, sitemap, files, base: countries[country].baseUrl };
    });
  });
  app.get("/robots.txt", { config: { quiet: true } }, async (request, reply) => {
    reply.header("cache-control", "public, max-age=3600").type("text/plain; charset=utf-8");
    return sendText(request, reply, robotsText(origin()));
  });
  app.get("/sitemap.xml", async (request, reply) => {
    const paths: string[] = [];
    for (const { sitemap, files, base } of all)
      for (const part of (await files.read()).keys()) paths.push(`${base}/${fileOf(sitemap, part + 1)}`);
    reply.header("cache-control", "public, max-age=3600").type("application/xml; charset=utf-8");
    return sendText(request, reply, sitemapIndex(origin(), paths));
  });
  for (const { sitemap, files, base } of all) {
    const { first, more } = sitemaps[sitemap];
    const send = async (request: FastifyRequest, reply: FastifyReply, part: number) => {
      const xml = (await files.read())[part - 1];
      if (xml === undefined) return answerError(reply, httpError("NotFound"));
      reply.header("cache-control", "public, max-age=600").type("application/xml; charset=utf-8");
      return sendText(request, reply, xml);
    };
    app.get(`${base}/${first}`, (request, reply) => send(request, reply, 1));
    app.get<{ Params: { part: string } }>(`${base}/${more}-:part(^[1-9][0-9]{0,3}$).xml`, (request, reply) =>
      send(request, reply, Number(request.params.part)),
    );
  }
  return (changed) => {
    for (const { country, files } of all) if (country === changed) files.forget();
  };
}
