import { type Kept, keptCart, keptCheckout } from "./kept-cart.ts";
import { buyableProducts } from "./products.ts";

/** Path, within New Zealand's shop, of a listing with at least 48 products. */
export const listingPath = "/categories/men/shoes/sneakers";

/** A page that is measured as somebody sees it who opens it first. */
export interface MeasuredPage {
  readonly name: string;
  /** Path within New Zealand's shop. */
  readonly path: string;
  /** What the browser has kept from before. */
  readonly kept: Kept;
  readonly checkout: boolean;
}

/** Every kind of page that shoppers pass on their way to an order. @throws Error when the shop has nothing to sell */
export async function measuredPages(origin: string): Promise<readonly MeasuredPage[]> {
  const products = await buyableProducts(origin, 2);
  const [product] = products;
  const cart = keptCart(products);
  const delivered = { ...cart, storage: { ...cart.storage, ...keptCheckout } };
  const browse = { kept: {}, checkout: false };
  return [
    { name: "home", path: "/", ...browse },
    { name: "listing", path: listingPath, ...browse },
    { name: "product", path: product?.path ?? "", ...browse },
    { name: "cart", path: "/cart", kept: cart, checkout: false },
    { name: "contact", path: "/checkout/contact-info", kept: cart, checkout: true },
    { name: "shipping", path: "/checkout/shipping", kept: delivered, checkout: true },
    { name: "payment", path: "/checkout/payment", kept: delivered, checkout: true },
  ];
}

/**
 * Most kilobytes of JavaScript, as gzip, that a page may load with nobody touching it: before it is idle for the first time,
 * and until everything on it is alive.
 */
export function scriptLimits({ checkout }: Pick<MeasuredPage, "checkout">): { idle: number; alive: number } {
  return checkout ? { idle: 195, alive: 220 } : { idle: 165, alive: 205 };
}

/**
 * What pages that miss their limit load today, in kilobytes as gzip: React, the router and Redux alone are
 * 132, and who is signed in is known on every page. The files' names, which are in each other's text, make a tenth more or less.
 */
export const scriptCeilings = { shop: { idle: 215.7, alive: 215.7 }, checkout: { idle: 228.2, alive: 228.2 } } as const;

/** Most kilobytes of style sheets, as gzip, that any page may load. */
export const styleLimit = 16;

/** What the page that loads most of them, home, loads today: listings and products share their sheets, which every shop page has. */
export const styleCeiling = 19.7;

/** Most kilobytes that the document of a listing of 48 tiles may weigh, as gzip -9. */
export const listingDocumentLimit = 20;
