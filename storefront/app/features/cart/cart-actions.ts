import type { CartFlag } from "#domain/cart/cart-flags.ts";
import type { Attribution } from "#domain/cart/cart-item.ts";
import { alertConfiguration } from "#domain/configuration/configuration.ts";
import { countries } from "#domain/country/country.ts";
import type { SizeSystem } from "#domain/product/product.ts";
import type { AppStore } from "../../store/create-store.ts";
import type { changeAccountState } from "../account-state/account-state-engine.ts";
import { changeEnded, changeStarted } from "../account-state/account-state-slice.ts";
import { loadAccountStateEngine } from "../account-state/account-state-start.tsx";
import { showAlert } from "../alerts/show-alert.ts";
import { shopHref } from "../shop/use-shop.ts";
import { cartMessages } from "./cart-messages.ts";
import { addRefusedMessage, lineMessage } from "./flag-messages.ts";

/** What a shopper asks to put in the cart. */
export interface AddToCart {
  productId: string;
  variantId: string;
  qty: number;
  sizeSystem?: SizeSystem;
  /** The size as the shopper saw it. */
  translatedVariantLabel?: string;
  attribution?: Attribution;
  addedFrom: string;
  challengeAnswer?: string;
}

export type AddOutcome = { result: "SUCCESS" } | { result: "REJECTED"; flags: readonly CartFlag[] } | { result: "ERROR" };

const change: typeof changeAccountState = async (store, wanted) =>
  (await loadAccountStateEngine()).changeAccountState(store, wanted);

function lineOf(store: AppStore, variantId: string) {
  return Object.values(store.getState().accountState.current?.cart.items ?? {}).find((item) => item.variantId === variantId);
}

function alertError(store: AppStore, content: Parameters<typeof showAlert>[1]["content"]): void {
  showAlert(store, { type: "ERROR", content, duration: alertConfiguration.addFailureDurationMs });
}

/** Adds to the cart and says what went wrong when it did not (CART-12; ERRCAT-32 to ERRCAT-43). Never throws. */
export async function addToCart(store: AppStore, { qty, ...wanted }: AddToCart): Promise<AddOutcome> {
  if (store.getState().session.status === "INITIALISING") return { result: "ERROR" };
  store.dispatch(changeStarted(wanted.variantId));
  try {
    const item = { id: crypto.randomUUID(), createdAt: Date.now(), qty, ...wanted };
    const { outcome, flags, reason } = await change(store, { type: "cart/add", item });
    if (outcome === "SUCCESS") return { result: "SUCCESS" };
    const { baseUrl } = countries[store.getState().shop.country];
    const links = { signIn: shopHref(baseUrl, "/account/signin"), signUp: shopHref(baseUrl, "/account/signup") };
    const inCart = lineOf(store, wanted.variantId)?.qty ?? 0;
    alertError(store, reason === "cartFull" ? cartMessages.cartFull : addRefusedMessage(flags, inCart, links));
    return { result: "REJECTED", flags };
  } catch {
    alertError(store, cartMessages.unableToAdd);
    return { result: "ERROR" };
  } finally {
    store.dispatch(changeEnded(wanted.variantId));
  }
}

/** Sets a line's quantity. @returns the sentence to show at the line, or null when it was done. */
export async function setLineQuantity(store: AppStore, itemId: string, qty: number): Promise<string | null> {
  store.dispatch(changeStarted(itemId));
  try {
    const { outcome, flags } = await change(store, { type: "cart/setQuantity", itemId, qty });
    if (outcome !== "REJECTED") return null;
    return flags[0] ? lineMessage(flags[0]) : cartMessages.invalidQuantity;
  } catch {
    return cartMessages.unableToChange;
  } finally {
    store.dispatch(changeEnded(itemId));
  }
}

/** Takes a line out of the cart and says so (CART-16; ERRCAT-44). */
export async function removeLine(store: AppStore, itemId: string): Promise<void> {
  store.dispatch(changeStarted(itemId));
  try {
    const { outcome } = await change(store, { type: "cart/remove", itemId });
    if (outcome === "SUCCESS") showAlert(store, { content: cartMessages.removed, duration: alertConfiguration.tileDurationMs });
  } catch {
    alertError(store, cartMessages.unableToChange);
  } finally {
    store.dispatch(changeEnded(itemId));
  }
}

/** Adds the size, or takes it out when it is in the cart already (TILE-30, TILE-31). */
export async function toggleSize(store: AppStore, wanted: AddToCart): Promise<AddOutcome | { result: "REMOVED" }> {
  const line = lineOf(store, wanted.variantId);
  if (!line) return addToCart(store, wanted);
  await removeLine(store, line.id);
  return { result: "REMOVED" };
}

/** How a promo code was taken. Whether it is worth anything, the totals say. */
export type PromoCodeOutcome = "taken" | "alreadyApplied" | "refused";

/** Puts a promo code on the cart. @throws when the cart cannot be changed */
export async function applyPromoCode(store: AppStore, code: string): Promise<PromoCodeOutcome> {
  const { reason } = await change(store, { type: "cart/applyPromoCode", code });
  return reason === "promoCodeAlreadyApplied" ? "alreadyApplied" : reason ? "refused" : "taken";
}

/** Takes a promo code off the cart. */
export async function removePromoCode(store: AppStore, code: string): Promise<void> {
  await change(store, { type: "cart/removePromoCode", code });
}

/** Takes out lines whose product is gone, and says how many they were (CART-10). */
export async function dropMissing(store: AppStore): Promise<void> {
  const gone = await (await loadAccountStateEngine()).dropMissingProducts(store);
  if (gone.length > 0) showAlert(store, { content: cartMessages.takenOut(gone.length) });
}
