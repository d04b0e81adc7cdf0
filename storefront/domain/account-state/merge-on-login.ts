import { findLine } from "../cart/add-line.ts";
import { newestFirst } from "../cart/build-cart.ts";
import type { CartItem, CartItems } from "../cart/cart-item.ts";
import { cartConfiguration, wishlistConfiguration } from "../configuration/configuration.ts";
import { maxPromoItems, withPromoItem } from "../promotions/promo-item.ts";
import { own } from "../record/own.ts";
import { type WishlistItems, wishlistNewestFirst } from "../wishlist/wishlist.ts";
import type { SyncableState } from "./account-state.ts";
import { isApplied, mergeMarks } from "./client-marks.ts";

const notAfter = <T extends { readonly createdAt: number }>(item: T, now: number): T =>
  item.createdAt > now ? { ...item, createdAt: now } : item;

function freeId(items: CartItems, id: string): string {
  let free = id;
  for (let n = 1; own(items, free); n++) free = `${id.slice(0, 60)}.${n}`;
  return free;
}

/** Server and local lines: local ones are kept if newer or unmatched, and replace their older duplicate (SYNC-18, SYNC-19). */
function mergeLines(server: CartItems, local: CartItems, now: number): CartItems {
  let merged: CartItems = server;
  for (const item of Object.values(local)) {
    const mine: CartItem = notAfter(item, now);
    const theirs = findLine(merged, mine);
    if (theirs && theirs.createdAt >= mine.createdAt) continue;
    const older = theirs?.id ?? "";
    const { [older]: _older, ...rest } = merged;
    const id = freeId(rest, mine.id);
    merged = { ...rest, [id]: { ...mine, id } };
  }
  const newest = Object.values(merged).toSorted(newestFirst).slice(0, cartConfiguration.maxLines);
  return Object.fromEntries(newest.map((item) => [item.id, item]));
}

/** By product; the newer createdAt wins (SYNC-20). */
function mergeWishes(server: WishlistItems, local: WishlistItems, now: number): WishlistItems {
  let merged: WishlistItems = server;
  for (const item of Object.values(local)) {
    const mine = notAfter(item, now);
    const theirs = own(merged, mine.productId);
    if (!theirs || theirs.createdAt < mine.createdAt) merged = { ...merged, [mine.productId]: mine };
  }
  const newest = wishlistNewestFirst(merged).slice(0, wishlistConfiguration.maxItems);
  return Object.fromEntries(newest.map((item) => [item.productId, item]));
}

/** Of one offer the guest's choice wins: it was made last. */
function mergePromoItems(server: SyncableState["cart"], local: SyncableState["cart"]): Pick<SyncableState["cart"], "promoItems"> {
  const items = (local.promoItems ?? []).reduce(withPromoItem, server.promoItems ?? []);
  return items.length > 0 ? { promoItems: items.slice(-maxPromoItems) } : {};
}

/**
 * Merges what a guest gathered into their account's state at login (SYNC-17). Cart id and search
 * token are the account's. A clock that runs ahead gains nothing: dates later than `now` count as `now`. Lines removed
 * on another device do not come back, because a logged-in browser keeps none of its own after logout (CART-34).
 * @param now milliseconds since the epoch
 */
export function mergeOnLogin(server: SyncableState, local: SyncableState, now: number): SyncableState {
  const promoCodes = [...new Set([...server.cart.promoCodes, ...local.cart.promoCodes])];
  return {
    ...server,
    cart: {
      id: server.cart.id,
      items: mergeLines(server.cart.items, local.cart.items, now),
      promoCodes: promoCodes.slice(0, cartConfiguration.maxPromoCodes),
      ...mergePromoItems(server.cart, local.cart),
    },
    wishlist: { items: mergeWishes(server.wishlist.items, local.wishlist.items, now) },
    clients: mergeMarks(server.clients, local.clients),
  };
}

/** How much of an account's cart and wishlist and a guest's there was no room for in what was merged of them. */
export function leftOutOf(server: SyncableState, local: SyncableState, merged: SyncableState) {
  const isIn = ({ cart }: SyncableState, line: CartItem) => findLine(cart.items, line) !== undefined;
  const guests = Object.values(local.cart.items).filter((line) => !isIn(server, line));
  const codes = new Set([...server.cart.promoCodes, ...local.cart.promoCodes]);
  const wishes = Object.keys({ ...server.wishlist.items, ...local.wishlist.items });
  return {
    wishes: wishes.length - Object.keys(merged.wishlist.items).length,
    lines: [...Object.values(server.cart.items), ...guests].filter((line) => !isIn(merged, line)).length,
    promoCodes: codes.size - merged.cart.promoCodes.length,
  };
}

/**
 * Whether the account has taken over what a guest gathered already, as the marks of the guest's changes tell. Merged again when
 * only the answer was lost, it would bring back what has been removed since.
 */
export function isMerged(server: SyncableState, local: SyncableState): boolean {
  const marks = Object.entries(local.clients);
  return marks.length > 0 && marks.every(([clientId, sequence]) => isApplied(server.clients, { clientId, sequence }));
}
