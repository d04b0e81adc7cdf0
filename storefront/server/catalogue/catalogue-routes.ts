import type { FastifyInstance } from "fastify";
import {
  bindingReport,
  keptPicture,
  largestPhotograph,
  pictureBinding,
  pictureFile,
  priceChanges,
  publicationChange,
  type SearchSync,
  searchSync,
  stockChanges,
} from "#contract/catalogue.ts";
import { ApiError } from "../api-error.ts";
import { UnusablePhotograph } from "../images/inspect-photograph.ts";
import { letOwnerIn } from "../owner/owner-only.ts";
import { readOwnerRequest } from "../owner/read-owner-request.ts";
import type { Stock } from "../stock/stock.ts";
import { bindPictures } from "./bind-pictures.ts";
import { changePrices, changePublication, countStock } from "./change-products.ts";
import type { LiveCatalogue } from "./live-catalogue.ts";
import { namePicture } from "./named-pictures.ts";
import { type ProductFileRoutesOptions, registerProductFileRoutes } from "./product-file-routes.ts";

export interface CatalogueRoutesOptions extends ProductFileRoutesOptions {
  readonly catalogue: Pick<LiveCatalogue, "refresh" | "shopDocuments" | "variantIds">;
  readonly stock: Stock;
  /** What the owner shows to be let in: `Authorization: Bearer <token>`. */
  readonly token: string;
  /** Brings the hosted search into line; undefined where the shop searches itself. */
  readonly syncSearch?: (() => Promise<readonly SearchSync["indexes"][number][]>) | undefined;
}

/** Bytes of the longest list that a call takes. */
const largestList = 64 * 1024 * 1024;

const pictureBytes = "application/octet-stream";

/**
 * `/catalogue/…`: how the owner of the shop puts products in and changes them, by `pnpm catalogue` or any other program. Not
 * for browsers: nothing is answered without the owner's token.
 */
export async function registerCatalogueRoutes(app: FastifyInstance, options: CatalogueRoutesOptions): Promise<void> {
  const { database, catalogue, stock, pictures, token, syncSearch } = options;

  await app.register(async (scope) => {
    letOwnerIn(scope, token);
    registerProductFileRoutes(scope, options);
    scope.addContentTypeParser(pictureBytes, { parseAs: "buffer", bodyLimit: largestPhotograph }, (_request, body, done) => {
      done(null, body);
    });

    scope.post<{ Querystring: { file?: string; dryRun?: string } }>(
      "/catalogue/pictures",
      { bodyLimit: largestPhotograph },
      async (request) => {
        const name = readOwnerRequest(pictureFile, request.query.file);
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

    scope.post("/catalogue/pictures/bindings", { bodyLimit: largestList }, async (request) => {
      const report = await bindPictures(database, readOwnerRequest(pictureBinding, request.body));
      if (report.applied) await catalogue.refresh();
      return bindingReport.parse(report);
    });

    scope.post("/catalogue/prices", { bodyLimit: largestList }, async (request) => {
      await changePrices(database, readOwnerRequest(priceChanges, request.body));
      await catalogue.refresh();
      return { changed: true };
    });

    scope.post("/catalogue/stock", { bodyLimit: largestList }, async (request) => {
      const stores = catalogue.shopDocuments().all("store");
      const counted = readOwnerRequest(stockChanges, request.body);
      const variantIds = catalogue.variantIds(counted.map(({ variantId }) => variantId));
      const named = counted.map((change, index) => ({ ...change, variantId: variantIds[index] }));
      // Read again, since a size may be named by its SKU and by its id.
      await countStock(database, stock, readOwnerRequest(stockChanges, named), (country, id) =>
        stores.some((store) => store.id === id && store.address.country.toLowerCase() === country),
      );
      return { changed: true };
    });

    scope.post("/catalogue/sync", async () => {
      if (syncSearch === undefined)
        throw new ApiError(409, "NoHostedSearch", "This shop searches itself: no hosted search is in its settings.");
      await catalogue.refresh();
      return searchSync.parse({ indexes: await syncSearch() });
    });

    scope.post("/catalogue/publication", { bodyLimit: largestList }, async (request) => {
      await changePublication(database, readOwnerRequest(publicationChange, request.body));
      await catalogue.refresh();
      return { changed: true };
    });
  });
}
