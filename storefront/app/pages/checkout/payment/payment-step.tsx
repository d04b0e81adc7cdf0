import { Button } from "@tread/design-system/button";
import { Checkbox } from "@tread/design-system/checkbox";
import { useForm } from "@tread/design-system/form";
import { Icon } from "@tread/design-system/icon";
import { Link } from "@tread/design-system/link";
import { Note } from "@tread/design-system/note";
import { OptionRow, OptionRows } from "@tread/design-system/option-rows";
import { PaymentMarks } from "@tread/design-system/payment-marks";
import { Skeleton } from "@tread/design-system/skeleton";
import { Text, Title } from "@tread/design-system/text";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import type { CallFailure } from "#contract/rendering.ts";
import type { Address } from "#domain/checkout/address.ts";
import { chosenAddress } from "#domain/checkout/checkout-transitions.ts";
import {
  type CardPayment,
  type InstalmentPayment,
  placeOrderRequest,
  type WalletPayment,
} from "#domain/checkout/place-order-request.ts";
import { cheapestDelivery, shippingProblem } from "#domain/checkout/shipping-selection.ts";
import { alertConfiguration } from "#domain/configuration/configuration.ts";
import { normaliseAddress } from "#domain/fields/address.ts";
import { offeredCountries } from "#domain/fields/address-country.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { instalmentProvider } from "#domain/payments/instalments.ts";
import { isWallet, type Wallet } from "#domain/payments/wallet.ts";
import { voucherPayments } from "#domain/vouchers/voucher.ts";
import { type SavedCard, useSaveCardMutation } from "../../../features/account/account-api.ts";
import { authorisationNote, cardExpiry, cardName, isExpiredCard } from "../../../features/account/card-words.ts";
import { useLoggedIn } from "../../../features/account/use-account.ts";
import { useSavedCards } from "../../../features/account/use-saved-cards.ts";
import { LoadFailedNote } from "../../../features/alerts/load-failed-note.tsx";
import { showAlert } from "../../../features/alerts/show-alert.ts";
import { addressErrors, errorsByName } from "../../../features/checkout/address-errors.ts";
import * as styles from "../../../features/checkout/checkout.css.ts";
import { type CheckoutInfo, showsOutdated, useOpenInstalmentsMutation } from "../../../features/checkout/checkout-api.ts";
import { checkoutChanged } from "../../../features/checkout/checkout-slice.ts";
import { DoneSteps } from "../../../features/checkout/done-steps.tsx";
import { notPlaced, type PaymentProblem, paymentProblem } from "../../../features/checkout/payment-problem.ts";
import { readPendingPlacement } from "../../../features/checkout/pending-placement.ts";
import { askAboutEarlierOrder, type Placement, placeOrder } from "../../../features/checkout/place-order.ts";
import { newAddress, SavedAddressRows } from "../../../features/checkout/saved-address-rows.tsx";
import { StepFrame } from "../../../features/checkout/step-frame.tsx";
import { type CheckoutView, useCheckout } from "../../../features/checkout/use-checkout.ts";
import { type PointsView, usePoints } from "../../../features/checkout/use-points.ts";
import { useSavedAddresses } from "../../../features/checkout/use-saved-addresses.ts";
import { useVouchers, type VouchersView } from "../../../features/checkout/use-vouchers.ts";
import { acceptedCards } from "../../../features/payments/accepted-cards.ts";
import { CardFields, type CardFieldsHandle } from "../../../features/payments/card-fields.tsx";
import { InstalmentOption } from "../../../features/payments/instalments/instalment-option.tsx";
import { SavedCardMark } from "../../../features/payments/saved-card-mark.tsx";
import { usePaymentService } from "../../../features/payments/use-payment-service.ts";
import { WalletButton } from "../../../features/payments/wallets/wallet-button.tsx";
import type { WalletHandle } from "../../../features/payments/wallets/wallet-choice.tsx";
import { WalletOptions } from "../../../features/payments/wallets/wallet-options.tsx";
import { useCountry, useShopHref } from "../../../features/shop/use-shop.ts";
import { onDemand } from "../../../platform/hydration/on-demand.tsx";
import { useAppDispatch } from "../../../platform/store/hooks.ts";
import { readFraudToken } from "../../../platform/third-parties/fraud-token.ts";
import { emptyVoucher, GiftCards } from "./gift-cards.tsx";
import { Points } from "./points.tsx";
import { useBillingDraft } from "./use-billing-draft.ts";
import { anotherCard, usePaymentChoice } from "./use-payment-choice.ts";

const unfinished = "We never heard back about your last try. Pay again and we'll find out first, so nothing is charged twice.";

const unableToKeep = "We couldn't save that card, so try again or pay without saving it.";

const incomplete = "Something is missing from your order, so check your contact and delivery details.";

// Most are billed where it is delivered to.
const BillingFields = onDemand(() => import("./billing-fields.tsx"), <Skeleton shape="box" height={420} />);

const notApplied = "Apply your gift card, or clear its fields, before you pay.";

function PaymentForm({ vouchers, points, ...view }: CheckoutView & { vouchers: VouchersView; points: PointsView }) {
  const { cart, state, info, settled } = view;
  const dispatch = useAppDispatch();
  const href = useShopHref();
  const navigate = useNavigate();
  const country = useCountry();
  const card = useRef<CardFieldsHandle>(null);
  const walletSheet = useRef<WalletHandle>(null);
  const problemBox = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string | null>(() =>
    readPendingPlacement(country.code, Date.now()) ? unfinished : null,
  );
  const [paying, setPaying] = useState(false);
  // Enter in a card field and a press on the button can come before the page has been drawn again.
  const underway = useRef(false);
  const isPickedUp = state.shippingType === "STORE_PICKUP";
  const offered = offeredCountries("billing", country.code === "nz" ? "NZ" : "AU");
  const [billing, setBilling, setBilledSame] = useBillingDraft(state, offered[0]);
  const [billedId, setBilledId] = useState(state.billingAddress ? (state.billingAddress.savedId ?? newAddress) : undefined);
  const loggedIn = useLoggedIn();
  const service = usePaymentService();
  const savedCards = useSavedCards();
  const [giftCard, setGiftCard] = useState(emptyVoucher);
  const [keepsCard, setKeepsCard] = useState(false);
  const [keepCard] = useSaveCardMutation();
  const isExpired = (each: SavedCard) => isExpiredCard(each, Date.now(), country.timeZone);
  const usable = savedCards.cards.filter((each) => !isExpired(each));
  const [way, setPicked, unpick] = usePaymentChoice(usable, info);
  const chosenCard = usable.find(({ id }) => id === way);
  // Its frames load when they are first wanted, and then stay.
  const [fieldsWanted, setFieldsWanted] = useState(false);
  const savedAddresses = useSavedAddresses(offered);
  const billedToKept = savedAddresses.addresses.find(({ id, isDefaultBilling }) =>
    billedId === undefined ? isPickedUp && isDefaultBilling : id === billedId,
  );
  const billedTo = () => {
    if (!billing) return null;
    return billedToKept ? chosenAddress(billedToKept) : normaliseAddress({ ...billing, type: "ENTERED" } as Address);
  };
  const covered = (settled ?? info)?.amountOutstanding === 0;
  const coveredBy = points.quote
    ? vouchers.vouchers.length > 0
      ? "Points and gift cards cover"
      : "Your points cover"
    : "Your gift cards cover";
  const left = settled && formatMoney(settled.amountOutstanding, country.code, { withCode: true });
  const wallet = isWallet(way) ? way : null;
  const byInstalments = way === "afterpay" && !covered;
  const [openInstalments] = useOpenInstalmentsMutation();
  const payWords = covered ? "Place order" : byInstalments ? `Continue to ${instalmentProvider}` : left ? `Pay ${left}` : "Pay";
  const { methodCode } = isPickedUp ? state.pickup.options : state.delivery.options;
  const method = info?.availableShippingMethods.find((each) => each.code === methodCode);

  const selectionProblem = settled ? shippingProblem(state, settled) : null;
  const { delivery } = state;
  // Who comes straight from the cart has chosen no delivery yet (CHK-04).
  const usual =
    loggedIn && settled && selectionProblem === "deliveryMethodMissing"
      ? cheapestDelivery(settled.availableShippingMethods)
      : null;
  const usualCode = usual?.code;
  useEffect(() => {
    if (usualCode) {
      dispatch(checkoutChanged({ delivery: { ...delivery, options: { ...delivery.options, methodCode: usualCode } } }));
    } else if (selectionProblem) navigate("/checkout/shipping", { replace: true });
  }, [selectionProblem, usualCode, delivery, dispatch, navigate]);

  const fail = (message: string) => {
    // What is empty takes no focus, so the sentence has to be there first.
    flushSync(() => setProblem(message));
    problemBox.current?.focus();
  };

  const solve = ({ message, leadsTo }: PaymentProblem) => {
    if (!leadsTo) return fail(message);
    dispatch(showAlert({ type: "ERROR", content: [message], duration: alertConfiguration.addFailureDurationMs }));
    return navigate(leadsTo);
  };

  const follow = async (placement: Placement) => {
    if (placement.result === "PLACED") return navigate("/checkout/success", { replace: true });
    if (placement.result === "UNRECOVERABLE") return navigate("/checkout/error", { replace: true });
    const next = paymentProblem(placement);
    // Only then is the cart looked at again: what it says would have this step's guard send the shopper elsewhere first.
    if (next) await solve(next);
    if (placement.result === "REFUSED" && showsOutdated(placement.code)) cart.refresh();
    // A card that was taken off the account elsewhere is not offered again.
    const refusesCard = placement.result === "REFUSED" && placement.code === "PaymentDeclined";
    if (refusesCard && chosenCard && !(await savedCards.isKept(chosenCard.id))) unpick();
  };

  // What became of an earlier try is not for the shopper to find out by paying again.
  const latest = useRef(follow);
  latest.current = follow;
  useEffect(() => {
    dispatch(askAboutEarlierOrder(undefined))
      .unwrap()
      .then((placement) => {
        if (placement?.result === "REFUSED") setProblem(notPlaced);
        else if (placement) return latest.current(placement);
      });
  }, [dispatch]);

  /** What the payment service knows the card by; null when there is none, which is then said. */
  const takeCard = async (amount: number): Promise<{ card: CardPayment } | null> => {
    if (chosenCard) return { card: { amount, token: chosenCard.id, type: "saved" } };
    const taken = await card.current?.tokenize();
    if (!taken) return null;
    if (!loggedIn || !keepsCard) return { card: { amount, token: taken.nonce, type: "immediate" } };
    const known = new Set(savedCards.cards.map(({ id }) => id));
    const { data, error } = await keepCard({ token: taken.nonce, isDefault: false });
    const kept = data?.find(({ id }) => !known.has(id)) ?? data?.find(({ lastFour }) => lastFour === taken.details.lastFour);
    if (!kept) {
      fail((error as CallFailure | undefined)?.message ?? unableToKeep);
      return null;
    }
    // Should the order fail, the next try pays with the card that is kept by then.
    setPicked(kept.id);
    setKeepsCard(false);
    return { card: { amount, token: kept.id, type: "saved" } };
  };

  /** What gift cards and points pay, and who earns points. */
  const credits = (shown: CheckoutInfo) => ({
    vouchers: voucherPayments(vouchers.vouchers, shown.creditUsages),
    points: points.payment,
    membership: points.membership,
  });

  /** What the wallet was approved for; null when it was not. */
  const takeWallet = async (from: Wallet, amount: number): Promise<{ wallet: WalletPayment } | null> => {
    const total = formatMoney(amount, country.code, { withCode: true });
    const token = await walletSheet.current?.approve({ amount, currency: country.currency.code, total });
    return token ? { wallet: { wallet: from, amount, token } } : null;
  };

  /** The checkout that was approved for this very order; null when there is none, which is then said. */
  const takeInstalments = async (shown: CheckoutInfo): Promise<{ instalments: InstalmentPayment } | null> => {
    const body = placeOrderRequest(
      cart.cart,
      { ...state, billingAddress: billedTo() },
      { ...credits(shown), expectedTotal: shown.grandTotal },
    );
    if (!body) {
      fail(incomplete);
      return null;
    }
    const { data, error } = await openInstalments(body);
    if (!data) {
      const { code, message } = error as CallFailure;
      await follow({ result: "REFUSED", code, message });
      return null;
    }
    const { amount, token: checkout, approveAt } = data;
    const total = formatMoney(amount, country.code, { withCode: true });
    const token = await walletSheet.current?.approve({
      amount,
      currency: country.currency.code,
      total,
      checkout,
      ...(approveAt && { approveAt }),
    });
    return token ? { instalments: { amount, token } } : null;
  };

  const prepare = async () => {
    if (!settled) return null;
    if (giftCard.code.trim() || giftCard.pin.trim()) {
      fail(notApplied);
      return null;
    }
    const amount = settled.amountOutstanding;
    const take = () => {
      if (amount === 0) return {};
      if (byInstalments) return takeInstalments(settled);
      return wallet ? takeWallet(wallet, amount) : takeCard(amount);
    };
    const taken = await take();
    if (!taken) return null;
    const deviceData = await service?.deviceData();
    const billingAddress = billedTo();
    dispatch(checkoutChanged({ billingAddress }));
    const body = placeOrderRequest(
      cart.cart,
      { ...state, billingAddress },
      {
        ...taken,
        ...credits(settled),
        deviceData,
        fraudToken: readFraudToken(),
        expectedTotal: settled.grandTotal,
      },
    );
    if (!body) fail(incomplete);
    return body;
  };

  const pay = async () => {
    if (underway.current || !settled) return;
    underway.current = true;
    setPaying(true);
    setProblem(null);
    try {
      const body = await prepare();
      if (body) await follow(await dispatch(placeOrder(body)).unwrap());
    } catch {
      fail("Unable to place order, so try again in a moment.");
    } finally {
      underway.current = false;
      setPaying(false);
    }
  };

  const form = useForm({
    errors: billing && !billedToKept ? errorsByName("billing", addressErrors(billing, offered)) : {},
    onSubmit: pay,
  });
  const submit = () => form.formProps.ref.current?.requestSubmit();

  // When a store has it ready hangs on the store's hours, and was said where the store was chosen.
  const sentBy = method?.type === "delivery" ? `${method.label}, ${method.promise}` : method?.label;

  return (
    <form {...form.formProps} className={styles.stepForm}>
      <DoneSteps state={state} shippingLabel={sentBy ?? null} />
      <div ref={problemBox} tabIndex={-1} role="alert" className={styles.problem}>
        {problem && <Note tone="error">{problem}</Note>}
      </div>
      <GiftCards view={vouchers} usages={(settled ?? info)?.creditUsages} draft={giftCard} onDraft={setGiftCard}>
        <Points view={points} settled={settled} />
      </GiftCards>
      {covered && <Text>{coveredBy} all of it, so there's nothing else to pay with.</Text>}
      {/* What has been filled in stays, should a gift card be taken off again. */}
      <section className={covered ? undefined : styles.section} hidden={covered}>
        <Title level={2} size="lg">
          Pay with
        </Title>
        {savedCards.failed && (
          <LoadFailedNote tone="warning" message="Unable to load your payment methods." onRetry={savedCards.retry} />
        )}
        {savedCards.loading ? (
          <Skeleton shape="box" height={140} />
        ) : (
          <OptionRows
            legend="Pay with"
            name="payment"
            value={way}
            onChange={(next) => {
              setPicked(next);
              if (next === anotherCard || way === anotherCard) setFieldsWanted(true);
            }}
          >
            {[...usable, ...savedCards.cards.filter(isExpired)].map((each) => (
              <OptionRow
                key={each.id}
                value={each.id}
                disabled={isExpired(each)}
                title={cardName(each)}
                meta={isExpired(each) ? `Expired ${cardExpiry(each)}` : `Saved, expires ${cardExpiry(each)}`}
                end={<SavedCardMark brand={each.brand} />}
              />
            ))}
            <OptionRow
              value={anotherCard}
              title={usable.length > 0 ? "Another card" : "Card"}
              end={<PaymentMarks marks={acceptedCards} label="Cards we take" />}
              keepBody={fieldsWanted || usable.length === 0}
            >
              <div className={styles.section}>
                <CardFields ref={card} onSubmit={submit} onFailure={fail} />
                {loggedIn && (
                  <Checkbox name="saveCard" checked={keepsCard} onChange={setKeepsCard} help={authorisationNote}>
                    Save this card for next time
                  </Checkbox>
                )}
              </div>
            </OptionRow>
            <WalletOptions sheet={walletSheet} onFailure={fail} />
            {info && (
              <InstalmentOption total={info.grandTotal} amount={info.amountOutstanding} sheet={walletSheet} onFailure={fail} />
            )}
          </OptionRows>
        )}
      </section>
      <section className={styles.section}>
        <Title level={2} size="lg">
          Billing address
        </Title>
        {!isPickedUp && (
          <Checkbox
            name="billingSame"
            checked={billing === null}
            onChange={(same) => {
              setBilledSame(same);
              setBilledId(savedAddresses.addresses.find(({ isDefaultBilling }) => isDefaultBilling)?.id);
            }}
          >
            Same as delivery
          </Checkbox>
        )}
        {billing && (
          <SavedAddressRows
            saved={savedAddresses}
            legend="Billing address"
            name="billingAddress"
            purpose="isDefaultBilling"
            value={billedToKept ? billedToKept.id : newAddress}
            onChange={setBilledId}
          >
            <BillingFields value={billing} onChange={setBilling} form={form} offered={offered} />
          </SavedAddressRows>
        )}
      </section>
      <div className={styles.stack}>
        {wallet && !covered ? (
          <WalletButton wallet={wallet} paying={paying} disabled={!settled && !paying} />
        ) : (
          <Button
            type="submit"
            size="xl"
            block
            loading={paying}
            loadingLabel={byInstalments ? `Waiting for ${instalmentProvider}` : "Paying"}
            disabled={!settled && !paying}
            iconStart={!byInstalments && <Icon name="lock" size="md" />}
          >
            {payWords}
          </Button>
        )}
        <Text variant="body.sm" tone="secondary">
          By placing this order you agree to our <Link href={href("/articles/terms-and-conditions")}>terms and conditions</Link>.
        </Text>
        <Link className={styles.back} variant="standalone" href={href("/checkout/shipping")}>
          <Icon name="arrow-left" size="md" />
          Back to shipping
        </Link>
      </div>
    </form>
  );
}

/** Checkout step 3: how it is paid, and the order itself. */
export function PaymentStep() {
  const vouchers = useVouchers();
  const points = usePoints();
  const credits = vouchers.credits && points.credits && [...points.credits, ...vouchers.credits];
  const view = useCheckout("payment", credits);
  return (
    <StepFrame headline={{ shout: "Last", aside: "bit." }} view={view}>
      {view && <PaymentForm {...view} vouchers={vouchers} points={points} />}
    </StepFrame>
  );
}
