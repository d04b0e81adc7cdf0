import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { type CountryCode, countries, countryCodes } from "#domain/country/country.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import type { Product } from "#domain/product/product.ts";
import { answerError } from "../http/error-answers.ts";
import { httpError } from "../http/to-api-error.ts";
import { QueueFullError, WorkQueue } from "../images/work-queue.ts";
import { drawShareCard } from "./share-card.ts";

export interface ShareCardOptions {
  readonly productById: (country: CountryCode, id: string) => Product | undefined;
  /** A product's picture as a JPEG; undefined where there is none. */
  readonly jpegOf: (source: string, width: number) => Promise<Buffer | undefined>;
  /** Previews that may wait to be drawn before further ones are refused for a moment; 200 by default. */
  readonly mostWaiting?: number;
}

/** Pixels that a product's picture is asked for in. */
const pictureWidth = 480;
/** Bytes of previews that are kept. */
const mostBytes = 16 * 2 ** 20;

const pictureOf = ({ productGallery }: Product): string | undefined => productGallery.find((item) => item.type === "IMAGE")?.src;

/**
 * `/nz/share/products/<id>.jpg`: what a link to a product shows where it is shared. Each is drawn once while nothing on it changes,
 * whoever asks at the same time.
 */
export function registerShareCards(app: FastifyInstance, { productById, jpegOf, mostWaiting = 200 }: ShareCardOptions): void {
  // One at a time: drawing takes a thread of the few that files, passwords and pictures are worked on by as well.
  const queue = new WorkQueue(1, mostWaiting);
  const kept = new LRUCache<string, Buffer>({ maxSize: mostBytes, sizeCalculation: ({ length }) => length });
  const drawing = new Map<string, Promise<Buffer>>();

  async function draw(key: string, product: Product, country: CountryCode): Promise<Buffer> {
    const source = pictureOf(product);
    const picture = (source && (await jpegOf(source, pictureWidth))) || null;
    const card = await queue.run(() =>
      drawShareCard({
        picture,
        brand: product.brand.name,
        name: product.name,
        colour: product.colourName,
        price: formatMoney(product.price, country),
        was: product.isDiscounted ? formatMoney(product.erpOriginalPrice, country) : null,
      }),
    );
    kept.set(key, card);
    return card;
  }

  for (const country of countryCodes) {
    app.get<{ Params: { file: string } }>(`${countries[country].baseUrl}/share/products/:file`, async (request, reply) => {
      const [, id = ""] = /^([\w-]{1,64})\.jpg$/.exec(request.params.file) ?? [];
      const product = productById(country, id);
      if (!product) return answerError(reply, httpError("NotFound"));
      const { brand, name, colourName, price, erpOriginalPrice, isDiscounted } = product;
      const facts = JSON.stringify([
        country,
        brand.name,
        name,
        colourName,
        price,
        erpOriginalPrice,
        isDiscounted,
        pictureOf(product),
      ]);
      const key = createHash("sha256").update(facts).digest("base64url").slice(0, 22);
      reply.header("etag", `"${key}"`).header("cache-control", "public, max-age=86400, stale-while-revalidate=604800");
      reply.header("x-content-type-options", "nosniff");
      if (request.headers["if-none-match"]?.includes(key)) return reply.code(304).send();
      const under = drawing.get(key) ?? kept.get(key) ?? draw(key, product, country).finally(() => drawing.delete(key));
      if (under instanceof Promise) drawing.set(key, under);
      try {
        return reply.type("image/jpeg").send(await under);
      } catch (error) {
        reply.removeHeader("etag");
        if (error instanceof QueueFullError) return answerError(reply, httpError("ServiceUnavailable", 2));
        throw error;
      }
    });
  }
}
