import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import type { bindingReport, pictureBinding } from "#contract/catalogue.ts";
import { counted } from "#domain/catalogue/counted.ts";
import { filesOfProducts } from "#domain/catalogue/picture-files.ts";
import type { ProductDocument } from "#domain/catalogue/product-document.ts";
import { inColour, namedColour } from "#domain/product/only-colour.ts";
import type { GalleryItem } from "#domain/product/product.ts";
import { ApiError } from "../api-error.ts";
import type { Database, Queries } from "../database/database.ts";
import { eq, sql } from "../database/drizzle.ts";
import { catalogueProducts } from "../database/schema/schema.ts";
import { type NamedPicture, picturesNamed } from "./named-pictures.ts";
import { inGallery, standIn } from "./place-pictures.ts";
import { nextRevision, readDocuments } from "./stored-documents.ts";

/** As the schema of a product has it. */
const mostPictures = 20;

/**
 * Gives products the pictures whose files are named after them, in place of those that they had; films stay. All of it or
 * nothing.
 * @throws ApiError InvalidRequest when a file has not been sent, or a product would have too many
 */
export async function bindPictures(
  database: Database,
  { files, dryRun }: z.infer<typeof pictureBinding>,
): Promise<z.infer<typeof bindingReport>> {
  if (dryRun) return await bind(database.queries, files, undefined);
  return await database.transaction(async (transaction) => bind(transaction, files, await nextRevision(transaction)));
}

async function bind(queries: Queries, files: readonly string[], revision: number | undefined) {
  const documents = await readDocuments(queries);
  const { products, others } = filesOfProducts([...new Set(files)], (id) => documents.has(id));
  for (const product of products) {
    const films = filmsOf(documents.get(product.id)).length;
    if (product.files.length + films <= mostPictures) continue;
    const beside = films === 0 ? "" : `, ${counted(films, "film")} among them`;
    throw refused(
      `${product.files.length} files are named after product ${product.id}, which has ${mostPictures} pictures at most${beside}.`,
    );
  }
  if (revision === undefined) {
    const all = products.map((product) => ({ id: product.id, pictures: product.files.length, changed: true }));
    return { applied: false, products: all, others: [...others] };
  }
  const named = await picturesNamed(
    queries,
    products.flatMap((product) => product.files),
  );
  const bound = [];
  for (const { id, files: own } of products) {
    const document = documents.get(id);
    if (document === undefined) continue;
    const pictures = galleryOf(document, own, named);
    const changed = !isDeepStrictEqual(pictures, document.pictures);
    if (changed) {
      await queries
        .update(catalogueProducts)
        .set({ document: sql`${catalogueProducts.document} || ${JSON.stringify({ pictures })}::jsonb`, revision })
        .where(eq(catalogueProducts.id, id));
    }
    bound.push({ id, pictures: own.length, changed });
  }
  return { applied: true, products: bound, others: [...others] };
}

const filmsOf = (document: ProductDocument | undefined): GalleryItem[] =>
  document?.pictures.filter(({ type }) => type === "VIDEO") ?? [];

function galleryOf(document: ProductDocument, files: readonly string[], named: ReadonlyMap<string, NamedPicture>): GalleryItem[] {
  const subject = `${document.brand.name} ${document.name}${inColour(namedColour(document.colour.name))}`;
  const stills = files.map((file, index): GalleryItem => {
    const found = named.get(file);
    if (found === undefined) throw refused(`${file} has not been sent.`);
    const alt = index === 0 ? subject : `${subject}, picture ${index + 1}`;
    return { type: "IMAGE", src: inGallery(found.src), alt, ...standIn(found) };
  });
  return [...stills, ...filmsOf(document)];
}

const refused = (why: string) => new ApiError(400, "InvalidRequest", `${why} Nothing was changed.`);
