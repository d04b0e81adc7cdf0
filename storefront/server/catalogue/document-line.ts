import type { ShopDocument } from "#contract/shop-documents.ts";
import type { DocumentKey } from "./stored-shop-documents.ts";

/** One line about a document: as it is to be, or that it is to go, or why it cannot be used. */
export type DocumentLine =
  | { readonly line: number; readonly key: DocumentKey; readonly document: ShopDocument }
  | { readonly line: number; readonly key: DocumentKey; readonly removed: true }
  | { readonly line: number; readonly id: string | null; readonly problems: readonly string[] };
