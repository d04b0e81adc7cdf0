import type { ChangeResult } from "#domain/account-state/change-result.ts";
import { CartError } from "#domain/cart/cart-error.ts";
import type { CartFlag } from "#domain/cart/cart-flags.ts";
import type { CartItem } from "#domain/cart/cart-item.ts";
import { alertConfiguration } from "#domain/configuration/configuration.ts";
import { type CountryCode, countries } from "#domain/country/country.ts";
import { dateOfNow } from "../../platform/api/shop-clock.ts";
import { randomId } from "../../platform/store/random-id.ts";
import { changeAccountState, type ProductLookup, type StoreAccess } from "../account-state/change-account-state.ts";
import { readKept } from "../account-state/stored-account-state.ts";
import { showAlert } from "../alerts/show-alert.ts";
import { countedItems } from "../cart/cart-messages.ts";
import { freshProducts } from "../cart/fresh-products.ts";
import { ensureSession } from "../session/session-actions.ts";

export interface Carried {
  /** Pieces that came along, at this country's prices. */
  readonly taken: number;
  /** Pieces that this country does not sell, or not as many of; they stay in the other cart. */
  readonly setAside: number;
}

/** How many pieces can be had of what was refused as too many: the fewest that any of its limits leaves. */
function fewer(flags: readonly CartFlag[]): number {
  const limits = flags.map((flag) => {
    if (flag.type === "qtyAvailableExceeded") return flag.qtyAvailable;
    if (flag.type === "qtyMaxViolated") return flag.qtyMax;
    return flag.type === "productQtyMaxViolated" ? flag.productQtyMax : 0;
  });
  return limits.length > 0 ? Math.max(0, Math.min(...limits)) : 0;
}

/**
 * Puts a line into the cart of a shop that may not even know its product.
 * @throws what keeps the shop from saying so
 */
async function tryToAdd(
  api: StoreAccess,
  item: CartItem,
  lookUp: ProductLookup,
): Promise<Pick<ChangeResult, "outcome" | "flags">> {
  try {
    return await changeAccountState(api, { type: "cart/add", item }, lookUp);
  } catch (error) {
    if (error instanceof CartError) return { outcome: "NOT_FOUND", flags: [] };
    throw error;
  }
}

/**
 * Puts into this country's cart what is in the other one's. Lines are taken as this shop sells them, at its own prices, and where
 * it has fewer pieces, those. What it does not sell stays where it is, and what is here already is left alone: going to and fro makes nothing more of it.
 * Promo codes come with the lines: whether they are worth anything here, the totals say.
 * @param from the country that the shopper comes from
 */
async function carry(api: StoreAccess, from: CountryCode): Promise<Carried> {
  if (api.getState().session.status === "INITIALISING") await api.dispatch(ensureSession());
  const { state } = readKept(from);
  const lookup = freshProducts(api.dispatch);
  let [taken, setAside] = [0, 0];
  for (const line of Object.values(state.cart.items)) {
    const { variantId, qty } = line;
    const here = Object.values(api.getState().accountState.current?.cart.items ?? {});
    if (here.some((own) => own.variantId === variantId)) continue;
    const item = { ...line, id: randomId(), createdAt: dateOfNow() };
    const add = (pieces: number) => tryToAdd(api, { ...item, qty: pieces }, lookup);
    const { outcome, flags } = await add(qty);
    const left = outcome === "SUCCESS" ? qty : fewer(flags);
    const came = left === qty || (left > 0 && (await add(left)).outcome === "SUCCESS") ? left : 0;
    taken += came;
    setAside += qty - came;
  }
  for (const code of taken > 0 ? state.cart.promoCodes : []) await changeAccountState(api, { type: "cart/applyPromoCode", code });
  return { taken, setAside };
}

/** What a shopper reads who has come with a cart; undefined when nothing came of it. */
export function carriedMessage({ taken, setAside }: Carried, from: CountryCode, to: CountryCode): string | undefined {
  const came = `Your cart came along: ${countedItems(taken)}, priced again in ${countries[to].currency.code}.`;
  const stayed = `${countedItems(setAside)} we can't sell you in ${countries[to].name} ${setAside === 1 ? "waits" : "wait"} in your ${countries[from].name} cart.`;
  const words = [...(taken > 0 ? [came] : []), ...(setAside > 0 ? [stayed] : [])];
  return words.length > 0 ? words.join(" ") : undefined;
}

/** Brings the cart of the other country's shop along and says what became of it. */
export async function carryCart(api: StoreAccess, from: CountryCode): Promise<void> {
  const { country } = api.getState().shop;
  try {
    const content = carriedMessage(await carry(api, from), from, country);
    if (content) api.dispatch(showAlert({ content, duration: alertConfiguration.addFailureDurationMs }));
  } catch {
    const content = `We couldn't bring your cart along. It waits in ${countries[from].name}.`;
    api.dispatch(showAlert({ type: "ERROR", content, duration: alertConfiguration.addFailureDurationMs }));
  }
}
