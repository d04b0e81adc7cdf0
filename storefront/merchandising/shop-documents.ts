import type { ShopDocument, ShopDocumentKind, ShopDocumentOf } from "#contract/shop-documents.ts";

/** The documents of a shop at one moment. Nothing in it changes. */
export interface ShopDocuments {
  /** All of a kind, by position and then by id. */
  all<K extends ShopDocumentKind>(kind: K): readonly ShopDocumentOf<K>[];
  get<K extends ShopDocumentKind>(kind: K, id: string): ShopDocumentOf<K> | undefined;
}

type DocumentsByKind = { readonly [K in ShopDocumentKind]?: readonly ShopDocumentOf<K>[] };

const positionOf = (document: ShopDocument): number => ("position" in document ? document.position : 0);

const inOrder = (a: ShopDocument, b: ShopDocument): number => positionOf(a) - positionOf(b) || (a.id < b.id ? -1 : 1);

/** @param documents no two of the same kind and id */
export function collectDocuments(documents: Iterable<ShopDocument>): ShopDocuments {
  const ordered = [...documents].sort(inOrder);
  const kinds = Object.groupBy(ordered, ({ kind }) => kind) as DocumentsByKind;
  const byKindAndId = new Map(ordered.map((document) => [`${document.kind}/${document.id}`, document]));
  return {
    all: (kind) => kinds[kind] ?? [],
    get: <K extends ShopDocumentKind>(kind: K, id: string) => byKindAndId.get(`${kind}/${id}`) as ShopDocumentOf<K> | undefined,
  };
}
