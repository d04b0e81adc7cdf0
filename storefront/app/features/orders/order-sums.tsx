import { OrderTotals } from "../checkout/order-totals.tsx";
import { OrderRefunds } from "./order-refunds.tsx";
import type { Order } from "./orders-api.ts";
import { endingTogether, paidWords } from "./paid-words.ts";

export interface OrderSumsProps {
  order: Order;
  /** What the last amount is called, unless credits left none. That it was paid, and with what, unless said otherwise. */
  total?: string;
}

/** What an order came to, and what paid for it and came back. */
export function OrderSums({ order, total }: OrderSumsProps) {
  const { totals, offers, shipping, payment, credits, refunds } = order;
  const isCovered = credits.length > 0 && totals.amountOutstanding === 0;
  return (
    <>
      <OrderTotals
        info={{ ...totals, ...(offers.length > 0 && { promotions: { appliedPromotions: offers } }) }}
        busy={false}
        delivery={shipping.type === "DELIVERY" ? `${shipping.label} delivery` : shipping.label}
        total={isCovered ? undefined : (total ?? paidWords(payment))}
        credits={credits.map((credit) => ({ ...credit, label: endingTogether(credit.label) }))}
      />
      <OrderRefunds refunds={refunds} />
    </>
  );
}
