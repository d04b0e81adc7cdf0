import type { ShopDocument, ShopDocumentKind, ShopDocumentOf } from "#contract/shop-documents.ts";

/** The documents of a shop at one moment. Nothing in it changes. */
export interface ShopDocuments {
  /** All of a kind, by position and then by id. */
  all<K extends ShopDocumentKind>(kind: K): readonly ShopDocumentOf<K>[];
  get<K extends ShopDocumentKind>(kind: K, id: string): ShopDocumentOf<K> | undefined;
}

const positionOf = (document: ShopDocument): number => ("position" in document ? document.position : 0);

const inOrder = (a: ShopDocument, b: ShopDocument): number => positionOf(a) - positionOf(b) || (a.id < b.id ? -1 : 1);

/** @param documents no two of the same kind and id */
export function collectDocuments(documents: Iterable<ShopDocument>): ShopDocuments {
  const kinds = Map.groupBy(documents, ({ kind }) => kind);
  const ordered = new Map([...kinds].map(([kind, some]) => [kind, some.toSorted(inOrder)]));
  const byId = new Map([...ordered].map(([kind, some]) => [kind, new Map(some.map((one) => [one.id, one]))]));
  return {
    all: <K extends ShopDocumentKind>(kind: K) => (ordered.get(kind) ?? []) as unknown as readonly ShopDocumentOf<K>[],
    get: <K extends ShopDocumentKind>(kind: K, id: string) => byId.get(kind)?.get(id) as ShopDocumentOf<K> | undefined,
  };
}
