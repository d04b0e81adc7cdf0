import type { Client } from "braintree-web/client";
import type { HostedPayments } from "#domain/payments/hosted-payments.ts";
import type { Wallet } from "#domain/payments/wallet.ts";
import type { WalletSheet } from "../wallets/wallet-sheet.ts";
import { answerWithin } from "./answer-within.ts";

/** Milliseconds that a wallet has to come: as long as card fields have. */
const patience = 15_000;

/**
 * A wallet's own sheet, whose approval Braintree makes a single-use token of. Each comes with its own code, when it is chosen.
 * @throws WalletUnavailable, or what Braintree says, where it cannot be had in this browser; Error when it does not come in time
 */
export function loadBraintreeSheet(wallet: Wallet, client: Client, hosted: HostedPayments): Promise<WalletSheet> {
  return answerWithin(patience, load(wallet, client, hosted));
}

async function load(wallet: Wallet, client: Client, hosted: HostedPayments): Promise<WalletSheet> {
  switch (wallet) {
    case "applePay":
      return (await import("./apple-pay-sheet.ts")).loadApplePay(client);
    case "googlePay":
      return (await import("./google-pay-sheet.ts")).loadGooglePay(client, hosted);
    case "paypal":
      return (await import("./paypal-sheet.ts")).loadPayPal(client);
  }
}
