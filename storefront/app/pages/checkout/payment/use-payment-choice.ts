import { offersInstalments } from "#domain/payments/instalments.ts";
import type { SavedCard } from "../../../features/account/account-api.ts";
import type { CheckoutInfo } from "../../../features/checkout/checkout-api.ts";
import { useFormDraft } from "../../../features/checkout/use-form-draft.ts";
import { useOfferedWallets } from "../../../features/payments/wallets/use-offered-wallets.ts";
import { useCountry } from "../../../features/shop/use-shop.ts";
import { useAppSelector } from "../../../platform/store/hooks.ts";

/** The choice of a card that is not kept. */
export const anotherCard = "card";

/**
 * What the rest is paid with, kept over leaving the step and coming back as long as it can still be had: until then, and once it
 * cannot, the account's first card.
 * @param cards those of the account that can be paid with
 * @returns the choice; how to make one; and how to take it back
 */
export function usePaymentChoice(cards: readonly SavedCard[], info: CheckoutInfo | undefined) {
  const { code } = useCountry();
  const wallets = useOfferedWallets();
  const [{ picked }, setDraft] = useFormDraft("payment", { picked: "" });
  const isLent = useAppSelector(({ shop }) => shop.instalments !== "none");
  const hasInstalments = isLent && (!info || offersInstalments(info.grandTotal, code));
  const offered: readonly string[] = [
    ...cards.map(({ id }) => id),
    anotherCard,
    ...wallets,
    ...(hasInstalments ? ["afterpay"] : []),
  ];
  const way = offered.includes(picked) ? picked : (offered[0] ?? anotherCard);
  return [way, (next: string) => setDraft({ picked: next }), () => setDraft({ picked: "" })] as const;
}
