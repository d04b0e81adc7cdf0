import type { PaymentMark } from "@tread/design-system/payment-marks";
import { PaymentMethodOption } from "@tread/design-system/payment-method";
import type { Ref } from "react";
import { type Wallet, walletNames } from "#domain/payments/wallet.ts";
import { useOfferedWallets } from "./use-offered-wallets.ts";
import { WalletChoice, type WalletHandle } from "./wallet-choice.tsx";

const marks: Readonly<Record<Wallet, PaymentMark>> = { applePay: "apple-pay", googlePay: "google-pay", paypal: "paypal" };

export interface WalletOptionsProps {
  /** The sheet of the wallet that is chosen. */
  sheet: Ref<WalletHandle>;
  /** Why the chosen wallet gives no token, as a sentence. */
  onFailure: (message: string) => void;
}

/** The wallets as rows of OptionRows, each valued by its code. Nothing of a wallet is loaded until it is chosen. */
export function WalletOptions({ sheet, onFailure }: WalletOptionsProps) {
  const offered = useOfferedWallets();
  return offered.map((wallet) => (
    <PaymentMethodOption key={wallet} value={wallet} title={walletNames[wallet]} marks={[marks[wallet]]}>
      <WalletChoice ref={sheet} wallet={wallet} onFailure={onFailure}>
        {wallet === "paypal"
          ? "You approve the payment with PayPal, then come straight back here."
          : `You approve the payment in ${walletNames[wallet]}. Your card's number stays there.`}
      </WalletChoice>
    </PaymentMethodOption>
  ));
}
