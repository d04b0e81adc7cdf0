import type { Attribution } from "../cart/cart-item.ts";
import { own } from "../record/own.ts";
import { isKeptId, keep, keptId } from "./kept-by-id.ts";

/** The list that a product was followed from: its id, what it is called, and the answer of the search that it shows (LIST-26). */
export interface Referrer {
  readonly listId: string;
  readonly name: string;
  readonly index?: string | undefined;
  readonly queryId?: string | undefined;
}

/** Referrers by their ids, and which of them each product was followed from last. */
export interface Referrers {
  readonly referrersById: Readonly<Record<string, Referrer>>;
  readonly followed: Readonly<Record<string, { readonly referrerId: string; readonly listItemIndex: number }>>;
}

/** The id of a referrer: the same for the same list, so that a product has as many addresses as it has lists and no more. */
export const referrerId = ({ listId, index }: Referrer): string => keptId(JSON.stringify([listId, index]));

/** Keeps where a product was followed from: 64 lists and as many products, the least recently used go (LIST-24, CONF-37). */
export function follow(
  { referrersById, followed }: Referrers,
  productId: string,
  { referrer, listItemIndex }: { readonly referrer: Referrer; readonly listItemIndex: number },
): Referrers {
  const id = referrerId(referrer);
  return {
    referrersById: keep(referrersById, id, referrer),
    // A key of digits alone would not stay in its place among others.
    followed: keep(followed, `p${productId}`, { referrerId: id, listItemIndex }),
  };
}

/**
 * Where a product was followed from: the list that its address says (`ref`), or the last one; undefined for who came by a link
 * from outside, or long after.
 */
export function attributionOf(
  { referrersById, followed }: Referrers,
  productId: string,
  ref?: string | null,
): Attribution | undefined {
  const last = followed[`p${productId}`];
  const id = ref && isKeptId(ref) ? ref : last?.referrerId;
  const referrer = own(referrersById, id ?? "");
  return (
    referrer && {
      ...(last?.referrerId === id && { listItemIndex: last?.listItemIndex }),
      ...(referrer.queryId !== undefined && { algoliaQueryId: referrer.queryId }),
      ...(referrer.index !== undefined && { algoliaIndexName: referrer.index }),
    }
  );
}
