import { alertLink, alertStrong } from "@tread/design-system/alert-queue";
import { alertConfiguration } from "#domain/configuration/configuration.ts";
import { countries } from "#domain/country/country.ts";
import { unableToAdd } from "#domain/wishlist/unable-to-add.ts";
import { requireWishlist, WishlistError } from "#domain/wishlist/wishlist-error.ts";
import { dateOfNow } from "../../platform/api/shop-clock.ts";
import type { AppDispatch, AppState } from "../../platform/store/app-state.ts";
import { createAppAsyncThunk } from "../../platform/store/hooks.ts";
import type { StartListening } from "../../platform/store/listeners.ts";
import { changeAccountState, restoreAccountState, type StoreAccess } from "../account-state/change-account-state.ts";
import { showAlert } from "../alerts/show-alert.ts";
import { ensureSession } from "../session/session-actions.ts";
import { sessionOpened } from "../session/session-slice.ts";
import { overlayOpened } from "../shop/overlays-slice.ts";
import { shopHref } from "../shop/use-shop.ts";
import { heartTurned, toggleBegun, toggleEnded, type Wish, wishAsked } from "./wishlist-slice.ts";

/** How a press on a heart ended (WISH-07); ASKED when a guest was asked to sign in first (TILE-36). */
export type ToggleOutcome = "ADDED" | "REMOVED" | "NOT_FOUND" | "ERROR" | "ASKED";

/** Puts something on the wishlist, and says so. */
export const addWish = createAppAsyncThunk("wishlist/add", async (wish: Wish, api): Promise<"SUCCESS" | "ERROR"> => {
  const { baseUrl } = countries[api.getState().shop.country];
  const { productId, variantId = productId, price, attribution } = wish;
  const item = { productId, variantId, price, createdAt: dateOfNow(), qty: 1, ...(attribution && { attribution }) };
  let content: string = unableToAdd;
  try {
    const { outcome, reason } = await changeAccountState(api, { type: "wishlist/add", item });
    if (outcome === "SUCCESS") {
      const link = alertLink(shopHref(baseUrl, "/account/wishlist"), "View Wishlist");
      api.dispatch(
        showAlert({ content: [alertStrong(wish.name), " has been added to your wishlist. ", link], duration: wish.alertMs }),
      );
      return "SUCCESS";
    }
    if (reason === "wishlistFull") content = "Your wishlist is full, so remove something to make room.";
  } catch {
    // Said below.
  }
  api.dispatch(showAlert({ type: "ERROR", content, duration: alertConfiguration.addFailureDurationMs }));
  return "ERROR";
});

/** Takes a product off the wishlist, as part of something that says itself what was done. Fulfils with whether it was there. */
export const takeWishOff = createAppAsyncThunk("wishlist/takeOff", async (productId: string, api): Promise<boolean> => {
  const { outcome } = await changeAccountState(api, { type: "wishlist/remove", productId });
  return outcome === "SUCCESS";
});

/** Asks a guest to sign in before something is saved (TILE-36, WISH-11). Whether that was needed. */
function asksToSignIn(wish: Wish, { dispatch, getState }: StoreAccess): boolean {
  if (getState().session.status === "LOGGED_IN") return false;
  dispatch(wishAsked(wish));
  dispatch(overlayOpened("signIn"));
  return true;
}

/** Saves what somebody has in hand, such as a line of the cart. Fulfils with how that ended. */
export const saveWish = createAppAsyncThunk("wishlist/save", async (wish: Wish, api): Promise<"ADDED" | "ERROR" | "ASKED"> => {
  if (api.getState().session.status === "INITIALISING") await api.dispatch(ensureSession());
  if (asksToSignIn(wish, api)) return "ASKED";
  return (await api.dispatch(addWish(wish)).unwrap()) === "SUCCESS" ? "ADDED" : "ERROR";
});

async function toggle(wish: Wish, api: StoreAccess): Promise<ToggleOutcome> {
  const { dispatch, getState } = api;
  // A press waits until it is known who presses: it is not lost.
  if (getState().session.status === "INITIALISING") await dispatch(ensureSession());
  if (asksToSignIn(wish, api)) return "ASKED";
  if (!getState().accountState.loaded) restoreAccountState(api);
  const on = !requireWishlist(getState().accountState.current)[wish.productId];
  dispatch(heartTurned({ productId: wish.productId, on }));
  if (on) {
    return (await dispatch(addWish(wish)).unwrap()) === "SUCCESS" ? "ADDED" : "ERROR";
  }
  try {
    if (!(await dispatch(takeWishOff(wish.productId)).unwrap())) return "NOT_FOUND";
  } catch {
    dispatch(showAlert({ type: "ERROR", content: "Something went wrong. Try again." }));
    return "ERROR";
  }
  dispatch(showAlert({ content: [alertStrong(wish.name), " has been removed from your wishlist."], duration: wish.alertMs }));
  return "REMOVED";
}

/**
 * Keeps the product, or takes it off again. A guest is asked to sign in first (TILE-36, WISH-11). Is rejected with a WishlistError
 * while the same product is being toggled (ERRCAT-10).
 */
export const toggleWish = createAppAsyncThunk("wishlist/toggle", async (wish: Wish, api): Promise<ToggleOutcome> => {
  const { productId } = wish;
  if (api.getState().wishlist.toggling.includes(productId)) throw new WishlistError("AlreadyToggling");
  api.dispatch(toggleBegun(productId));
  try {
    return await toggle(wish, api);
  } finally {
    api.dispatch(toggleEnded(productId));
  }
});

/** A press on a heart; one while the press before is being seen to does nothing. */
export const pressHeart = (wish: Wish) => (dispatch: AppDispatch, getState: () => AppState) => {
  if (!getState().wishlist.toggling.includes(wish.productId)) dispatch(toggleWish(wish));
};

/** Keeps what a guest wanted to save before they signed in. */
export function listenForWaitingWish(startListening: StartListening): void {
  startListening({
    actionCreator: sessionOpened,
    effect: async (_, { dispatch, getState }) => {
      // Read before anything is waited for: who is signed in is led on from there. A store without a browser has no address.
      const search = globalThis.location?.search ?? "";
      if (!search.includes("redirect=")) return;
      const { takeWaitingWish } = await import("./waiting-wish.ts");
      const wish = takeWaitingWish(getState().shop.country, search, Date.now());
      if (wish) await dispatch(addWish(wish));
    },
  });
}
