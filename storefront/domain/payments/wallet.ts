/** Wallets that an order can be paid from: two on the phone or in the browser, and one online (PAY-02, PAY-03). */
export const wallets = ["applePay", "googlePay", "paypal"] as const;
export type Wallet = (typeof wallets)[number];

/** What shoppers call each, as its maker writes it. */
export const walletNames: Readonly<Record<Wallet, string>> = {
  applePay: "Apple Pay",
  googlePay: "Google Pay",
  paypal: "PayPal",
};

/** Whether a text names a wallet. */
export function isWallet(value: string): value is Wallet {
  return Object.hasOwn(walletNames, value);
}
