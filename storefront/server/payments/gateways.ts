import type { PaidWith } from "#domain/payments/paid-with.ts";
import type { MoneyGateway } from "./payment-gateway.ts";

/** Everybody the shop gets money from. */
export interface Gateways {
  /** Who holds the money of a payment by this method; undefined when nobody does. */
  for(method: PaidWith["method"]): MoneyGateway | undefined;
  /** Who has an earlier payment. @throws Error when nobody of that name is left: its payments are for people to look at */
  named(name: string): MoneyGateway;
  readonly names: readonly string[];
}

/** `instalments` holds what is paid in instalments, `cards` everything else. */
export function createGateways(cards: MoneyGateway, instalments?: MoneyGateway): Gateways {
  const all = instalments === undefined ? [cards] : [cards, instalments];
  return {
    for: (method) => (method === "afterpay" ? instalments : cards),
    named(name) {
      const found = all.find((gateway) => gateway.name === name);
      if (found === undefined) throw new Error(`There is no gateway ${name}.`);
      return found;
    },
    names: all.map(({ name }) => name),
  };
}
