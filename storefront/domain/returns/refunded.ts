import { returnNumber } from "./return-number.ts";

/** What a refund is for. */
export interface Refunded {
  /** The number that it is known by: the return's, or the order's where the whole of it was cancelled. */
  readonly number: string;
  /** In a sentence: `return TT00000019-R1`, `order TT00000019`. */
  readonly words: string;
}

/** @param sequence of the return; null where the order was cancelled */
export function refunded(orderNumber: string, sequence: number | null): Refunded {
  if (sequence === null) return { number: orderNumber, words: `order ${orderNumber}` };
  const number = returnNumber(orderNumber, sequence);
  return { number, words: `return ${number}` };
}
