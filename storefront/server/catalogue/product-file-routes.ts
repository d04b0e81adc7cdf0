import { PassThrough, Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import {
  exportQuery,
  type ImportReport,
  type importEvent,
  importEvents,
  importQuery,
  importReport,
} from "#contract/catalogue.ts";
import { brandOf } from "#domain/catalogue/brand-of.ts";
import { isPublished, type ProductDocument } from "#domain/catalogue/product-document.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { ApiError } from "../api-error.ts";
import type { Database } from "../database/database.ts";
import { isUnavailable } from "../database/database-error.ts";
import { readOwnerRequest } from "../owner/read-owner-request.ts";
import type { Stock } from "../stock/stock.ts";
import { decode } from "./forms/decode.ts";
import { foreignTypes, readForeign } from "./forms/read-foreign.ts";
import { mimeTypeOf, writeForeign } from "./forms/write-foreign.ts";
import { exportCatalogue, type ImportSource, importCatalogue, readOwnLines } from "./import-catalogue.ts";
import type { LiveCatalogue } from "./live-catalogue.ts";
import type { PicturePlaces } from "./place-pictures.ts";
import { readDocuments } from "./stored-documents.ts";

const productLines = "application/x-ndjson";

export interface ProductFileRoutesOptions {
  readonly database: Database;
  readonly catalogue: Pick<LiveCatalogue, "refresh" | "shopDocuments">;
  readonly stock: Pick<Stock, "readAll">;
  readonly pictures: PicturePlaces;
  /** Of the shop as the owner reaches it, for addresses in files for others. */
  origin(request: FastifyRequest): string;
}

/** Who sent a file has gone before the end. */
class Interrupted extends Error {
  override readonly name = "Interrupted";
}

/** A file, which is read as it comes, whatever its size. */
interface SentFile {
  readonly kind: keyof typeof foreignTypes | "lines";
  readonly bytes: AsyncIterable<Uint8Array>;
}

const isSentFile = (body: unknown): body is SentFile => typeof body === "object" && body !== null && "bytes" in body;

/** `/catalogue/products`: the whole catalogue in a file, out and in. */
export function registerProductFileRoutes(scope: FastifyInstance, options: ProductFileRoutesOptions): void {
  const { database, catalogue, stock, pictures } = options;
  const types = { lines: [productLines], ...foreignTypes };
  for (const kind of ["lines", "table", "feed"] as const) {
    scope.addContentTypeParser([...types[kind]], (_request, bytes, done) => done(null, { kind, bytes }));
  }

  scope.get("/catalogue/products", async (request, reply) => {
    const { form, country } = readOwnerRequest(exportQuery, request.query);
    if (form === "ndjson") {
      const lines = await exportCatalogue(database.queries);
      return reply.type(`${productLines}; charset=utf-8`).send(Readable.from(lines));
    }
    const documents = await readDocuments(database.queries);
    const brandName = (id: string) => catalogue.shopDocuments().get("brand", id)?.name;
    const counted = asCounted(documents.values(), country, await stock.readAll(country));
    // A feed is read by who sends shoppers here: what is to be shown later, or no more, has no page.
    const now = Date.now() / 1000;
    const told = form === "shopify" ? counted : counted.filter((document) => isPublished(document, now));
    const named = told.map((document) => ({ ...document, brand: brandOf(document, brandName) }));
    reply.type(`${mimeTypeOf[form]}; charset=utf-8`);
    return Readable.from(writeForeign(named, form, country, options.origin(request), now));
  });

  scope.post("/catalogue/products", async (request, reply) => {
    const { country, category, sizeChart, dryRun } = readOwnerRequest(importQuery, request.query);
    const { body } = request;
    if (!isSentFile(body)) {
      throw new ApiError(
        415,
        "UnsupportedMediaType",
        `Send products as ${productLines}, one a line, as Shopify's CSV, or as a Merchant feed.`,
      );
    }
    const sourceOfBody = async (): Promise<ImportSource> => {
      const { kind, bytes } = body;
      if (kind === "lines") return await readOwnLines(decode(bytes));
      const now = Math.floor(Date.now() / 1000);
      return {
        ...(await readForeign({ kind, bytes, country, now })),
        rowName: kind === "feed" ? "item" : "row",
        fallbackCategory: category,
        chosenCharts: sizeChart,
        origin: options.origin(request),
        now,
      };
    };
    const gone = new AbortController();
    reply.raw.once("close", () => {
      if (!reply.raw.writableFinished) gone.abort(new Interrupted());
    });
    const run = async (onProgress?: (doing: string) => void): Promise<ImportReport> => {
      const report = await importCatalogue(database, await sourceOfBody(), {
        pictures,
        origin: options.origin(request),
        dryRun,
        onProgress,
        signal: gone.signal,
      });
      if (report.applied) await catalogue.refresh();
      return importReport.parse(report);
    };
    if (request.headers.accept !== importEvents) return await run();
    const onError = (error: unknown) => {
      if (gone.signal.aborted) request.log.warn("an import was broken off by who asked for it; nothing was changed");
      else request.log.error({ err: error }, "an import failed");
    };
    return reply.type(importEvents).send(tellImport(run, onError));
  });
}

/** Products with what is on the country's shelf now where a document tells its opening stock: that is what others are told. */
function asCounted(
  documents: Iterable<ProductDocument>,
  country: CountryCode,
  quantities: ReadonlyMap<string, number>,
): ProductDocument[] {
  return Array.from(documents, (document) => {
    const pieces = document.sizes.map((code): [string, number] => [code, quantities.get(`${document.id}-${code}`) ?? 0]);
    return { ...document, openingStock: { ...document.openingStock, [country]: Object.fromEntries(pieces) } };
  });
}

function wordsOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  // Whether the last of it was kept is not known then, and does not matter: what is there already stays as it is.
  if (isUnavailable(error)) return "The shop cannot reach its database. Import the file again in a moment.";
  return "Something went wrong in the shop. Its log says more.";
}

/** Tells of an import while it goes on, an event a line, so that no connection is taken for dead meanwhile. */
function tellImport(
  run: (onProgress: (doing: string) => void) => Promise<ImportReport>,
  onError: (error: unknown) => void,
): Readable {
  const events = new PassThrough();
  const tell = (event: z.infer<typeof importEvent>) => events.write(`${JSON.stringify(event)}\n`);
  run((progress) => tell({ progress }))
    .then((report) => tell({ report }))
    .catch((error: unknown) => {
      if (!(error instanceof ApiError)) onError(error);
      tell({ failure: wordsOf(error) });
    })
    .finally(() => events.end());
  return events;
}
