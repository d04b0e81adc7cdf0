import { demoPromotions } from "@tread/storefront/catalogue/promotions.ts";
import type { InputOf, ResponseOf } from "@tread/storefront/contract/calls.ts";
import {
  type AppliedPromotion,
  applyPromotions,
  type PromotionResult,
} from "@tread/storefront/domain/promotions/apply-promotions.ts";
import type { OfferedItem, Promotion } from "@tread/storefront/domain/promotions/promotion.ts";
import { moment } from "./moment.ts";
import { products } from "./products.ts";

type Cart = InputOf<"checkout.info">["body"]["cart"];
type Info = ResponseOf<"checkout.info">;
type Product = ReturnType<typeof products>[number];

const productOf = (id: string): Product | undefined => products().find((product) => product.id === id);

/** What the demo shop's offers make of a cart, as if nobody had used any. */
export function offersOf(cart: Cart): PromotionResult {
  return applyPromotions({
    promotions: demoPromotions.nz,
    lines: cart.items.flatMap(({ productId, qty }) => {
      const product = productOf(productId);
      return product ? [{ product, qty, unitPrice: product.price }] : [];
    }),
    codes: new Set(cart.promoCodes),
    use: () => ({ all: 0, customer: 0 }),
    now: moment.getTime(),
  });
}

const onWire = ({ id, name, exclusive, codes, effect }: Promotion) => ({
  ...{ id, name, exclusive, relatedCouponCodes: [...codes] },
  bringsItem: effect.type === "bringItem",
});

export const promotionsOnWire = ({ applied, disallowed }: PromotionResult): Info["promotions"] => ({
  appliedPromotions: applied.map(({ promotion }) => onWire(promotion)),
  disallowedPromotions: disallowed.map(({ promotion, reason, ...limits }) => ({
    ...onWire(promotion),
    disallowReason: reason,
    ...limits,
  })),
});

const shown = ({ name, brand, colourName, path, productGallery }: Product) => ({
  ...{ name, brand: brand.name, colourName, path },
  image: productGallery.find(({ type }) => type === "IMAGE")?.src ?? "",
});

const itemsOf = ({ promotion: { effect } }: AppliedPromotion): readonly OfferedItem[] =>
  effect.type === "bringItem" ? effect.items : [];

/** What was taken from offers, as far as they give it. */
export function takenItems(
  { promoItems = [] }: Cart,
  { applied }: PromotionResult,
): Pick<Info, "promoItems" | "droppedPromoItems"> {
  const given = promoItems.flatMap((item) => {
    const offer = applied.find(({ promotion }) => promotion.id === item.promotionId);
    const offered = offer && itemsOf(offer).find(({ productId }) => productId === item.productId);
    const product = offered && productOf(item.productId);
    const variant = product?.variants.find(({ id }) => id === item.variantId);
    if (!offered || !product || !variant) return [];
    return {
      ...item,
      ...shown(product),
      size: variant.code,
      unitPrice: product.price,
      price: offered.price,
      available: variant.qty,
    };
  });
  const dropped = promoItems.filter(({ promotionId }) => !given.some((item) => item.promotionId === promotionId));
  return {
    promoItems: given,
    droppedPromoItems: dropped.map((item) => ({ ...item, name: productOf(item.productId)?.name })),
  };
}

/** The items that the offers on a cart bring. */
export function promoItems({ body }: InputOf<"checkout.promoItems">): ResponseOf<"checkout.promoItems"> {
  const offers = offersOf(body.cart).applied.map((offer) => ({
    promotionId: offer.promotion.id,
    name: offer.promotion.name,
    choices: itemsOf(offer).flatMap(({ productId, price }) => {
      const product = productOf(productId);
      if (!product) return [];
      const sizes = product.variants.map(({ id, code, qty }) => ({ variantId: id, label: code, available: qty }));
      return { ...shown(product), productId, unitPrice: product.price, price, sizes };
    }),
  }));
  return { offers: offers.filter(({ choices }) => choices.length > 0) };
}
