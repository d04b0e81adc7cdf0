import type { ResponseOf } from "#contract/calls.ts";
import { type ShopDocument, type ShopDocumentOf, shopDocumentKinds } from "#contract/shop-documents.ts";
import type { Queries } from "../database/database.ts";
import { and, eq, inArray, ne, sql } from "../database/drizzle.ts";
import { shopDocuments } from "../database/schema/schema.ts";
import { noteDocuments, rowsAStatement } from "./stored-documents.ts";

export type DocumentKey = Pick<ShopDocument, "kind" | "id">;

/** Every document but reviews, of which only a page that shows them needs any. */
export async function readShopDocuments(queries: Queries): Promise<ShopDocument[]> {
  const rows = await queries
    .select({ document: shopDocuments.document })
    .from(shopDocuments)
    .where(ne(shopDocuments.kind, "reviews"));
  return rows.map(({ document }) => document);
}

/** Reviews of the products that are named. */
export async function readReviews(queries: Queries, ids: readonly string[]): Promise<ShopDocumentOf<"reviews">[]> {
  const found: ShopDocumentOf<"reviews">[] = [];
  for (let start = 0; start < ids.length; start += rowsAStatement) {
    const rows = await queries
      .select({ document: shopDocuments.document })
      .from(shopDocuments)
      .where(and(eq(shopDocuments.kind, "reviews"), inArray(shopDocuments.id, ids.slice(start, start + rowsAStatement))));
    found.push(...rows.flatMap(({ document }) => (document.kind === "reviews" ? [document] : [])));
  }
  return found;
}

/** Products whose reviews are held at a time: each may have hundreds. */
const reviewedAtATime = 200;

/** All reviews in the order of their products' ids, read as they are asked for. */
export async function* eachReviews(queries: Queries): AsyncGenerator<ShopDocumentOf<"reviews">> {
  const rows = await queries.select({ id: shopDocuments.id }).from(shopDocuments).where(eq(shopDocuments.kind, "reviews"));
  const ids = rows.map(({ id }) => id).sort();
  for (let start = 0; start < ids.length; start += reviewedAtATime) {
    const portion = await readReviews(queries, ids.slice(start, start + reviewedAtATime));
    yield* portion.sort((a, b) => (a.id < b.id ? -1 : 1));
  }
}

/** A product's reviews, newest first; none of one that nobody has reviewed. */
export async function reviewsOf(queries: Queries, productId: string): Promise<ResponseOf<"reviews.list">> {
  const [found] = await readReviews(queries, [productId]);
  return { average: found?.average ?? 0, count: found?.reviews.length ?? 0, reviews: found?.reviews ?? [] };
}

/** Writes documents in place of those of their kind and id, and takes others out; all at once. */
export async function writeShopDocuments(
  transaction: Queries,
  revision: number,
  { written, removed = [] }: { readonly written: readonly ShopDocument[]; readonly removed?: readonly DocumentKey[] },
): Promise<void> {
  for (const kind of shopDocumentKinds) {
    const ids = removed.filter((key) => key.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    await transaction.delete(shopDocuments).where(and(eq(shopDocuments.kind, kind), inArray(shopDocuments.id, ids)));
  }
  for (let start = 0; start < written.length; start += rowsAStatement) {
    const rows = written.slice(start, start + rowsAStatement).map((document) => ({
      kind: document.kind,
      id: document.id,
      version: 1,
      document,
    }));
    await transaction
      .insert(shopDocuments)
      .values(rows)
      .onConflictDoUpdate({
        target: [shopDocuments.kind, shopDocuments.id],
        set: { document: sql`excluded.document`, version: sql`${shopDocuments.version} + 1` },
      });
  }
  await noteDocuments(transaction, revision);
}
