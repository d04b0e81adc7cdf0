import type { ParsedInputOf, ResponseOf } from "#contract/calls.ts";
import { streetLine } from "#domain/checkout/courier-reach.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { isStocked } from "#domain/product/sold-out.ts";
import type { SignedIn } from "../service.ts";
import type { Stock } from "../stock/stock.ts";
import { leftBeside } from "./left-beside.ts";
import { type PriceCartDeps, priceCart } from "./price-cart.ts";
import type { PricedLine } from "./priced-line.ts";
import { type SizeChartById, shownProduct, variantLabel } from "./shown-product.ts";
import { toldPromotions } from "./told-promotions.ts";

/** What may be bought of something that is not stocked: as much as the wire can say. */
const unlimited = 9999;

/** Answers what a cart would cost. A cart that could not be ordered is priced all the same; `available` says what there is. */
export async function checkoutInfo(
  deps: PriceCartDeps & { readonly stock: Stock; readonly sizeChartById: SizeChartById },
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
      promoItems: body.cart.promoItems,
      email: account?.email ?? body.email,
      shipping: body.shipping,
      credits: body.availableCreditBalances,
      deliverTo: body.shippingAddress?.country,
      postcode: body.shippingAddress?.postcode,
      street: streetLine(body.shippingAddress ?? {}),
      now,
    }),
    deps.stock.read(
      country,
      [...body.cart.items, ...(body.cart.promoItems ?? [])].map(({ variantId }) => variantId),
    ),
  ]);
  const there = (variantId: string) => quantities.get(variantId) ?? 0;
  const availableOf = ({ product, variantId }: PricedLine, quantityOf = there) =>
    isStocked(product.functionalType) ? quantityOf(variantId) : unlimited;
  const givable = leftBeside(cart.lines, quantities);
  return {
    ...cart.totals,
    items: cart.lines.map((line) => {
      const { productId, variantId, qty, unitPrice, lineTotal, discount } = line;
      const lineTotalAfterDiscounts = lineTotal - discount;
      return { productId, variantId, qty, unitPrice, lineTotal, lineTotalAfterDiscounts, available: availableOf(line) };
    }),
    promoItems: cart.given.map((item) => {
      const { promotionId, productId, variantId, product, variant, unitPrice, discount } = item;
      return {
        ...{ promotionId, productId, variantId, unitPrice },
        ...shownProduct(product),
        size: variantLabel(product, variant.code, deps.sizeChartById),
        price: unitPrice - discount,
        available: availableOf(item, givable),
      };
    }),
    droppedPromoItems: [...cart.dropped],
    promotions: toldPromotions(cart.promotions, body.cart.promoCodes),
    availableShippingMethods: [...cart.shippingMethods],
    selectedShippingMethod: cart.selectedMethod?.code ?? null,
    storeIdsWithStock: [...cart.storeIdsWithStock],
    freeDeliveryRemaining: cart.freeDeliveryRemaining,
    pointsToEarn: cart.pointsToEarn,
    creditUsages: { ...cart.creditUsages },
  };
}
