import { instalmentProvider } from "#domain/payments/instalments.ts";
import { type Wallet, walletNames } from "#domain/payments/wallet.ts";

/** Whoever has a sheet in which a payment is approved: a wallet, or the provider of instalments. */
export type SheetOwner = Wallet | "afterpay";

/** What shoppers call it. */
export function sheetName(owner: SheetOwner): string {
  return owner === "afterpay" ? instalmentProvider : walletNames[owner];
}
