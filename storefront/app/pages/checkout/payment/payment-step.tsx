import { Button } from "@tread/design-system/button";
import { Checkbox } from "@tread/design-system/checkbox";
import { useForm } from "@tread/design-system/form";
import { Icon } from "@tread/design-system/icon";
import { Link } from "@tread/design-system/link";
import { Note } from "@tread/design-system/note";
import { OptionRow, OptionRows } from "@tread/design-system/option-rows";
import { PaymentMarks } from "@tread/design-system/payment-marks";
import { Text, Title } from "@tread/design-system/text";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import type { Address } from "#domain/checkout/address.ts";
import { placeOrderRequest } from "#domain/checkout/place-order-request.ts";
import { shippingProblem } from "#domain/checkout/shipping-selection.ts";
import { alertConfiguration } from "#domain/configuration/configuration.ts";
import { type AddressDraft, normaliseAddress } from "#domain/fields/address.ts";
import { offeredCountries } from "#domain/fields/address-country.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { showAlert } from "../../../features/alerts/show-alert.ts";
import { AddressFields, addressErrors, errorsByField, errorsByName } from "../../../features/checkout/address-fields.tsx";
import * as styles from "../../../features/checkout/checkout.css.ts";
import { showsOutdated } from "../../../features/checkout/checkout-api.ts";
import { checkoutChanged } from "../../../features/checkout/checkout-slice.ts";
import { DoneSteps } from "../../../features/checkout/done-steps.tsx";
import { readPendingPlacement } from "../../../features/checkout/pending-placement.ts";
import { askAboutEarlierOrder, type Placement, placeOrder } from "../../../features/checkout/place-order.ts";
import { StepFrame } from "../../../features/checkout/step-frame.tsx";
import { type CheckoutView, useCheckout } from "../../../features/checkout/use-checkout.ts";
import { acceptedCards } from "../../../features/payments/accepted-cards.ts";
import { CardFields, type CardFieldsHandle } from "../../../features/payments/card-fields.tsx";
import { useCountry, useShopHref } from "../../../features/shop/use-shop.ts";
import { useAppDispatch } from "../../../platform/store/hooks.ts";
import { type PaymentProblem, paymentProblem } from "./payment-problem.ts";

const unfinished = "We never heard back about your last try. Pay again and we'll find out first, so nothing is charged twice.";

const notPlaced = "Your last try didn't go through, and nothing was charged.";

function PaymentForm(view: CheckoutView) {
  const { cart, state, info, settled } = view;
  const dispatch = useAppDispatch();
  const href = useShopHref();
  const navigate = useNavigate();
  const country = useCountry();
  const card = useRef<CardFieldsHandle>(null);
  const problemBox = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string | null>(() =>
    readPendingPlacement(country.code, Date.now()) ? unfinished : null,
  );
  const [paying, setPaying] = useState(false);
  // Enter in a card field and a press on the button can come before the page has been drawn again.
  const underway = useRef(false);
  const [billing, setBilling] = useState<AddressDraft | null>(state.billingAddress);
  const offered = offeredCountries("billing", country.code === "nz" ? "NZ" : "AU");
  const method = info?.availableShippingMethods.find((each) => each.code === state.delivery.options.methodCode);

  const selectionProblem = settled ? shippingProblem(state, settled) : null;
  useEffect(() => {
    if (selectionProblem) navigate("/checkout/shipping", { replace: true });
  }, [selectionProblem, navigate]);

  const fail = (message: string) => {
    // What is empty takes no focus, so the sentence has to be there first.
    flushSync(() => setProblem(message));
    problemBox.current?.focus();
  };

  const solve = ({ message, leadsTo }: PaymentProblem) => {
    if (leadsTo) {
      dispatch(showAlert({ type: "ERROR", content: [message], duration: alertConfiguration.addFailureDurationMs }));
      navigate(leadsTo);
    } else fail(message);
  };

  const follow = (placement: Placement) => {
    if (placement.result === "PLACED") return navigate("/checkout/success", { replace: true });
    if (placement.result === "UNRECOVERABLE") return navigate("/checkout/error", { replace: true });
    const next = paymentProblem(placement);
    if (next) solve(next);
    if (placement.result === "REFUSED" && showsOutdated(placement.code)) cart.refresh();
  };

  // What became of an earlier try is not for the shopper to find out by paying again.
  const latest = useRef(follow);
  latest.current = follow;
  useEffect(() => {
    dispatch(askAboutEarlierOrder(undefined))
      .unwrap()
      .then((placement) => {
        if (placement?.result === "REFUSED") setProblem(notPlaced);
        else if (placement) latest.current(placement);
      });
  }, [dispatch]);

  const prepare = async () => {
    const token = await card.current?.tokenize();
    if (!token || !settled) return null;
    const billingAddress = billing ? normaliseAddress({ ...billing, type: "ENTERED" } as Address) : null;
    dispatch(checkoutChanged({ billingAddress }));
    const body = placeOrderRequest(
      cart.cart,
      { ...state, billingAddress },
      {
        card: { amount: settled.amountOutstanding, token: token.nonce, type: "immediate" },
        expectedTotal: settled.grandTotal,
      },
    );
    if (!body) fail("Something is missing from your order. Check your contact and delivery details.");
    return body;
  };

  const pay = async () => {
    if (underway.current || !settled) return;
    underway.current = true;
    setPaying(true);
    setProblem(null);
    try {
      const body = await prepare();
      if (body) follow(await dispatch(placeOrder(body)).unwrap());
    } catch {
      fail("Unable to place order. Try again.");
    } finally {
      underway.current = false;
      setPaying(false);
    }
  };

  const form = useForm({ errors: billing ? errorsByName("billing", addressErrors(billing, offered)) : {}, onSubmit: pay });
  const submit = () => form.formProps.ref.current?.requestSubmit();

  return (
    <form {...form.formProps} className={styles.stepForm}>
      <DoneSteps state={state} shippingLabel={method && `${method.label}, ${method.promise}`} />
      <div ref={problemBox} tabIndex={-1} role="alert" className={styles.problem}>
        {problem && <Note tone="error">{problem}</Note>}
      </div>
      <section className={styles.section}>
        <Title level={2} size="lg">
          Pay with
        </Title>
        <OptionRows legend="Pay with" name="payment" value="card" onChange={() => undefined}>
          <OptionRow value="card" title="Card" end={<PaymentMarks marks={acceptedCards} label="Cards we take" />} keepBody>
            <CardFields ref={card} onSubmit={submit} onFailure={fail} />
          </OptionRow>
        </OptionRows>
      </section>
      <section className={styles.section}>
        <Title level={2} size="lg">
          Billing address
        </Title>
        <Checkbox
          name="billingSame"
          checked={billing === null}
          onChange={(same) => setBilling(same ? null : { country: offered[0] })}
        >
          Same as delivery
        </Checkbox>
        {billing && (
          <AddressFields
            purpose="billing"
            value={billing}
            onChange={setBilling}
            errors={errorsByField("billing", form.errors)}
            offered={offered}
          />
        )}
      </section>
      <div className={styles.stack}>
        <Button
          type="submit"
          size="xl"
          block
          loading={paying}
          loadingLabel="Paying"
          disabled={!settled && !paying}
          iconStart={<Icon name="lock" size="md" />}
        >
          {settled ? `Pay ${formatMoney(settled.amountOutstanding, country.code, { withCode: true })}` : "Pay"}
        </Button>
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
  const view = useCheckout("payment");
  return (
    <StepFrame headline={{ shout: "Last", aside: "bit." }} view={view}>
      {view && <PaymentForm {...view} />}
    </StepFrame>
  );
}
