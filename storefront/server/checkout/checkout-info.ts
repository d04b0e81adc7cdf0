import type { ParsedInputOf, ResponseOf } from "#contract/calls.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { isStocked } from "#domain/product/sold-out.ts";
import type { Promotion } from "#domain/promotions/promotion.ts";
import type { PromotionResult } from "../promotions/apply-promotions.ts";
import type { SignedIn } from "../service.ts";
import type { Stock } from "../stock/stock.ts";
import { type CartLine, type PriceCartDeps, priceCart } from "./price-cart.ts";

/** What may be bought of something that is not stocked: as much as the wire can say. */
const unlimited = 9999;

/** Answers what a cart would cost. A cart that could not be ordered is priced all the same; `available` says what there is. */
export async function checkoutInfo(
  deps: PriceCartDeps & { readonly stock: Stock },
  country: CountryCode,
  body: ParsedInputOf<"checkout.info">["body"],
  account: SignedIn | undefined,
  now: number,
): Promise<ResponseOf<"checkout.info">> {
  const [cart, quantities] = await Promise.all([
    priceCart(deps, {
      country,
      items: body.cart.items,
      promoCodes: body.cart.promoCodes,
      email: account?.email ?? body.email,
      shipping: body.shipping,
      credits: body.availableCreditBalances,
      deliverTo: body.shippingAddress?.country,
      postcode: body.shippingAddress?.postcode,
      now,
    }),
    deps.stock.read(
      country,
      body.cart.items.map(({ variantId }: CartLine) => variantId),
    ),
  ]);
  return {
    ...cart.totals,
    items: cart.lines.map(({ productId, variantId, qty, unitPrice, lineTotal, discount, product }) => ({
      productId,
      variantId,
      qty,
      unitPrice,
      lineTotal,
      lineTotalAfterDiscounts: lineTotal - discount,
      available: isStocked(product.functionalType) ? (quantities.get(variantId) ?? 0) : unlimited,
    })),
    promotions: toWire(cart.promotions),
    availableShippingMethods: [...cart.shippingMethods],
    selectedShippingMethod: cart.selectedMethod?.code ?? null,
    storeIdsWithStock: [...cart.storeIdsWithStock],
    freeDeliveryRemaining: cart.freeDeliveryRemaining,
    pointsToEarn: cart.pointsToEarn,
    creditUsages: { ...cart.creditUsages },
  };
}

function toWire({ applied, disallowed }: PromotionResult): ResponseOf<"checkout.info">["promotions"] {
  const describe = ({ id, name, exclusive, codes }: Promotion) => ({ id, name, exclusive, relatedCouponCodes: [...codes] });
  return {
    appliedPromotions: applied.map(({ promotion }) => describe(promotion)),
    disallowedPromotions: disallowed.map(({ promotion, reason, ...limits }) => ({
      ...describe(promotion),
      disallowReason: reason,
      ...limits,
    })),
  };
}
