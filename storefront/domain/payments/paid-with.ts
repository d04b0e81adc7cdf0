import { type CardBrand, cardBrandNames } from "../fields/card-brand.ts";
import { instalmentProvider } from "./instalments.ts";
import { type Wallet, walletNames } from "./wallet.ts";

/** A card, by itself or out of a wallet, as far as anybody but the gateway may know it. */
export interface PaidWithCard {
  readonly method: "card" | Exclude<Wallet, "paypal">;
  readonly cardType: CardBrand;
  readonly lastFour: string;
}

/** An account of an online wallet. */
export interface PaidWithAccount {
  readonly method: "paypal";
  /** Whose account it is, masked by `maskedEmail`. */
  readonly payer: string;
}

/** Instalments that the shopper pays to somebody else, who pays the shop. */
export interface PaidInInstalments {
  readonly method: "afterpay";
}

/** What an order was paid with. */
export type PaidWith = PaidWithCard | PaidWithAccount | PaidInInstalments;

/** As shoppers know it: `Visa ending 1111`, `Apple Pay Visa ending 1111`, `PayPal m…@example.co.nz`. */
export function paidWithLabel(paidWith: PaidWith): string {
  if (paidWith.method === "afterpay") return instalmentProvider;
  if (paidWith.method === "paypal") return `${walletNames.paypal} ${paidWith.payer}`;
  const card = `${cardBrandNames[paidWith.cardType]} ending ${paidWith.lastFour}`;
  return paidWith.method === "card" ? card : `${walletNames[paidWith.method]} ${card}`;
}

/** An address its owner recognises and nobody else can write to: the first character and what follows the last `@`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const [first] = email;
  return at < 1 ? "…" : `${first}…${email.slice(at)}`;
}
