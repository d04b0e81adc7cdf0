import { detectCardBrand } from "#domain/fields/card-brand.ts";
import { maskedEmail, type PaidInInstalments, type PaidWith } from "#domain/payments/paid-with.ts";
import type { Wallet } from "#domain/payments/wallet.ts";
import { type SandboxOutcome, testCards } from "../test-cards.ts";

/** One way that paying with a wallet can go, as its sheet offers it. */
export interface WalletChoice {
  /** What the sheet asks for a token by. */
  readonly id: string;
  readonly outcome: SandboxOutcome;
  readonly paidWith: Exclude<PaidWith, PaidInInstalments>;
  /** What is chosen: a card or an account. */
  readonly label: string;
  /** What will become of it. */
  readonly says: string;
}

const testAccounts: readonly { readonly email: string; readonly outcome: SandboxOutcome; readonly says: string }[] = [
  { email: "paid@example.com", outcome: "success", says: "Paid." },
  { email: "declined@example.com", outcome: "declined", says: "Declined by PayPal." },
  { email: "broken@example.com", outcome: "notProcessed", says: "The gateway breaks down over it; nothing is held." },
  { email: "stuck@example.com", outcome: "unrecoverable", says: "The gateway can neither finish nor undo it." },
  { email: "silent@example.com", outcome: "timeoutAfterCharge", says: "The money is held, but the answer never arrives." },
  { email: "away@example.com", outcome: "timeoutBeforeCharge", says: "The gateway cannot be reached; nothing is held." },
];

/** What can be chosen in a wallet's sheet: every test card in a phone's wallet, an account for each outcome in the online one. */
export function walletChoices(wallet: Wallet): readonly WalletChoice[] {
  if (wallet === "paypal") {
    return testAccounts.map(({ email, outcome, says }) => ({
      id: email,
      outcome,
      paidWith: { method: wallet, payer: maskedEmail(email) },
      label: email,
      says,
    }));
  }
  return testCards.flatMap(({ number, outcome, says }) => {
    const cardType = detectCardBrand(number);
    // A wallet's card cannot be saved with the shop, so what happens once it is saved never does.
    if (cardType === null || outcome === "declinedOnceKept") return [];
    const lastFour = number.slice(-4);
    return [{ id: lastFour, outcome, paidWith: { method: wallet, cardType, lastFour }, label: `Card ending ${lastFour}`, says }];
  });
}
