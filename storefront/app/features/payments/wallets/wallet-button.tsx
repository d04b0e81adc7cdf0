import { Button } from "@tread/design-system/button";
import { type Wallet, walletNames } from "#domain/payments/wallet.ts";
import * as styles from "./wallet-button.css.ts";
import { WalletMark } from "./wallet-mark.tsx";

export interface WalletButtonProps {
  wallet: Wallet;
  /** The payment is under way: presses do nothing. */
  paying: boolean;
  disabled: boolean;
}

/** The button that pays with a wallet, worded and coloured as its maker asks. It submits its form. */
export function WalletButton({ wallet, paying, disabled }: WalletButtonProps) {
  return (
    <Button
      type="submit"
      size="xl"
      block
      className={styles.button[wallet]}
      loading={paying}
      loadingLabel={`Waiting for ${walletNames[wallet]}`}
      disabled={disabled}
    >
      Pay with <WalletMark wallet={wallet} />
    </Button>
  );
}
