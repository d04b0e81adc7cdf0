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
import { ApiError } from "../api-error.ts";
import type { Database } from "../database/database.ts";
import { foreignTypes, readForeign } from "./forms/read-foreign.ts";
import { mimeTypeOf, writeForeign } from "./forms/write-foreign.ts";
import { exportCatalogue, type ImportSource, importCatalogue } from "./import-catalogue.ts";
import type { LiveCatalogue } from "./live-catalogue.ts";
import type { PicturePlaces } from "./place-pictures.ts";
import { readOwnerRequest } from "./read-owner-request.ts";
import { readDocuments } from "./stored-documents.ts";

/** A catalogue of 50,000 products is about 120 MB of lines. */
const largestImport = 256 * 1024 * 1024;

const productLines = "application/x-ndjson";

export interface ProductFileRoutesOptions {
  readonly database: Database;
  readonly catalogue: Pick<LiveCatalogue, "refresh">;
  readonly pictures: PicturePlaces;
  /** Of the shop as the owner reaches it, for addresses in files for others. */
  origin(request: FastifyRequest): string;
}

/** A file of another shop, which is read as it comes, whatever its size. */
interface ForeignBody {
  readonly kind: keyof typeof foreignTypes;
  readonly bytes: AsyncIterable<Uint8Array>;
}

const isForeignBody = (body: unknown): body is ForeignBody => typeof body === "object" && body !== null && "bytes" in body;

/** `/catalogue/products`: the whole catalogue in a file, out and in. */
export function registerProductFileRoutes(scope: FastifyInstance, options: ProductFileRoutesOptions): void {
  const { database, catalogue, pictures } = options;
  scope.addContentTypeParser(productLines, { parseAs: "string", bodyLimit: largestImport }, (_request, body, done) => {
    done(null, body);
  });
  for (const kind of ["table", "feed"] as const) {
    scope.addContentTypeParser([...foreignTypes[kind]], (_request, bytes, done) => done(null, { kind, bytes }));
  }

  scope.get("/catalogue/products", async (request, reply) => {
    const { form, country } = readOwnerRequest(exportQuery, request.query);
    if (form === "ndjson") {
      reply.type(`${productLines}; charset=utf-8`);
      return exportCatalogue(database.queries);
    }
    const documents = await readDocuments(database.queries);
    reply.type(`${mimeTypeOf[form]}; charset=utf-8`);
    return Readable.from(writeForeign(documents.values(), form, country, options.origin(request)));
  });

  scope.post("/catalogue/products", { bodyLimit: largestImport }, async (request, reply) => {
    const { country, category, dryRun } = readOwnerRequest(importQuery, request.query);
    const { body } = request;
    if (typeof body !== "string" && !isForeignBody(body)) {
      throw new ApiError(
        415,
        "UnsupportedMediaType",
        `Send products as ${productLines}, one a line, as Shopify's CSV, or as a Merchant feed.`,
      );
    }
    const sourceOfBody = async (): Promise<ImportSource> => {
      if (typeof body === "string") return { text: body };
      return {
        readings: await readForeign({ ...body, country }),
        fallbackCategory: category,
        origin: options.origin(request),
        now: Math.floor(Date.now() / 1000),
      };
    };
    const run = async (onProgress?: (doing: string) => void): Promise<ImportReport> => {
      const report = await importCatalogue(database, await sourceOfBody(), { pictures, dryRun, onProgress });
      if (report.applied) await catalogue.refresh();
      return importReport.parse(report);
    };
    if (request.headers.accept !== importEvents) return await run();
    const onError = (error: unknown) => request.log.error({ err: error }, "an import failed");
    return reply.type(importEvents).send(tellImport(run, onError));
  });
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
      tell({ failure: error instanceof ApiError ? error.message : "Something went wrong in the shop. Its log says more." });
    })
    .finally(() => events.end());
  return events;
}
