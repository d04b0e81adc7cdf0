import type { StockLine } from "../database/schema/order-draft.ts";
import { piecesOf } from "./price-cart.ts";

/**
 * How many of a variant an offer can still give, beside those that the cart has on its lines.
 * @param quantities what there is, by variant
 */
export function leftBeside(lines: readonly StockLine[], quantities: ReadonlyMap<string, number>): (variantId: string) => number {
  const inCart = new Map(piecesOf(lines).map(({ variantId, qty }) => [variantId, qty]));
  return (variantId) => Math.max(0, (quantities.get(variantId) ?? 0) - (inCart.get(variantId) ?? 0));
}
