import type { PaidWith } from "#domain/payments/paid-with.ts";
import type { payments } from "../database/schema/schema.ts";

type Columns = Pick<typeof payments.$inferSelect, "method" | "cardType" | "lastFour" | "payer">;

/** What was paid with, as a table of payments has it. */
export function toPaidWithColumns(paidWith: PaidWith): Columns {
  if (paidWith.method === "afterpay") return { method: paidWith.method, cardType: null, lastFour: null, payer: null };
  return paidWith.method === "paypal"
    ? { method: paidWith.method, cardType: null, lastFour: null, payer: paidWith.payer }
    : { method: paidWith.method, cardType: paidWith.cardType, lastFour: paidWith.lastFour, payer: null };
}

/** What a table of payments says was paid with; undefined when it does not say, because nothing was. */
export function fromPaidWithColumns({ method, cardType, lastFour, payer }: Columns): PaidWith | undefined {
  if (method === "afterpay") return { method };
  if (method === "paypal") return payer === null ? undefined : { method, payer };
  return cardType === null || lastFour === null ? undefined : { method, cardType, lastFour };
}
