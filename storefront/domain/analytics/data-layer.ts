import { type CountryCode, countries } from "../country/country.ts";
import { taxIncluded } from "../money/tax.ts";
import { hideContactDetails } from "./hide-contact-details.ts";
import { measuredAddress } from "./measured-address.ts";
import type { CheckoutChoice, CheckoutMilestone, ListedProduct, MeasuredLine, MeasuredProduct, ShopEvent } from "./shop-event.ts";

/** One push to the data layer, in the form that Google Tag Manager reads. */
export interface DataLayerEntry {
  readonly event?: string;
  readonly ecommerce?: Ecommerce | null;
  readonly [parameter: string]: unknown;
}

/** An item of a GA4 e-commerce event. @see https://developers.google.com/analytics/devguides/collection/ga4/ecommerce */
export interface EcommerceItem {
  readonly item_id: string;
  readonly item_name?: string;
  readonly item_brand?: string;
  readonly item_variant?: string;
  readonly item_list_name?: string;
  readonly index?: number;
  /** Dollars without GST. */
  readonly price?: number;
  readonly quantity?: number;
}

interface Ecommerce extends CheckoutChoice {
  readonly currency?: string;
  /** Dollars without GST and delivery. */
  readonly value?: number;
  readonly transaction_id?: string;
  readonly tax?: number;
  readonly shipping?: number;
  readonly item_list_name?: string;
  readonly items: readonly EcommerceItem[];
}

const milestones: Record<CheckoutMilestone, string> = {
  begun: "begin_checkout",
  shippingChosen: "add_shipping_info",
  paymentChosen: "add_payment_info",
};

/** The amount without the GST in it, integer cents. */
export function withoutTax(cents: number, country: CountryCode): number {
  return cents - taxIncluded(cents, countries[country].taxRate);
}

const priceOf = (lines: readonly MeasuredLine[]): number =>
  lines.reduce((sum, { product, qty }) => sum + (product?.price ?? 0) * qty, 0);

/** What lines cost together without the GST in it. Gift cards have none, and no offer lowers them. */
function withoutTaxOfGoods(cents: number, lines: readonly MeasuredLine[], country: CountryCode): number {
  const giftCards = priceOf(lines.filter(({ product }) => product?.isGiftCard));
  return giftCards + withoutTax(cents - giftCards, country);
}

/** The lines of an order at what they cost after its discounts, which are shared out by price. What an offer's own item cost raises none. */
function afterDiscounts(lines: readonly MeasuredLine[], spent: number): MeasuredLine[] {
  const listed = lines.reduce((sum, { product, qty }) => sum + (product?.price ?? Number.NaN) * qty, 0);
  const share = spent < listed ? spent / listed : 1;
  return lines.map((line) => ({
    ...line,
    ...(line.product && { product: { ...line.product, price: Math.round(line.product.price * share) } }),
  }));
}

const inDollars = (cents: number): number => cents / 100;

/**
 * What an event says to the data layer: GA4's own names where it has one, with an empty push before e-commerce so that nothing of
 * an earlier event stays. Values are without GST and delivery, and what the items' prices come to. Of an order value, delivery and tax
 * come to what was paid; its items cost what discounts left of them, each in whole cents a piece, so what that leaves over stands in
 * the value alone.
 */
export function dataLayerEntries(event: ShopEvent, country: CountryCode): DataLayerEntry[] {
  const currency = countries[country].currency.code;
  const netPrice = ({ price, isGiftCard }: MeasuredProduct) => (isGiftCard ? price : withoutTax(price, country));
  const productItem = (product: MeasuredProduct): EcommerceItem => ({
    item_id: product.id,
    item_name: product.name,
    item_brand: product.brand,
    price: inDollars(netPrice(product)),
    ...(product.colourName && { item_variant: product.colourName }),
  });
  const listItem = ({ product, list, attribution }: ListedProduct): EcommerceItem => ({
    ...productItem(product),
    item_list_name: list,
    ...(attribution.listItemIndex !== undefined && { index: attribution.listItemIndex }),
  });
  const lineItem = ({ productId, product, qty, variantId, attribution }: MeasuredLine): EcommerceItem => ({
    ...(product ? productItem(product) : { item_id: productId }),
    item_variant: variantId,
    ...(attribution?.listItemIndex !== undefined && { index: attribution.listItemIndex }),
    quantity: qty,
  });
  const worth = (lines: readonly MeasuredLine[]) => ({
    currency,
    value: inDollars(lines.reduce((sum, { product, qty }) => sum + (product ? netPrice(product) : 0) * qty, 0)),
    items: lines.map(lineItem),
  });
  const sold = (name: string, ecommerce: Ecommerce, more: Readonly<Record<string, unknown>> = {}): DataLayerEntry[] => [
    { ecommerce: null },
    { event: name, ...more, ecommerce },
  ];

  switch (event.type) {
    case "pageViewed": {
      const { path, search, title } = event;
      return [{ event: "page_view", page_path: measuredAddress(path, search), page_title: hideContactDetails(title), country }];
    }
    case "productsSeen": {
      const lists = Map.groupBy(event.products, ({ list }) => list);
      return [...lists].flatMap(([list, products]) =>
        sold("view_item_list", { item_list_name: list, items: products.map(listItem) }),
      );
    }
    case "productPressed":
      return sold("select_item", { item_list_name: event.pressed.list, items: [listItem(event.pressed)] });
    case "productViewed":
      return sold("view_item", { currency, value: productItem(event.product).price, items: [productItem(event.product)] });
    case "searched":
      return [{ event: "search", search_term: hideContactDetails(event.text), found: event.found }];
    case "lineAdded": {
      const { line, existed, cartId } = event;
      const about = { cart_id: cartId, added_from: line.addedFrom };
      return [
        {
          event: existed ? "item-quantity-updated" : "item-created",
          ...about,
          item_id: line.productId,
          item_variant: line.variantId,
        },
        ...sold("add_to_cart", worth([line]), about),
      ];
    }
    case "lineRemoved":
      return sold("remove_from_cart", worth([event.line]), { cart_id: event.cartId });
    case "wished":
      return sold("add_to_wishlist", worth([event.line]));
    case "cartViewed":
      return sold("view_cart", worth(event.lines), { cart_id: event.cartId });
    case "checkoutStepped":
      return sold(milestones[event.step], { ...worth(event.lines), ...event.chosen }, { cart_id: event.cartId });
    case "orderPlaced": {
      const { orderNumber, lines, totals, cartId } = event;
      const { itemSubtotalAfterDiscounts: spent, shipping, taxIncluded: tax, grandTotal } = totals;
      const goods = withoutTaxOfGoods(spent, lines, country);
      const amounts = { tax: inDollars(tax), ...(shipping !== null && { shipping: inDollars(grandTotal - tax - goods) }) };
      const about = { currency, value: inDollars(goods), transaction_id: orderNumber, ...amounts };
      return sold("purchase", { ...about, items: afterDiscounts(lines, spent).map(lineItem) }, { cart_id: cartId });
    }
    case "promotionsUpdated":
      return [{ event: "promotions-updated", applied: event.applied, disallowed: event.disallowed }];
    case "voucherCancelled":
      return [{ event: "voucher-cancelled" }];
    case "signedIn":
      return [{ event: "login", method: "password" }];
    case "signedUp":
      return [{ event: "sign_up", method: "password" }];
  }
}
