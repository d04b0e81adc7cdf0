import type { ParsedInputOf, ResponseOf } from "#contract/calls.ts";
import type { CountryCode } from "#domain/country/country.ts";
import type { SignedIn } from "../service.ts";
import type { Stock } from "../stock/stock.ts";
import { type Choice, choiceOf } from "./given-items.ts";
import { leftBeside } from "./left-beside.ts";
import { type PriceCartDeps, priceCart } from "./price-cart.ts";
import { type SizeChartById, shownProduct, variantLabel } from "./shown-product.ts";

type Answer = ResponseOf<"checkout.promoItems">;

/** Answers which items the offers that apply to a cart bring, with the sizes there are and what each then costs (PROMO-06). */
export async function promoItems(
  deps: PriceCartDeps & { readonly stock: Stock; readonly sizeChartById: SizeChartById },
  country: CountryCode,
  { cart, email }: ParsedInputOf<"checkout.promoItems">["body"],
  account: SignedIn | undefined,
  now: number,
): Promise<Answer> {
  const { promotions } = await priceCart(deps, {
    country,
    items: cart.items,
    promoCodes: cart.promoCodes,
    email: account?.email ?? email,
    now,
  });
  const offers = await Promise.all(
    promotions.applied.map(async ({ promotion: { id, name, effect } }) => {
      const items = effect.type === "bringItem" ? effect.items : [];
      const choices = await Promise.all(items.map((item) => choiceOf(deps.productById, country, item, now)));
      return { promotionId: id, name, choices: choices.filter((choice) => choice !== undefined) };
    }),
  );
  const quantities = await deps.stock.read(
    country,
    offers.flatMap(({ choices }) => choices.flatMap(({ variants }) => variants.map(({ id }) => id))),
  );
  const givable = leftBeside(cart.items, quantities);
  const describe = ({ product, variants, price }: Choice): Answer["offers"][number]["choices"][number] => ({
    ...shownProduct(product),
    productId: product.id,
    unitPrice: product.price,
    price,
    sizes: variants.map(({ id, code }) => ({
      variantId: id,
      label: variantLabel(product, code, deps.sizeChartById),
      available: givable(id),
    })),
  });
  return {
    offers: offers
      .filter(({ choices }) => choices.length > 0)
      .map(({ choices, ...offer }) => ({ ...offer, choices: choices.map(describe) }))
      .sort((a, b) => a.name.localeCompare(b.name, "en")),
  };
}
