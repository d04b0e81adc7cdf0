import { type CountryCode, countries } from "../country/country.ts";
import { withoutTax } from "./data-layer.ts";
import type { ListedProduct, MeasuredLine, ShopEvent } from "./shop-event.ts";

/** An event of Algolia's Insights API. @see https://www.algolia.com/doc/rest-api/insights */
export interface InsightsEvent {
  readonly eventType: "view" | "click" | "conversion";
  readonly eventSubtype?: "addToCart" | "purchase";
  readonly eventName: string;
  readonly index: string;
  readonly objectIDs: readonly string[];
  /** From 1. */
  readonly positions?: readonly number[];
  readonly queryID?: string;
  readonly objectData?: readonly { readonly price?: number; readonly quantity: number; readonly queryID?: string }[];
  readonly currency?: string;
  readonly value?: number;
  readonly userToken: string;
  /** Milliseconds since the epoch. */
  readonly timestamp: number;
}

export interface InsightsContext {
  readonly country: CountryCode;
  /** The index of products, for what was found without a search. */
  readonly productIndex: string;
  /** The shopper's random token; without one nothing is told. */
  readonly userToken: string | undefined;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Objects that one event may name. */
const mostObjects = 20;

const chunks = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / mostObjects) }, (_, index) =>
    all.slice(index * mostObjects, (index + 1) * mostObjects),
  );

/** What an event says to the search service, so that it learns what its answers led to. */
export function insightsEvents(event: ShopEvent, { country, productIndex, userToken, at }: InsightsContext): InsightsEvent[] {
  if (userToken === undefined) return [];
  const who = { userToken, timestamp: at };
  const currency = countries[country].currency.code;
  const net = (cents: number) => withoutTax(cents, country) / 100;
  const data = ({ product, qty, attribution }: MeasuredLine) => ({
    ...(product && { price: net(product.price) }),
    quantity: qty,
    ...(attribution?.algoliaQueryId !== undefined && { queryID: attribution.algoliaQueryId }),
  });
  const conversion = (name: string, eventSubtype: "addToCart" | "purchase", lines: readonly MeasuredLine[]) => ({
    eventType: "conversion" as const,
    eventSubtype,
    eventName: name,
    index: lines[0]?.attribution?.algoliaIndexName ?? productIndex,
    objectIDs: lines.map(({ productId }) => productId),
    objectData: lines.map(data),
    currency,
    value: net(lines.reduce((sum, { product, qty }) => sum + (product?.price ?? 0) * qty, 0)),
    ...who,
  });

  if (event.type === "productsSeen") {
    const byIndex = Map.groupBy(event.products, ({ attribution }) => attribution.algoliaIndexName ?? productIndex);
    return [...byIndex].flatMap(([index, products]) =>
      chunks(products).map((some) => ({
        eventType: "view" as const,
        eventName: "Products Viewed",
        index,
        objectIDs: some.map(({ product }) => product.id),
        ...who,
      })),
    );
  }
  if (event.type === "productPressed") return [{ ...pressed(event.pressed, productIndex), ...who }];
  if (event.type === "lineAdded") {
    const { attribution } = event.line;
    return [
      {
        ...conversion("Product Added to Cart", "addToCart", [event.line]),
        ...(attribution?.algoliaQueryId !== undefined && { queryID: attribution.algoliaQueryId }),
      },
    ];
  }
  if (event.type === "orderPlaced") return chunks(event.lines).map((lines) => conversion("Order Placed", "purchase", lines));
  return [];
}

function pressed({ product, attribution }: ListedProduct, productIndex: string) {
  const { algoliaQueryId, algoliaIndexName, listItemIndex } = attribution;
  return {
    eventType: "click" as const,
    eventName: "Product Clicked",
    index: algoliaIndexName ?? productIndex,
    objectIDs: [product.id],
    // A position counts in the answer to a query; without one it says nothing.
    ...(algoliaQueryId !== undefined &&
      listItemIndex !== undefined && { queryID: algoliaQueryId, positions: [listItemIndex + 1] }),
  };
}
