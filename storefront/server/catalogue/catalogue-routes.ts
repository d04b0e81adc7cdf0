import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import {
  bindingReport,
  importReport,
  keptPicture,
  pictureBinding,
  pictureFile,
  priceChanges,
  publicationChange,
  stockChanges,
} from "#contract/catalogue.ts";
import { ApiError } from "../api-error.ts";
import type { Database } from "../database/database.ts";
import { largestPhotograph, UnusablePhotograph } from "../images/inspect-photograph.ts";
import type { Stock } from "../stock/stock.ts";
import { bindPictures } from "./bind-pictures.ts";
import { changePrices, changePublication, countStock } from "./change-products.ts";
import { exportProducts, importProducts } from "./import-products.ts";
import type { LiveCatalogue } from "./live-catalogue.ts";
import { namePicture } from "./named-pictures.ts";
import type { PicturePlaces } from "./place-pictures.ts";
import type { CatalogueReferences } from "./shown-catalogue.ts";

export interface CatalogueRoutesOptions {
  readonly database: Database;
  readonly catalogue: Pick<LiveCatalogue, "refresh">;
  readonly stock: Stock;
  readonly references: CatalogueReferences;
  readonly pictures: PicturePlaces;
  /** What the owner shows to be let in: `Authorization: Bearer <token>`. */
  readonly token: string;
}

/** A catalogue of 50,000 products is about 120 MB of lines. */
const largestImport = 256 * 1024 * 1024;

const pictureBytes = "application/octet-stream";

const productLines = "application/x-ndjson";

/**
 * `/catalogue/…`: how the owner of the shop puts products in and changes them, by `pnpm catalogue` or any other program. Not
 * for browsers: nothing is answered without the owner's token.
 */
export async function registerCatalogueRoutes(app: FastifyInstance, options: CatalogueRoutesOptions): Promise<void> {
  const { database, catalogue, stock, references, pictures, token } = options;
  const digest = (text: string) => createHash("sha256").update(text).digest();
  const expected = digest(`Bearer ${token}`);

  await app.register(async (scope) => {
    scope.addHook("onRequest", async (request, reply) => {
      reply.header("cache-control", "no-store");
      if (!timingSafeEqual(digest(request.headers.authorization ?? ""), expected)) {
        throw new ApiError(
          401,
          "Unauthorised",
          "The catalogue is the owner's: send the token that the shop wrote into its data folder.",
        );
      }
    });
    scope.addContentTypeParser(productLines, { parseAs: "string", bodyLimit: largestImport }, (_request, body, done) => {
      done(null, body);
    });

    scope.addContentTypeParser(pictureBytes, { parseAs: "buffer", bodyLimit: largestPhotograph }, (_request, body, done) => {
      done(null, body);
    });

    scope.get("/catalogue/products", async (_request, reply) => {
      reply.type(`${productLines}; charset=utf-8`);
      return exportProducts(database.queries);
    });

    scope.post<{ Querystring: { dryRun?: string } }>("/catalogue/products", { bodyLimit: largestImport }, async (request) => {
      if (typeof request.body !== "string") {
        throw new ApiError(415, "UnsupportedMediaType", `Send products as ${productLines}, one a line.`);
      }
      const report = await importProducts(database, request.body, {
        references,
        pictures,
        dryRun: request.query.dryRun === "true",
      });
      if (report.applied) await catalogue.refresh();
      return importReport.parse(report);
    });

    scope.post<{ Querystring: { file?: string; dryRun?: string } }>(
      "/catalogue/pictures",
      { bodyLimit: largestPhotograph },
      async (request) => {
        const name = read(pictureFile, request.query.file);
        if (!Buffer.isBuffer(request.body)) {
          throw new ApiError(415, "UnsupportedMediaType", `Send the bytes of one picture as ${pictureBytes}.`);
        }
        const dryRun = request.query.dryRun === "true";
        try {
          const kept = await pictures.photographs.keep(request.body, dryRun);
          if (!dryRun) await namePicture(database.queries, { name, src: kept.src, placeholder: kept.placeholder });
          return keptPicture.parse(kept);
        } catch (error) {
          if (error instanceof UnusablePhotograph) throw new ApiError(400, "InvalidRequest", error.message);
          throw error;
        }
      },
    );

    scope.post("/catalogue/pictures/bindings", { bodyLimit: largestImport }, async (request) => {
      const report = await bindPictures(database, read(pictureBinding, request.body));
      if (report.applied) await catalogue.refresh();
      return bindingReport.parse(report);
    });

    scope.post("/catalogue/prices", async (request) => {
      await changePrices(database, read(priceChanges, request.body));
      await catalogue.refresh();
      return { changed: true };
    });

    scope.post("/catalogue/stock", async (request) => {
      await countStock(database, stock, read(stockChanges, request.body));
      return { changed: true };
    });

    scope.post("/catalogue/publication", async (request) => {
      await changePublication(database, read(publicationChange, request.body));
      await catalogue.refresh();
      return { changed: true };
    });
  });
}

function read<S extends z.ZodType>(schema: S, value: unknown): z.infer<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.slice(0, 10).map(({ path, message }) => `${path.join(".") || "the request"}: ${message}`);
  throw new ApiError(400, "InvalidRequest", `${problems.join("; ")}. Nothing was changed.`);
}
