import type { CountryCode } from "#domain/country/country.ts";
import { isOnSaleOnline } from "#domain/product/on-sale-online.ts";
import type { Product } from "#domain/product/product.ts";
import type { AppliedPromotion } from "#domain/promotions/apply-promotions.ts";
import type { PromoItem } from "#domain/promotions/promo-item.ts";
import type { OfferedItem } from "#domain/promotions/promotion.ts";
import type { PricedLine, ProductById } from "./priced-line.ts";

/** One piece that an offer gives; `discount` is what the offer takes off its own price. */
export interface GivenItem extends PricedLine {
  readonly promotionId: string;
}

/** What was taken from an offer that does not, or no longer, give it. */
export interface DroppedItem extends PromoItem {
  /** What it is called, where that is known. */
  readonly name?: string;
}

/** A product that may be chosen, with what it then costs. */
export interface Choice {
  readonly product: Product;
  /** Those that may be chosen. */
  readonly variants: Product["variants"];
  /** Cents; never more than the product costs by itself. */
  readonly price: number;
}

/** The product of an offered item, if anybody may buy it now; what is for members, or asks a question first, is not given away. */
export async function choiceOf(
  productById: ProductById,
  country: CountryCode,
  { productId, variantIds, price }: OfferedItem,
  now: number,
): Promise<Choice | undefined> {
  const product = await productById(country, productId);
  if (!product || (product.state !== "current" && product.state !== "evergreen") || !isOnSaleOnline(product, now))
    return undefined;
  if (product.accountExclusive || product.challengeQuestion !== null) return undefined;
  const variants = product.variants.filter(({ id }) => variantIds?.includes(id) ?? true);
  return variants.length === 0 ? undefined : { product, variants, price: Math.min(price, product.price) };
}

/** Sorts what was taken from offers into what the applied ones give, priced, and what they do not: one piece of each offer. */
export async function giveItems(
  productById: ProductById,
  country: CountryCode,
  taken: readonly PromoItem[],
  applied: readonly AppliedPromotion[],
  now: number,
): Promise<{ readonly given: readonly GivenItem[]; readonly dropped: readonly DroppedItem[] }> {
  const given: GivenItem[] = [];
  const dropped: DroppedItem[] = [];
  for (const item of taken) {
    const { promotionId, productId, variantId } = item;
    const effect = applied.find(({ promotion }) => promotion.id === promotionId)?.promotion.effect;
    const offered = effect?.type === "bringItem" ? effect.items.find((each) => each.productId === productId) : undefined;
    const choice = offered && (await choiceOf(productById, country, offered, now));
    const variant = choice?.variants.find(({ id }) => id === variantId);
    if (choice && variant && !given.some((other) => other.promotionId === promotionId)) {
      const { product, price } = choice;
      const unitPrice = product.price;
      given.push({
        ...{ promotionId, productId, variantId, qty: 1, product, variant, unitPrice, lineTotal: unitPrice },
        discount: unitPrice - price,
      });
    } else {
      const name = (await productById(country, productId))?.name;
      dropped.push({ ...item, ...(name !== undefined && { name }) });
    }
  }
  return { given, dropped };
}
