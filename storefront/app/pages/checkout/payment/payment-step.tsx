import { Button } from "@tread/design-system/button";
import { useForm } from "@tread/design-system/form";
import { Icon } from "@tread/design-system/icon";
import { Link } from "@tread/design-system/link";
import { Note } from "@tread/design-system/note";
import { Text } from "@tread/design-system/text";
import { use, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { addressLines } from "#domain/checkout/address-lines.ts";
import { coveredWords } from "#domain/checkout/covered-words.ts";
import { placeOrderRequest } from "#domain/checkout/place-order-request.ts";
import { byEmail } from "#domain/checkout/shipping-methods.ts";
import { cheapestDelivery, shippingProblem } from "#domain/checkout/shipping-selection.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { instalmentProvider } from "#domain/payments/instalments.ts";
import { voucherPayments } from "#domain/vouchers/voucher.ts";
import { useLoggedIn } from "../../../features/account/use-account.ts";
import * as styles from "../../../features/checkout/checkout.css.ts";
import type { CheckoutInfo } from "../../../features/checkout/checkout-api.ts";
import { checkoutChanged } from "../../../features/checkout/checkout-slice.ts";
import { DoneSteps } from "../../../features/checkout/done-steps.tsx";
import { StepFrame } from "../../../features/checkout/step-frame.tsx";
import { type CheckoutView, useCheckout } from "../../../features/checkout/use-checkout.ts";
import { type PointsView, usePoints } from "../../../features/checkout/use-points.ts";
import { useVouchers, type VouchersView } from "../../../features/checkout/use-vouchers.ts";
import { usePaymentService } from "../../../features/payments/use-payment-service.ts";
import { WalletButton } from "../../../features/payments/wallets/wallet-button.tsx";
import { useCountry, useShopHref } from "../../../features/shop/use-shop.ts";
import { OnCodeFailure } from "../../../platform/hydration/on-demand.tsx";
import { useAppDispatch } from "../../../platform/store/hooks.ts";
import { readFraudToken } from "../../../platform/third-parties/fraud-token.ts";
import { BillingAddress } from "./billing-address.tsx";
import { emptyVoucher, GiftCards } from "./gift-cards.tsx";
import { PayWith } from "./pay-with.tsx";
import { Points } from "./points.tsx";
import { useBilling } from "./use-billing.ts";
import { type TakenPayment, usePaymentMeans } from "./use-payment-means.ts";
import { type PlacingOptions, usePlacing } from "./use-placing.ts";

const incomplete = "Something is missing from your order, so check your contact and delivery details.";

const notApplied = "Apply your gift card, or clear its fields, before you pay.";

/** Sends whoever has no delivery to the step before, and gives whoever comes straight from the cart the cheapest one (CHK-04). */
function useChosenDelivery({ state, settled }: CheckoutView, isLedElsewhere: boolean): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const loggedIn = useLoggedIn();
  const { delivery } = state;
  const problem = settled && !isLedElsewhere ? shippingProblem(state, settled) : null;
  const usual =
    loggedIn && settled && problem === "deliveryMethodMissing" ? cheapestDelivery(settled.availableShippingMethods) : null;
  const usualCode = usual?.code;
  useEffect(() => {
    if (usualCode) {
      dispatch(checkoutChanged({ delivery: { ...delivery, options: { ...delivery.options, methodCode: usualCode } } }));
    } else if (problem) navigate("/checkout/shipping", { replace: true });
  }, [problem, usualCode, delivery, dispatch, navigate]);
}

interface PaymentFormProps extends CheckoutView, Pick<PlacingOptions, "onLeave"> {
  vouchers: VouchersView;
  points: PointsView;
  isLedElsewhere: boolean;
}

function PaymentForm({ vouchers, points, isLedElsewhere, onLeave, ...view }: PaymentFormProps) {
  const { cart, state, info, settled } = view;
  const dispatch = useAppDispatch();
  const href = useShopHref();
  const country = useCountry();
  const service = usePaymentService();
  const billing = useBilling(state);
  const means = usePaymentMeans(info);
  const { problem, problemBox, paying, fail, unsay, follow, place } = usePlacing({
    onOutdated: cart.refresh,
    onDeclined: means.checkChosenCard,
    onLeave,
  });
  const [giftCard, setGiftCard] = useState(emptyVoucher);
  const changeGiftCard = (draft: typeof giftCard) => {
    setGiftCard(draft);
    unsay(notApplied);
  };
  useChosenDelivery(view, isLedElsewhere);

  const isPickedUp = state.shippingType === "STORE_PICKUP";
  // What was known before a question that failed may not hold any more.
  const known = view.failed ? undefined : info;
  const covered = known?.amountOutstanding === 0;
  const left = settled && formatMoney(settled.amountOutstanding, country.code, { withCode: true });
  const byInstalments = means.byInstalments && !covered;
  const payWords = covered ? "Place order" : byInstalments ? `Continue to ${instalmentProvider}` : left ? `Pay ${left}` : "Pay";
  const { methodCode } = isPickedUp ? state.pickup.options : state.delivery.options;
  const method = info?.availableShippingMethods.find((each) => each.code === methodCode);

  /** The order that is shown; null when something is missing from it, which is then said. */
  const orderOf = (shown: CheckoutInfo, paid: TakenPayment & { deviceData?: string; fraudToken?: string } = {}) => {
    const body = placeOrderRequest(
      cart.cart,
      { ...state, billingAddress: billing.toAddress() },
      {
        ...paid,
        vouchers: voucherPayments(vouchers.vouchers, shown.creditUsages),
        points: points.payment,
        membership: points.membership,
        expectedTotal: shown.grandTotal,
      },
    );
    if (!body) fail(incomplete);
    return body;
  };

  const prepare = async (shown: CheckoutInfo) => {
    if (giftCard.code.trim() || giftCard.pin.trim()) {
      fail(notApplied);
      return null;
    }
    const taken = await means.take(shown.amountOutstanding, {
      unpaidOrder: () => orderOf(shown),
      fail,
      refuse: async ({ code, message }) => void (await follow({ result: "REFUSED", code, message })),
    });
    if (!taken) return null;
    const deviceData = await service?.deviceData();
    dispatch(checkoutChanged({ billingAddress: billing.toAddress() }));
    return orderOf(shown, { ...taken, deviceData, fraudToken: readFraudToken() });
  };

  const form = useForm({ errors: billing.errors, onSubmit: () => settled && place(() => prepare(settled)) });
  const submit = () => form.formProps.ref.current?.requestSubmit();

  // When a store has it ready hangs on the store's hours, and was said where the store was chosen.
  const dated = method?.type === "delivery" ? `${method.label}, ${method.promise}` : method?.label;
  const isByEmail = !isPickedUp && methodCode === byEmail;

  return (
    <form {...form.formProps} className={styles.stepForm}>
      <DoneSteps state={state} shippingLabel={(isByEmail ? method?.promise : dated) ?? null} />
      <div ref={problemBox} tabIndex={-1} role="alert" className={styles.problem}>
        {problem && <Note tone="error">{problem}</Note>}
      </div>
      <GiftCards view={vouchers} usages={known?.creditUsages} draft={giftCard} onDraft={changeGiftCard}>
        <Points view={points} settled={settled} />
      </GiftCards>
      {covered && <Text>{coveredWords(known.creditUsages)}</Text>}
      {/* What has been filled in stays, should a gift card be taken off again. */}
      <section className={covered ? undefined : styles.section} hidden={covered}>
        <PayWith means={means} totals={known ?? (info && "unknown")} onSubmit={submit} onFailure={fail} />
      </section>
      <BillingAddress
        billing={billing}
        sameAs={
          isPickedUp
            ? null
            : isByEmail && state.delivery.address
              ? addressLines(state.delivery.address).slice(0, -1).join(", ")
              : "Same as delivery"
        }
        form={form}
      />
      <div className={styles.stack}>
        {view.failed && <Text>Your total isn't known right now, so you can't pay yet.</Text>}
        {means.wallet && !covered ? (
          <WalletButton wallet={means.wallet} paying={paying} disabled={!settled && !paying} />
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
  const [isLedElsewhere, setLedElsewhere] = useState(false);
  const view = useCheckout("payment", credits, isLedElsewhere);
  // A card that is typed is in frames of its own, which would come back empty.
  const onCodeFailure = { ...use(OnCodeFailure), keepsPage: true };
  return (
    <OnCodeFailure value={onCodeFailure}>
      <StepFrame headline={{ shout: "Last", aside: "bit." }} view={view}>
        {view && (
          <PaymentForm
            {...view}
            vouchers={vouchers}
            points={points}
            isLedElsewhere={isLedElsewhere}
            onLeave={() => setLedElsewhere(true)}
          />
        )}
      </StepFrame>
    </OnCodeFailure>
  );
}
