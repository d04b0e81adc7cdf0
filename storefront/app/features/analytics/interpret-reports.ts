import { isAnyOf } from "@reduxjs/toolkit";
import { measuredAddress } from "#domain/analytics/measured-address.ts";
import type { ListedProduct, MeasuredLine, MeasuredProduct, ShopEvent } from "#domain/analytics/shop-event.ts";
import { newestFirst } from "#domain/cart/build-cart.ts";
import type { CartItem } from "#domain/cart/cart-item.ts";
import { analyticsConfiguration as timing } from "#domain/configuration/configuration.ts";
import type { Product } from "#domain/product/product.ts";
import type { PlaceInShop, Report, Signal } from "../../platform/analytics/track.ts";
import type { AppState } from "../../platform/store/app-state.ts";
import { addToCart, removeLine, restoreLine, setLineQuantity } from "../cart/cart-actions.ts";
import { checkoutChanged, expressBegun, orderPlaced, orderSent } from "../checkout/checkout-slice.ts";
import { productApi } from "../product/product-api.ts";
import { overlayOpened, overlayToggled } from "../shop/overlays-slice.ts";
import { addWish } from "../wishlist/wishlist-actions.ts";

const isOverlayChange = isAnyOf(overlayOpened, overlayToggled);

/** What the reading of reports needs of the page. */
export interface Surroundings {
  /** Tells an event; `at` is when it happened, in milliseconds since the epoch. */
  readonly tell: (event: ShopEvent, at: number) => void;
  /** Products are listed on the page from now on; whoever hears this finds out which of them are seen. */
  readonly onListed: (products: readonly (ListedProduct & { readonly path: string })[], at: number) => void;
  readonly title: () => string;
  /** The store's state at this moment. */
  readonly state: () => AppState;
}

/** Reads reports. `flush` tells at once whatever waits to be told: the page is going. */
export interface ReportReader {
  read(report: Report): void;
  flush(): void;
}

/** Things that wait a while and are replaced by a newer one of their kind. */
function createWaiting() {
  const pending = new Map<string, { timer: ReturnType<typeof setTimeout>; run: () => void }>();
  const cancel = (kind: string) => {
    clearTimeout(pending.get(kind)?.timer);
    pending.delete(kind);
  };
  return {
    cancel,
    start(kind: string, milliseconds: number, run: () => void): void {
      cancel(kind);
      const timer = setTimeout(
        () => {
          pending.delete(kind);
          run();
        },
        Math.max(0, milliseconds),
      );
      pending.set(kind, { timer, run });
    },
    flush(): void {
      for (const [kind, { run }] of [...pending]) {
        cancel(kind);
        run();
      }
    },
  };
}

const measuredProduct = ({ id, name, brand, price, colourName, functionalType }: Product): MeasuredProduct => ({
  ...(functionalType === "giftCard" && { isGiftCard: true }),
  id,
  name,
  brand: brand.name,
  price,
  colourName,
});

/** Turns what the app reports into events: when each is told, and with what is known of its products. */
export function createReportReader({ tell, onListed, title, state: stateNow }: Surroundings): ReportReader {
  const waiting = createWaiting();
  const known = new Map<string, MeasuredProduct>();
  const quantityBefore = new Map<string, number>();
  let viewed: string | null = null;
  let wasAt: string | null = null;
  let toldWhileChanging = false;
  let toldOffers: { applied: string[]; disallowed: string[] } = { applied: [], disallowed: [] };
  let awaitingProducts: { ids: readonly string[]; tell: () => void }[] = [];

  const learn = (products: readonly (Product | null)[]) => {
    for (const product of products) if (product) known.set(product.id, measuredProduct(product));
    const ready = awaitingProducts.filter(({ ids }) => ids.every((id) => known.has(id)));
    awaitingProducts = awaitingProducts.filter((one) => !ready.includes(one));
    for (const one of ready) one.tell();
  };

  /** Tells once all these products are known, at the latest after a while. */
  function whenKnown(ids: readonly string[], then: () => void): void {
    if (ids.every((id) => known.has(id))) {
      then();
      return;
    }
    const one = { ids, tell: then };
    awaitingProducts.push(one);
    setTimeout(() => {
      if (!awaitingProducts.includes(one)) return;
      awaitingProducts = awaitingProducts.filter((other) => other !== one);
      then();
    }, timing.productPatienceMs);
  }

  const lineOf = (item: Pick<CartItem, "productId" | "variantId" | "qty" | "attribution" | "addedFrom">): MeasuredLine => ({
    productId: item.productId,
    product: known.get(item.productId),
    variantId: item.variantId,
    qty: item.qty,
    attribution: item.attribution,
    addedFrom: item.addedFrom,
  });
  const itemsOf = (state: AppState) => Object.values(state.accountState.current?.cart.items ?? {}).toSorted(newestFirst);
  const cartIdOf = (state: AppState) => state.accountState.current?.cart.id;

  function ofCart(at: number, event: (lines: MeasuredLine[], cartId: string | undefined) => ShopEvent): void {
    const state = stateNow();
    const items = itemsOf(state);
    if (items.length === 0) return;
    const cartId = cartIdOf(state);
    whenKnown(
      items.map(({ productId }) => productId),
      () => tell(event(items.map(lineOf), cartId), at),
    );
  }

  const view = ({ path, search }: PlaceInShop, at: number) => {
    viewed = measuredAddress(path, search);
    tell({ type: "pageViewed", path, search, title: title() }, at);
  };

  function settled(place: PlaceInShop, at: number): void {
    waiting.cancel("page");
    const isTold = toldWhileChanging;
    toldWhileChanging = false;
    // A way that led back to where it began, such as one that a guard has turned back, is no view.
    if (!isTold && viewed === measuredAddress(place.path, place.search)) return;
    if (!isTold) view(place, at);
    if (place.path === "/cart") ofCart(at, (lines, cartId) => ({ type: "cartViewed", lines, cartId }));
    // Whose contact is known enters at a later step. A step that is reloaded is not entered.
    const isEntered = place.path === "/checkout/contact-info" || (wasAt !== null && !orderSteps.has(wasAt));
    wasAt = place.path;
    if (!orderSteps.has(place.path)) return;
    if (isEntered) ofCart(at, (lines, cartId) => ({ type: "checkoutStepped", step: "begun", lines, cartId }));
    // Who may not be here yet has chosen nothing, and is sent on.
    const tier = deliveryMethodOf(stateNow());
    if (place.path !== "/checkout/payment" || tier === undefined) return;
    const chosen = { shipping_tier: tier };
    ofCart(at, (lines, cartId) => ({ type: "checkoutStepped", step: "shippingChosen", chosen, lines, cartId }));
  }

  function changeOfQuantity(item: CartItem, difference: number, at: number, cartId: string | undefined): void {
    if (difference === 0) return;
    const line = lineOf({ ...item, qty: Math.abs(difference) });
    tell(difference > 0 ? { type: "lineAdded", line, existed: true, cartId } : { type: "lineRemoved", line, cartId }, at);
  }

  function done({ action, state }: Extract<Signal, { type: "actionDone" }>, at: number): void {
    const cartId = cartIdOf(state);
    const items = state.accountState.current?.cart.items ?? {};
    if (productApi.endpoints.productsByIds.matchFulfilled(action)) learn(action.payload);
    else if (addToCart.fulfilled.match(action)) {
      const { payload, meta } = action;
      if (payload.result !== "SUCCESS") return;
      const { existed } = payload;
      whenKnown([meta.arg.productId], () => tell({ type: "lineAdded", line: lineOf(meta.arg), existed, cartId }, at));
    } else if (setLineQuantity.pending.match(action)) {
      quantityBefore.set(action.meta.requestId, items[action.meta.arg.itemId]?.qty ?? 0);
    } else if (setLineQuantity.fulfilled.match(action)) {
      const item = items[action.meta.arg.itemId];
      const before = quantityBefore.get(action.meta.requestId);
      quantityBefore.delete(action.meta.requestId);
      if (item && before !== undefined) changeOfQuantity(item, item.qty - before, at, cartId);
    } else if (removeLine.fulfilled.match(action)) {
      if (action.payload) tell({ type: "lineRemoved", line: lineOf(action.payload), cartId }, at);
    } else if (restoreLine.fulfilled.match(action)) {
      if (action.payload) tell({ type: "lineAdded", line: lineOf(action.meta.arg), existed: false, cartId }, at);
    } else if (addWish.fulfilled.match(action)) {
      const { productId, variantId = productId, attribution } = action.meta.arg;
      if (action.payload === "SUCCESS") tell({ type: "wished", line: lineOf({ productId, variantId, qty: 1, attribution }) }, at);
    } else if (isOverlayChange(action)) {
      if (state.overlays.open === "cart") ofCart(at, (lines, id) => ({ type: "cartViewed", lines, cartId: id }));
    } else if (expressBegun.match(action)) {
      ofCart(at, (lines, id) => ({ type: "checkoutStepped", step: "begun", lines, cartId: id }));
    } else if (orderSent.match(action)) {
      const chosen = { payment_type: action.payload.join("+") };
      ofCart(at, (lines, id) => ({ type: "checkoutStepped", step: "paymentChosen", chosen, lines, cartId: id }));
    } else if (orderPlaced.match(action)) {
      const { orderNumber, items: ordered, totals } = action.payload;
      const inCart = Object.values(items);
      const lines = ordered.map(({ variantId, qty }) => {
        const item = inCart.find((candidate) => candidate.variantId === variantId);
        return lineOf({ productId: variantId.split("-", 1)[0] ?? variantId, ...item, variantId, qty });
      });
      tell({ type: "orderPlaced", orderNumber, lines, totals, cartId }, at);
    } else if (checkoutChanged.match(action) && action.payload.lastCheckoutData) {
      const { appliedPromotions, disallowedPromotions } = action.payload.lastCheckoutData.promotions;
      const ids = (promotions: readonly { readonly id: string }[]) => promotions.map(({ id }) => id);
      const offers = { applied: ids(appliedPromotions), disallowed: ids(disallowedPromotions) };
      const isNew = JSON.stringify(offers) !== JSON.stringify(toldOffers);
      toldOffers = offers;
      if (isNew) tell({ type: "promotionsUpdated", ...offers }, at);
    }
  }

  return {
    flush: waiting.flush,
    read({ signal, at }) {
      const elapsed = Date.now() - at;
      const later = (kind: string, delay: number, run: () => void) => waiting.start(kind, delay - elapsed, run);
      switch (signal.type) {
        case "routeChanging":
          toldWhileChanging = false;
          return later("page", timing.pageViewAtLatestMs, () => {
            toldWhileChanging = true;
            view(signal, at + timing.pageViewAtLatestMs);
          });
        case "routeSettled":
          return settled(signal, at);
        case "productsListed":
          for (const { product } of signal.products) known.set(product.id, product);
          return onListed(signal.products, at);
        case "productPressed":
          return later("press", timing.clickDebounceMs, () => tell(signal, at));
        case "searched":
          return later("search", timing.searchIdleMs, () => tell(signal, at));
        case "productViewed":
          known.set(signal.product.id, signal.product);
          return tell(signal, at);
        case "actionDone":
          return done(signal, at);
        default:
          return tell(signal, at);
      }
    },
  };
}

/** Code of the method that an order is to go by. */
function deliveryMethodOf({ checkout: { current } }: AppState): string | undefined {
  return current[current.shippingType === "STORE_PICKUP" ? "pickup" : "delivery"].options.methodCode ?? undefined;
}

/** Where an order is made, before it is placed. */
const orderSteps: ReadonlySet<string> = new Set(["/checkout/contact-info", "/checkout/shipping", "/checkout/payment"]);
