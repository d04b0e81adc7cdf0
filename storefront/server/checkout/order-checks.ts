import type { ParsedInputOf } from "#contract/calls.ts";
import { buildCart } from "#domain/cart/build-cart.ts";
import type { CartFlag } from "#domain/cart/cart-flags.ts";
import { validateCart } from "#domain/cart/validate-cart.ts";
import { usedUpMessages } from "#domain/checkout/promotion-removal-message.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { isOnSaleOnline } from "#domain/product/on-sale-online.ts";
import { sizeAfterName } from "#domain/product/size-chart.ts";
import type { Store } from "#domain/stores/store.ts";
import { ApiError } from "../api-error.ts";
import type { StockShortage } from "../stock/stock.ts";
import { chosenPayment } from "./chosen-payment.ts";
import type { DroppedItem } from "./given-items.ts";
import type { PricedCart } from "./price-cart.ts";
import type { PricedLine } from "./priced-line.ts";
import { type SizeChartById, variantLabel } from "./shown-product.ts";
import { toldPromotions } from "./told-promotions.ts";

/** Stores that hand out orders. */
export type PickupStoreById = (country: CountryCode, erpStoreId: string) => Store | undefined;

type OrderBody = ParsedInputOf<"checkout.orders">["body"];

/**
 * Checks every line by the cart's own rules but for the stock, which only taking it decides.
 * @throws ApiError 422 `CartItemInvalid` naming each line and its flags
 */
export function requireValidLines(lines: readonly PricedLine[], loggedIn: boolean, now: number): void {
  const items = lines.map(({ productId, variantId, qty }, index) => [
    String(index),
    { id: String(index), productId, variantId, qty, createdAt: 0 },
  ]);
  const cart = buildCart({ items: Object.fromEntries(items), promoCodes: [] });
  const products = Object.fromEntries(lines.map(({ product }) => [product.id, product]));
  const { flagsByItemId } = validateCart(cart, products, { loggedIn });
  const invalid = lines.flatMap((line, index) => {
    const flags: CartFlag[] = (flagsByItemId[index] ?? []).filter(({ type }) => type !== "qtyAvailableExceeded");
    if (flags.length === 0 && !isOnSaleOnline(line.product, now)) flags.push({ type: "productStateInvalid" });
    return flags.length > 0 ? [{ index, flags, line }] : [];
  });
  if (invalid.length === 0) return;
  // The cart marks not all of it: that a release has been put off, the clock alone says.
  const names = new Set(invalid.map(({ line: { product } }) => `${product.brand.name} ${product.name}`));
  throw new ApiError(422, "CartItemInvalid", `Your cart can't be ordered as it is, so check ${[...names].join("; ")}.`, {
    issues: invalid.flatMap(({ index, flags }) => flags.map(({ type }) => ({ path: `body.cart.items.${index}`, message: type }))),
    details: {
      items: invalid.map(({ line, flags }) => ({ productId: line.productId, variantId: line.variantId, flags })),
    },
  });
}

/**
 * The store that an order is picked up from; undefined for a delivery.
 * @throws ApiError 422 `ShippingMethodUnavailable` for a store that hands out no orders, or is none
 */
export function requirePickupStore(
  country: CountryCode,
  { type, options }: OrderBody["shipping"],
  pickupStore: PickupStoreById,
): Store | undefined {
  if (type !== "STORE_PICKUP") return undefined;
  const store = options.store && pickupStore(country, options.store.erpStoreId);
  if (store) return store;
  throw new ApiError(
    422,
    "ShippingMethodUnavailable",
    "That store no longer hands out orders, so nothing was charged: choose another store, or delivery.",
    {
      issues: [{ path: "body.shipping.options.store", message: "Not available." }],
    },
  );
}

/** The store has not, or no longer, everything that was ordered: nothing is taken and nothing charged (ERRCAT-67). */
export function pickupStoreLacksStock({ name }: Store): ApiError {
  const message = `${name} no longer has everything in your order, so nothing was charged: choose another store, or delivery.`;
  return new ApiError(409, "PickupStoreLacksStock", message, {
    issues: [{ path: "body.shipping.options.store", message: "Not everything is in stock." }],
  });
}

/**
 * @param store where the order is picked up
 * @throws ApiError 422 `ShippingMethodUnavailable` unless the method asked for can be had; 409 `PickupStoreLacksStock`
 */
export function requireShippingMethod(cart: PricedCart, store: Store | undefined): NonNullable<PricedCart["selectedMethod"]> {
  if (cart.selectedMethod !== null) return cart.selectedMethod;
  if (store && !cart.storeIdsWithStock.includes(store.erpStoreId)) throw pickupStoreLacksStock(store);
  throw new ApiError(
    422,
    "ShippingMethodUnavailable",
    "That delivery option isn't available for this order, so choose another.",
    {
      issues: [{ path: "body.shipping.options.methodCode", message: "Not available." }],
    },
  );
}

/** The price is not what the shopper was shown: they have to see the new one first, and which offer somebody has used up (ERRCAT-48, ERRCAT-49). */
export function totalChanged({ promotions, totals }: PricedCart, country: CountryCode): ApiError {
  const now = formatMoney(totals.grandTotal, country, { withCode: true });
  const sentences = [
    ...usedUpMessages(toldPromotions(promotions, [])),
    `The total of your order is now ${now} and nothing was charged, so check it and place your order again.`,
  ];
  return new ApiError(409, "TotalChanged", sentences.join(" "), { details: { totals } });
}

/** @throws ApiError 409 `TotalChanged`; 422 `PaymentAmountMismatch` unless the payments add up to what is outstanding, to the cent */
export function requireSameAmounts(cart: PricedCart, body: OrderBody, country: CountryCode): void {
  if (body.expectedTotal !== cart.totals.grandTotal) throw totalChanged(cart, country);
  const { methods } = body.cart.payment;
  const sum = (payments: readonly { readonly amount: number }[]) => payments.reduce((total, { amount }) => total + amount, 0);
  const credited = Object.values(cart.creditUsages);
  const charged = chosenPayment(methods)?.amount ?? 0;
  const credits = [...(methods.loyalty ?? []), ...(methods.voucher ?? [])];
  // A voucher that is named twice counts once, and one that pays more than is left pays too much.
  if (sum(credits) === sum(credited) && charged === cart.totals.amountOutstanding) return;
  throw new ApiError(422, "PaymentAmountMismatch", "The payment doesn't add up to the order's total. Try again.", {
    details: { amountOutstanding: cart.totals.amountOutstanding },
  });
}

/**
 * An order brings what its shopper was shown: nothing that was taken from an offer is left out unsaid.
 * @throws ApiError 422 `CartItemInvalid` naming what the offers do not give
 */
export function requireGiven(dropped: readonly DroppedItem[], body: OrderBody): void {
  if (dropped.length === 0) return;
  const names = dropped.map(({ name = "An item" }) => name).join(", ");
  throw new ApiError(422, "CartItemInvalid", `An offer no longer brings what you took from it (${names}), so check your cart.`, {
    issues: dropped.map(({ promotionId }) => ({
      path: `body.cart.promoItems.${body.cart.promoItems?.findIndex((item) => item.promotionId === promotionId)}`,
      message: "No longer given.",
    })),
  });
}

/** The account's cart was ordered, or is being paid for, on another of its devices. */
export function cartOrdered(): ApiError {
  return new ApiError(
    409,
    "CartOrdered",
    "This cart is being ordered on another of your devices, so look in your orders before you pay again.",
  );
}

/** Somebody else was faster; says which lines are affected and what there is of each. */
export function itemSoldOut(
  { lines, given }: PricedCart,
  shortages: readonly StockShortage[],
  sizeChartById: SizeChartById,
): ApiError {
  const available = new Map(shortages.map((shortage) => [shortage.variantId, shortage.available]));
  const numbered = [
    ...lines.map((line, index) => ({ line, path: `body.cart.items.${index}.qty` })),
    ...given.map((line, index) => ({ line, path: `body.cart.promoItems.${index}` })),
  ];
  const affected = numbered.flatMap(({ line, path }) => {
    const left = available.get(line.variantId);
    return left === undefined ? [] : [{ line, path, left }];
  });
  const names = new Set(
    affected.map(({ line: { product, variant } }) => {
      const size = variantLabel(product, variant.code, sizeChartById);
      return `${product.brand.name} ${product.name}, ${sizeAfterName(size)}`;
    }),
  );
  return new ApiError(409, "ItemSoldOut", `Somebody was faster: there isn't enough left of ${[...names].join("; ")}.`, {
    issues: affected.map(({ path, left }) => ({ path, message: left === 0 ? "Sold out." : `Only ${left} left.` })),
    details: {
      items: affected.map(({ line, left }) => ({
        productId: line.productId,
        variantId: line.variantId,
        qty: line.qty,
        available: left,
      })),
    },
  });
}
