import type { CardBrand } from "../fields/card-brand.ts";
import { own } from "../record/own.ts";

/** A payment service whose own script takes cards and wallets in the browser, in place of the sandbox's frames. */
export interface HostedPayments {
  /** Money is real. */
  readonly isLive: boolean;
  /** Names the shop to Google Pay, which asks for it where money is real. */
  readonly googleMerchantId?: string;
}

/** What the payment service and the wallets call the brands that they know. */
const brandNames: Readonly<Record<string, CardBrand>> = {
  visa: "visa",
  mastercard: "mastercard",
  "american express": "amex",
  "american-express": "amex",
  "diners club": "diners",
  "diners-club": "diners",
  discover: "discover",
  jcb: "jcb",
  "china unionpay": "unionpay",
  unionpay: "unionpay",
};

/** The brand of a name, a wallet's with the wallet's before it (`Apple Pay - Visa`); undefined for one that the shop has no name for. */
export function cardBrandOf(name: string | undefined): CardBrand | undefined {
  return own(brandNames, name?.toLowerCase().split(" - ").at(-1) ?? "");
}
