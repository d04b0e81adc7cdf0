import type { ParsedInputOf } from "#contract/calls.ts";
import type { PaidWith } from "#domain/payments/paid-with.ts";
import { wallets } from "#domain/payments/wallet.ts";

type Methods = ParsedInputOf<"checkout.orders">["body"]["cart"]["payment"]["methods"];

/** The card, wallet or instalments that are asked for an order's money. */
export interface ChosenPayment {
  readonly method: PaidWith["method"];
  readonly token: string;
  /** Cents. */
  readonly amount: number;
  readonly deviceData?: string | undefined;
  /** Whether the token is of a card that the gateway keeps for the account. */
  readonly isSaved: boolean;
}

/** The one payment by card, wallet or instalments among an order's methods, which the contract lets be one at most; undefined without any. */
export function chosenPayment(methods: Methods): ChosenPayment | undefined {
  const [card] = methods.card ?? [];
  if (card !== undefined) return { ...card, method: "card", isSaved: card.type === "saved" };
  for (const wallet of wallets) {
    const [payment] = methods[wallet] ?? [];
    if (payment !== undefined) return { ...payment, method: wallet, isSaved: false };
  }
  const [instalments] = methods.afterpay ?? [];
  return instalments && { ...instalments, method: "afterpay", isSaved: false };
}
