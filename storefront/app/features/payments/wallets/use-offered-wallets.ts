import { useSyncExternalStore } from "react";
import { type Wallet, wallets } from "#domain/payments/wallet.ts";
import { useAppSelector } from "../../../platform/store/hooks.ts";

const withoutApplePay = wallets.filter((wallet) => wallet !== "applePay");

/** Apple asks that its button is shown only where it works, which the browser says itself. */
function hasApplePay(): boolean {
  const { ApplePaySession } = globalThis as { ApplePaySession?: { canMakePayments(): boolean } };
  return ApplePaySession?.canMakePayments() ?? false;
}

/** It does not change while a page is open. */
const subscribe = () => () => undefined;

/** The wallets that this browser can pay with: the sandbox's all, of the real ones Apple Pay only where there is one. */
export function useOfferedWallets(): readonly Wallet[] {
  const isHosted = useAppSelector((state) => state.shop.hostedPayments !== undefined);
  const applePay = useSyncExternalStore(subscribe, hasApplePay, () => false);
  return isHosted && !applePay ? withoutApplePay : wallets;
}
