import { CartError } from "#domain/cart/cart-error.ts";
import type { CartFlag } from "#domain/cart/cart-flags.ts";
import type { Attribution, CartItem } from "#domain/cart/cart-item.ts";
import { leastToAdd } from "#domain/cart/least-to-add.ts";
import { alertConfiguration } from "#domain/configuration/configuration.ts";
import { countries } from "#domain/country/country.ts";
import type { SizeSystem } from "#domain/product/product.ts";
import { dateOfNow } from "../../platform/api/shop-clock.ts";
import type { AppState } from "../../platform/store/app-state.ts";
import { createAppAsyncThunk } from "../../platform/store/hooks.ts";
import { randomId } from "../../platform/store/random-id.ts";
import { changeAccountState } from "../account-state/change-account-state.ts";
import { NewerStateKept } from "../account-state/stored-account-state.ts";
import { showAlert } from "../alerts/show-alert.ts";
import { productApi } from "../product/product-api.ts";
import { ensureSession } from "../session/session-actions.ts";
import { signInPathFor, signUpPathFor } from "../session/sign-in-path.ts";
import { shopHref } from "../shop/use-shop.ts";
import { cartMessages } from "./cart-messages.ts";
import { addRefusedMessage, answerFirstMessage, lineMessage, type SignInHrefs } from "./flag-messages.ts";
import { freshProducts } from "./fresh-products.ts";

/** What a shopper asks to put in the cart. */
export interface AddToCart {
  productId: string;
  variantId: string;
  /** More are added of what has a minimum or comes in lots. */
  qty: number;
  sizeSystem?: SizeSystem;
  /** The size as the shopper saw it. */
  translatedVariantLabel?: string;
  attribution?: Attribution;
  addedFrom: string;
  challengeAnswer?: string;
}

/** How adding ended; `existed` says that the item was added to a line that was there. */
export type AddOutcome =
  | { result: "SUCCESS"; existed: boolean }
  | { result: "REJECTED"; flags: readonly CartFlag[] }
  | { result: "ERROR" };

function lineOf(state: AppState, variantId: string) {
  return Object.values(state.accountState.current?.cart.items ?? {}).find((item) => item.variantId === variantId);
}

/** Where a refused shopper signs in or up, to come back to a page of the shop. */
function signInHrefs({ shop }: AppState, wanted: string): SignInHrefs {
  const { baseUrl } = countries[shop.country];
  return { signIn: shopHref(baseUrl, signInPathFor(wanted)), signUp: shopHref(baseUrl, signUpPathFor(wanted)) };
}

/** Says what could not be done to the cart. */
export const errorAlert = (content: Parameters<typeof showAlert>[0]["content"]) =>
  showAlert({ type: "ERROR", content, duration: alertConfiguration.addFailureDurationMs });

/** What is said when a change could not be made at all. */
const failureMessage = (error: unknown, message: string) =>
  error instanceof NewerStateKept ? cartMessages.shopUpdated : message;

/**
 * Adds to the cart and says what went wrong when it did not (CART-12; ERRCAT-32 to ERRCAT-43). Is rejected with a CartError while the
 * same size is being added, and while nobody knows whose cart it is (ERRCAT-10).
 */
export const addToCart = createAppAsyncThunk("cart/add", async ({ qty, ...wanted }: AddToCart, api): Promise<AddOutcome> => {
  const { dispatch, getState } = api;
  // A press waits until it is known whose cart it goes into: it is not lost.
  if (getState().cart.busy.filter((subject) => subject === wanted.variantId).length > 1) throw new CartError("AlreadyAdding");
  if (getState().session.status === "INITIALISING") await dispatch(ensureSession());
  if (getState().session.status === "INITIALISING") throw new CartError("CannotAdd");
  try {
    await freshProducts(dispatch)([wanted.productId]);
    const [asking] = productApi.endpoints.productsByIds.select([wanted.productId])(getState()).data ?? [];
    if (asking && asking.challengeQuestion !== null && wanted.challengeAnswer === undefined) {
      const code = asking.variants.find(({ id }) => id === wanted.variantId)?.code ?? "";
      const page = shopHref(countries[getState().shop.country].baseUrl, `${asking.path}?size=${encodeURIComponent(code)}`);
      dispatch(errorAlert(answerFirstMessage(page)));
      return { result: "REJECTED", flags: [] };
    }
    const before = lineOf(getState(), wanted.variantId)?.qty ?? 0;
    const item = { id: randomId(), createdAt: dateOfNow(), qty: asking ? leastToAdd(asking, before, qty) : qty, ...wanted };
    const change = { type: "cart/add", item } as const;
    const { outcome, flags, reason } = await changeAccountState(api, change, freshProducts(dispatch));
    if (outcome === "SUCCESS") return { result: "SUCCESS", existed: lineOf(getState(), wanted.variantId)?.id !== item.id };
    const inCart = lineOf(getState(), wanted.variantId)?.qty ?? 0;
    const [product] = productApi.endpoints.productsByIds.select([wanted.productId])(getState()).data ?? [];
    const hrefs = signInHrefs(getState(), product?.path ?? "/cart");
    dispatch(errorAlert(reason === "cartFull" ? cartMessages.cartFull : addRefusedMessage(flags, inCart, hrefs)));
    return { result: "REJECTED", flags };
  } catch (error) {
    const content =
      // It was still sold when this page was made.
      error instanceof CartError
        ? addRefusedMessage([{ type: "productStateInvalid" }], 0, signInHrefs(getState(), "/cart"))
        : failureMessage(error, cartMessages.unableToAdd);
    dispatch(errorAlert(content));
    return { result: "ERROR" };
  }
});

/** Sets a line's quantity. Fulfils with the sentence to show at the line, or null when it was done. */
export const setLineQuantity = createAppAsyncThunk(
  "cart/setQuantity",
  async ({ itemId, qty }: { itemId: string; qty: number }, api): Promise<string | null> => {
    try {
      const change = { type: "cart/setQuantity", itemId, qty } as const;
      const { outcome, flags } = await changeAccountState(api, change, freshProducts(api.dispatch));
      if (outcome !== "REJECTED") return null;
      return flags[0] ? lineMessage(flags[0]) : cartMessages.invalidQuantity;
    } catch (error) {
      return failureMessage(error, cartMessages.unableToChange);
    }
  },
);

/**
 * Takes a line out of the cart and says so (CART-16; ERRCAT-44). Fulfils with the line, so that it can be put back; null when it
 * was not taken out. `name` is its product's, for whoever offers it back. Is rejected with a CartError while it is being taken out
 * (ERRCAT-10). `alertMs` is how long it is spoken of, where that is not as long as of anything else.
 */
export const removeLine = createAppAsyncThunk(
  "cart/remove",
  async ({ itemId, alertMs }: { itemId: string; name?: string; alertMs?: number }, api): Promise<CartItem | null> => {
    if (api.getState().cart.removing.filter((id) => id === itemId).length > 1) throw new CartError("AlreadyDeleting");
    const line = api.getState().accountState.current?.cart.items[itemId] ?? null;
    try {
      const { outcome } = await changeAccountState(api, { type: "cart/remove", itemId });
      if (outcome !== "SUCCESS") return null;
      api.dispatch(showAlert({ content: cartMessages.removed, duration: alertMs }));
      return line;
    } catch (error) {
      api.dispatch(errorAlert(failureMessage(error, cartMessages.unableToChange)));
      return null;
    }
  },
);

/**
 * Puts a line back that was taken out, where it was, and with it what an offer brought until then. Fulfils with whether the line is
 * there again.
 */
export const restoreLine = createAppAsyncThunk("cart/restore", async (item: CartItem, api): Promise<boolean> => {
  try {
    const { outcome, flags } = await changeAccountState(api, { type: "cart/add", item }, freshProducts(api.dispatch));
    if (outcome === "SUCCESS") {
      // An offer that does not apply even so gives it up again, and that is said again.
      for (const item of api.getState().cart.lost.flatMap(({ items }) => items))
        await changeAccountState(api, { type: "cart/takePromoItem", item });
      return true;
    }
    api.dispatch(errorAlert(addRefusedMessage(flags, 0, signInHrefs(api.getState(), "/cart"))));
  } catch (error) {
    api.dispatch(errorAlert(failureMessage(error, cartMessages.unableToChange)));
  }
  return false;
});

/**
 * Adds the size, or takes it out when it is in the cart already (TILE-30, TILE-31). A tap while the tap before is being seen to does
 * nothing.
 */
export const toggleSize = createAppAsyncThunk(
  "cart/toggleSize",
  async (wanted: AddToCart, { dispatch, getState }): Promise<AddOutcome | { result: "REMOVED" | "BUSY" }> => {
    const line = lineOf(getState(), wanted.variantId);
    const { busy } = getState().cart;
    if (busy.includes(wanted.variantId) || (line && busy.includes(line.id))) return { result: "BUSY" };
    if (!line) return dispatch(addToCart(wanted)).unwrap();
    await dispatch(removeLine({ itemId: line.id, alertMs: alertConfiguration.tileDurationMs }));
    return { result: "REMOVED" };
  },
);
