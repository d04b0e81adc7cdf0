import { useRef, useState } from "react";
import type { CallFailure } from "#contract/rendering.ts";
import type { CardPayment, InstalmentPayment, PlaceOrderRequest, WalletPayment } from "#domain/checkout/place-order-request.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { isWallet, type Wallet } from "#domain/payments/wallet.ts";
import { type SavedCard, useSaveCardMutation } from "../../../features/account/account-api.ts";
import { isExpiredCard } from "../../../features/account/card-words.ts";
import { useLoggedIn } from "../../../features/account/use-account.ts";
import { useSavedCards } from "../../../features/account/use-saved-cards.ts";
import { type CheckoutInfo, useOpenInstalmentsMutation } from "../../../features/checkout/checkout-api.ts";
import type { CardFieldsHandle } from "../../../features/payments/card-fields.tsx";
import type { WalletHandle } from "../../../features/payments/wallets/wallet-choice.tsx";
import { useCountry } from "../../../features/shop/use-shop.ts";
import { usePaymentChoice } from "./use-payment-choice.ts";

const unableToKeep = "We couldn't save that card, so try again or pay without saving it.";

/** What a means gave to pay with. */
export interface TakenPayment {
  readonly card?: CardPayment;
  readonly wallet?: WalletPayment;
  readonly instalments?: InstalmentPayment;
}

/** What taking a payment needs of the step. */
export interface Taking {
  /** The order as it stands, with nothing that pays the rest; null when something is missing from it, which is then said. */
  unpaidOrder: () => PlaceOrderRequest | null;
  /** Says why there is nothing to pay with, as a sentence. */
  fail: (message: string) => void;
  /** Follows what the shop said to opening instalments. */
  refuse: (failure: CallFailure) => Promise<void>;
}

/** What the rest of an order is paid with: the choice, the fields and sheets that belong to it, and how a payment is taken from them. */
export function usePaymentMeans(info: CheckoutInfo | undefined) {
  const { code, currency, timeZone } = useCountry();
  const loggedIn = useLoggedIn();
  const saved = useSavedCards();
  const [keepCard] = useSaveCardMutation();
  const [openInstalments] = useOpenInstalmentsMutation();
  const fields = useRef<CardFieldsHandle>(null);
  const sheet = useRef<WalletHandle>(null);
  const [keepsCard, setKeepsCard] = useState(false);
  const isExpired = (card: SavedCard) => isExpiredCard(card, Date.now(), timeZone);
  const usable = saved.cards.filter((card) => !isExpired(card));
  const [way, choose, unchoose] = usePaymentChoice(usable, info);
  const chosenCard = usable.find(({ id }) => id === way);
  const wallet = isWallet(way) ? way : null;
  const written = (amount: number) => ({
    amount,
    currency: currency.code,
    total: formatMoney(amount, code, { withCode: true }),
  });

  const takeCard = async (amount: number, { fail }: Taking): Promise<TakenPayment | null> => {
    if (chosenCard) return { card: { amount, token: chosenCard.id, type: "saved" } };
    const taken = await fields.current?.tokenize();
    if (!taken) return null;
    if (!loggedIn || !keepsCard) return { card: { amount, token: taken.nonce, type: "immediate" } };
    const known = new Set(saved.cards.map(({ id }) => id));
    const { data, error } = await keepCard({ token: taken.nonce, isDefault: false });
    const kept = data?.find(({ id }) => !known.has(id)) ?? data?.find(({ lastFour }) => lastFour === taken.details.lastFour);
    if (!kept) {
      fail((error as CallFailure | undefined)?.message ?? unableToKeep);
      return null;
    }
    // Should the order fail, the next try pays with the card that is kept by then.
    choose(kept.id);
    setKeepsCard(false);
    return { card: { amount, token: kept.id, type: "saved" } };
  };

  const takeWallet = async (from: Wallet, amount: number): Promise<TakenPayment | null> => {
    const token = await sheet.current?.approve(written(amount));
    return token ? { wallet: { wallet: from, amount, token } } : null;
  };

  const takeInstalments = async ({ unpaidOrder, refuse }: Taking): Promise<TakenPayment | null> => {
    const order = unpaidOrder();
    if (!order) return null;
    const opening = openInstalments(order);
    const request = opening.then(({ data }) => {
      if (!data) return null;
      const { amount, token: checkout, approveAt } = data;
      return { ...written(amount), checkout, ...(approveAt && { approveAt }) };
    });
    const token = await sheet.current?.approve(request);
    const { data, error } = await opening;
    if (!data) {
      await refuse(error as CallFailure);
      return null;
    }
    return token ? { instalments: { amount: data.amount, token } } : null;
  };

  return {
    saved,
    /** Those that can be paid with, and after them those that cannot any more. */
    cards: { usable, expired: saved.cards.filter(isExpired) },
    way,
    choose,
    wallet,
    byInstalments: way === "afterpay",
    fields,
    sheet,
    keepsCard,
    setKeepsCard,
    /** @param amount cents that are left to pay @returns null when there is no payment, which has then been said */
    take: async (amount: number, taking: Taking): Promise<TakenPayment | null> => {
      if (amount === 0) return {};
      if (way === "afterpay") return takeInstalments(taking);
      return wallet ? takeWallet(wallet, amount) : takeCard(amount, taking);
    },
    /** A card that was taken off the account elsewhere is not offered again. */
    checkChosenCard: async () => {
      if (chosenCard && !(await saved.isKept(chosenCard.id))) unchoose();
    },
  };
}

export type PaymentMeansView = ReturnType<typeof usePaymentMeans>;
