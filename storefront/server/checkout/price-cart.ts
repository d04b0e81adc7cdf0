import type { z } from "zod";
import type { shipping } from "#contract/checkout.ts";
import { cartErrorMessages } from "#domain/cart/cart-error.ts";
import type { CheckoutTotals, ShippingMethod } from "#domain/checkout/checkout-data.ts";
import { checkoutTotals } from "#domain/checkout/checkout-totals.ts";
import { freeDeliveryRemaining } from "#domain/checkout/free-delivery.ts";
import { offerShippingMethods, shippingMethods, shippingPrice } from "#domain/checkout/shipping-methods.ts";
import { type CountryCode, countries } from "#domain/country/country.ts";
import { normalisePromoCode, promoCodeProblem } from "#domain/fields/promo-code.ts";
import { pointsEarned } from "#domain/loyalty/points.ts";
import { comesByEmail } from "#domain/product/comes-by-email.ts";
import { isStocked } from "#domain/product/sold-out.ts";
import { type AppliedPromotion, applyPromotions, type PromotionResult } from "#domain/promotions/apply-promotions.ts";
import type { PromoItem } from "#domain/promotions/promo-item.ts";
import type { Promotion } from "#domain/promotions/promotion.ts";
import { ApiError } from "../api-error.ts";
import type { Queries } from "../database/database.ts";
import type { StockLine } from "../database/schema/order-draft.ts";
import { customerIdentity } from "../promotions/customer-identity.ts";
import { readPromotionUse } from "../promotions/promotion-usage.ts";
import { type DroppedItem, type GivenItem, giveItems } from "./given-items.ts";
import type { CartLine, PricedLine, ProductById } from "./priced-line.ts";

export type ShippingChoice = z.infer<typeof shipping>;

/** Stores that hand out orders, by `erpStoreId`, and hold every one of these lines. */
export type StoresWithStock = (country: CountryCode, lines: readonly StockLine[]) => Promise<readonly string[] | null>;

export interface PriceCartDeps {
  readonly productById: ProductById;
  readonly promotions: Readonly<Record<CountryCode, readonly Promotion[]>>;
  readonly storesWithStock?: StoresWithStock | undefined;
  readonly queries: Queries;
}

export interface PriceCartRequest {
  readonly country: CountryCode;
  readonly items: readonly CartLine[];
  readonly promoCodes: readonly string[];
  /** What was taken from offers. */
  readonly promoItems?: readonly PromoItem[] | undefined;
  /** Whose limits count; offers limited by customer apply without one and are checked when the order is placed. */
  readonly email?: string | undefined;
  readonly shipping?: ShippingChoice | undefined;
  /** Vouchers and points to be spent, in this order; each its balance in cents. */
  readonly credits?: readonly { readonly id: string; readonly amount: number }[] | undefined;
  /** Country of the delivery address, once known. */
  readonly deliverTo?: string | undefined;
  /** Postcode of the delivery address, once known. */
  readonly postcode?: string | undefined;
  /** The street of the delivery address in one line, once known. */
  readonly street?: string | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export interface PricedCart {
  /** The lines that were asked about, in their order. */
  readonly lines: readonly PricedLine[];
  /** What applied offers give with them; part of all totals. */
  readonly given: readonly GivenItem[];
  /** What was taken from offers that do not give it; part of nothing. */
  readonly dropped: readonly DroppedItem[];
  readonly promotions: PromotionResult;
  /** Those of the applied offers that an order of it uses up: not one that brings an item which nobody has taken. */
  readonly used: readonly AppliedPromotion[];
  readonly totals: CheckoutTotals;
  /** Points that a member earns with it. */
  readonly pointsToEarn: number;
  /** What each credit pays, by its id. */
  readonly creditUsages: Readonly<Record<string, { readonly amount: number }>>;
  readonly shippingMethods: readonly ShippingMethod[];
  /** The method asked for, when it can be had. */
  readonly selectedMethod: ShippingMethod | null;
  readonly storeIdsWithStock: readonly string[];
  readonly freeDeliveryRemaining: number;
}

/**
 * Prices a cart from the shop's own data; nothing the caller says of a price is looked at.
 * @throws ApiError 422 `ProductNotFound` or `ProductVariantNotFound`, naming every such line
 */
export async function priceCart(deps: PriceCartDeps, request: PriceCartRequest): Promise<PricedCart> {
  const { country, items, now } = request;
  const lines = await findLines(deps.productById, country, items);
  const codes = new Set(request.promoCodes.filter((code) => promoCodeProblem(code) === null).map(normalisePromoCode));
  const running = deps.promotions[country];
  const wanted = running.filter((promotion) => promotion.codes.length === 0 || promotion.codes.some((code) => codes.has(code)));
  const use = await readPromotionUse(
    deps.queries,
    country,
    wanted,
    request.email === undefined ? undefined : customerIdentity(request.email),
  );
  const chosen = request.shipping && shippingMethods[country].find(({ code }) => code === request.shipping?.options.methodCode);
  const promotions = applyPromotions({
    promotions: wanted,
    lines,
    codes,
    use,
    ...(chosen && { deliveryPrice: (subtotal: number) => shippingPrice(chosen, subtotal, country) }),
    now,
  });
  const discounted = lines.map((line, index) => ({ ...line, discount: promotions.lineDiscounts[index] ?? 0 }));
  const { given, dropped } = await giveItems(deps.productById, country, request.promoItems ?? [], promotions.applied, now);
  const ordered = [...discounted, ...given];
  const stocked = ordered.filter(({ product }) => isStocked(product.functionalType));
  const isDigital = ordered.length > 0 && ordered.every(({ product }) => comesByEmail(product.functionalType));
  const collecting = isDigital || !deps.storesWithStock ? [] : await deps.storesWithStock(country, piecesOf(stocked));
  const storeIdsWithStock = collecting ?? [];
  const taxRate = countries[country].taxRate;
  const { itemSubtotalAfterDiscounts } = checkoutTotals({ lines: ordered, shipping: null, taxRate });
  const offered = offerShippingMethods({
    country,
    itemSubtotalAfterDiscounts,
    storeIdsWithStock: collecting,
    isDigital,
    now,
    ...(request.deliverTo !== undefined && { deliverTo: request.deliverTo }),
    ...(request.postcode !== undefined && { postcode: request.postcode }),
    ...(request.street !== undefined && { street: request.street }),
  });
  const selectedMethod = selectMethod(offered, storeIdsWithStock, request.shipping);
  const { creditUsages, ...totals } = checkoutTotals({
    lines: ordered,
    shipping: selectedMethod?.price ?? null,
    taxRate,
    ...(request.credits && { credits: request.credits }),
  });
  return {
    lines: discounted,
    given,
    dropped,
    promotions,
    used: promotions.applied.filter(
      ({ promotion: { id, effect, multipliesPoints } }) =>
        effect.type !== "bringItem" || multipliesPoints || given.some(({ promotionId }) => promotionId === id),
    ),
    totals,
    creditUsages,
    pointsToEarn: pointsEarned(
      checkoutTotals({ lines: ordered.filter(earnsPoints), shipping: null, taxRate }).itemSubtotalAfterDiscounts,
      promotions.applied.some(({ promotion }) => promotion.multipliesPoints === true),
    ),
    shippingMethods: offered,
    selectedMethod,
    storeIdsWithStock,
    freeDeliveryRemaining: freeDeliveryRemaining(itemSubtotalAfterDiscounts, country),
  };
}

/** What is bought with a gift card earns points, so that the gift card itself does not. */
const earnsPoints = ({ product }: PricedLine) => product.functionalType !== "giftCard";

/** So many of each variant, whichever lines they stand on. */
export function piecesOf(lines: readonly StockLine[]): StockLine[] {
  const pieces = new Map<string, number>();
  for (const { variantId, qty } of lines) pieces.set(variantId, (pieces.get(variantId) ?? 0) + qty);
  return Array.from(pieces, ([variantId, qty]) => ({ variantId, qty }));
}

async function findLines(productById: ProductById, country: CountryCode, items: readonly CartLine[]) {
  const issues: { path: string; message: string }[] = [];
  let code: "ProductNotFound" | "ProductVariantNotFound" = "ProductVariantNotFound";
  const lines = await Promise.all(
    items.map(async (item, index) => {
      const product = await productById(country, item.productId);
      if (!product) {
        code = "ProductNotFound";
        issues.push({ path: `body.cart.items.${index}.productId`, message: cartErrorMessages.ProductNotFound });
        return undefined;
      }
      const variant = product.variants.find(({ id }) => id === item.variantId);
      if (variant === undefined) {
        issues.push({ path: `body.cart.items.${index}.variantId`, message: cartErrorMessages.ProductVariantNotFound });
        return undefined;
      }
      return { ...item, product, variant, unitPrice: product.price, lineTotal: product.price * item.qty };
    }),
  );
  if (issues.length > 0) throw new ApiError(422, code, cartErrorMessages[code], { issues });
  return lines.filter((line) => line !== undefined);
}

function selectMethod(
  methods: readonly ShippingMethod[],
  storeIdsWithStock: readonly string[],
  choice: ShippingChoice | undefined,
): ShippingMethod | null {
  if (choice === undefined) return null;
  const type = choice.type === "STORE_PICKUP" ? "storePickup" : "delivery";
  const method = methods.find(
    (offered) => offered.code === choice.options.methodCode && offered.type === type && offered.available,
  );
  if (method === undefined) return null;
  if (type === "delivery") return method;
  const store = choice.options.store?.erpStoreId;
  return store !== undefined && storeIdsWithStock.includes(store) ? method : null;
}
