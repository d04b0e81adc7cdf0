import type { OrderCredit } from "../database/schema/order-draft.ts";

/** What paid for part of an order beside money, as shoppers know it: `Gift card ending 81`. Of a code only the end is told. */
export function creditLabel({ code }: Pick<OrderCredit, "code">): string {
  return `Gift card ending ${code.slice(-2)}`;
}
