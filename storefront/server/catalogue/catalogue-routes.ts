import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import { importReport, priceChanges, publicationChange, stockChanges } from "#contract/catalogue.ts";
import { ApiError } from "../api-error.ts";
import type { Database } from "../database/database.ts";
import type { Stock } from "../stock/stock.ts";
import { changePrices, changePublication, countStock } from "./change-products.ts";
import { exportProducts, importProducts } from "./import-products.ts";
import type { LiveCatalogue } from "./live-catalogue.ts";
import type { CatalogueReferences } from "./shown-catalogue.ts";

export interface CatalogueRoutesOptions {
  readonly database: Database;
  readonly catalogue: Pick<LiveCatalogue, "refresh">;
  readonly stock: Stock;
  readonly references: CatalogueReferences;
  /** What the owner shows to be let in: `Authorization: Bearer <token>`. */
  readonly token: string;
}

/** A catalogue of 50,000 products is about 120 MB of lines. */
const largestImport = 256 * 1024 * 1024;

const productLines = "application/x-ndjson";

/**
 * `/catalogue/…`: how the owner of the shop puts products in and changes them, by `pnpm catalogue` or any other program. Not
 * for browsers: nothing is answered without the owner's token.
 */
export async function registerCatalogueRoutes(app: FastifyInstance, options: CatalogueRoutesOptions): Promise<void> {
  const { database, catalogue, stock, references, token } = options;
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

    scope.get("/catalogue/products", async (_request, reply) => {
      reply.type(`${productLines}; charset=utf-8`);
      return exportProducts(database.queries);
    });

    scope.post<{ Querystring: { dryRun?: string } }>("/catalogue/products", { bodyLimit: largestImport }, async (request) => {
      if (typeof request.body !== "string") {
        throw new ApiError(415, "UnsupportedMediaType", `Send products as ${productLines}, one a line.`);
      }
      const report = await importProducts(database, request.body, { references, dryRun: request.query.dryRun === "true" });
      if (report.applied) await catalogue.refresh();
      return importReport.parse(report);
    });

    scope.post("/catalogue/prices", async (request) => {
      await changePrices(database, read(priceChanges, request));
      await catalogue.refresh();
      return { changed: true };
    });

    scope.post("/catalogue/stock", async (request) => {
      await countStock(database, stock, read(stockChanges, request));
      return { changed: true };
    });

    scope.post("/catalogue/publication", async (request) => {
      await changePublication(database, read(publicationChange, request));
      await catalogue.refresh();
      return { changed: true };
    });
  });
}

function read<S extends z.ZodType>(schema: S, request: FastifyRequest): z.infer<S> {
  const parsed = schema.safeParse(request.body);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.slice(0, 10).map(({ path, message }) => `${path.join(".") || "the request"}: ${message}`);
  throw new ApiError(400, "InvalidRequest", `${problems.join("; ")}. Nothing was changed.`);
}
