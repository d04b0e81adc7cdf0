import { Button } from "@tread/design-system/button";
import { useForm } from "@tread/design-system/form";
import { Note } from "@tread/design-system/note";
import { Skeleton } from "@tread/design-system/skeleton";
import { Text, Title } from "@tread/design-system/text";
import { visuallyHidden } from "@tread/design-system/visually-hidden";
import { type ReactNode, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { Address } from "#domain/checkout/address.ts";
import type { DeliveryOptions } from "#domain/checkout/checkout-state.ts";
import { shippingProblem } from "#domain/checkout/shipping-selection.ts";
import type { AddressDraft } from "#domain/fields/address.ts";
import { deliveryInstructionsProblem } from "#domain/fields/delivery-instructions.ts";
import { deliveryInstructionsMessages, shippingMessages } from "#domain/fields/messages.ts";
import { problemMessage } from "#domain/fields/problem-message.ts";
import { showAlert } from "../../../features/alerts/show-alert.ts";
import { errorsByField, errorsByName } from "../../../features/checkout/address-errors.ts";
import { addressNames } from "../../../features/checkout/address-labels.ts";
import * as styles from "../../../features/checkout/checkout.css.ts";
import { checkoutChanged } from "../../../features/checkout/checkout-slice.ts";
import type { CheckoutView } from "../../../features/checkout/use-checkout.ts";
import { ErrorSummary } from "../../../features/forms/error-summary.tsx";
import { useAppDispatch } from "../../../platform/store/hooks.ts";
import { DeliveryAddress } from "./delivery-address.tsx";
import { DeliveryMethods } from "./delivery-methods.tsx";
import { useDeliveryAddress } from "./use-delivery-address.ts";
import { useDeliveryMethod } from "./use-delivery-method.ts";

/** ERRCAT-65. */
const unableToLoadMethods = "We can't load the ways of delivery right now, so try again in a moment.";

/** What says where couriers have to go. */
const placeFields = ["street1", "street2", "suburb", "postcode", "country"] as const;

/** Where fields are whose id is not their name. */
const fieldIds: Readonly<Record<string, string>> = { method: "shipping-method", instructions: "shipping-instructions" };

/** Where the order is sent, and how. */
export function DeliveryForm({ state, info, settled, failed, retry, foot }: CheckoutView & { foot: ReactNode }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const to = useDeliveryAddress(state);
  const by = useDeliveryMethod(state.delivery.options, info?.availableShippingMethods ?? []);
  // Who goes on before the shop has said how it can go there waits for that.
  const [isWaiting, setWaiting] = useState(false);

  const addressTitle = by.isByEmail ? "Your address" : "Delivery address";
  const isAsked = (address: Address) => placeFields.every((field) => address[field] === state.delivery.address?.[field]);
  const ask = (address: Address | null) => dispatch(checkoutChanged({ delivery: { ...state.delivery, address } }));

  const pick = (id: string) => {
    // How it can go there, and for what, is asked at once.
    ask(to.pick(id));
  };
  const type = (next: AddressDraft) => {
    setWaiting(false);
    to.setDraft(next);
    const isElsewhere = placeFields.some((field) => next[field] !== to.draft[field]);
    // What is chosen for another address is asked about anew. What is still on its way is the answer to an address that is left.
    if (isElsewhere && (!settled || by.methods.some(({ available }) => !available))) ask(null);
  };
  const leave = () => {
    // How it can go there is asked once the address is whole, and not at each letter of it.
    if (to.kept || !to.isWhole) return;
    const address = to.address();
    if (!isAsked(address)) ask(address);
  };
  const choose = (next: DeliveryOptions) => {
    setWaiting(false);
    by.setSelected(next);
    // The method's price belongs to the totals, so the question is asked again at once.
    dispatch(checkoutChanged({ shippingType: "DELIVERY", delivery: { ...state.delivery, options: by.told(next) } }));
  };

  const instructions = deliveryInstructionsProblem(by.instructions.delivery);
  const form = useForm({
    errors: {
      // Of an address that is out of reach the postcode is at fault, and no method is there to be chosen.
      ...(to.kept
        ? {}
        : errorsByName("shipping", {
            ...(by.isOutOfReach && { postcode: shippingMessages.addressUndeliverable }),
            ...to.draftErrors,
          })),
      // Until they are there nothing is wrong with the choice: who goes on waits for them.
      method: !info
        ? failed
          ? unableToLoadMethods
          : undefined
        : by.isOutOfReach && !to.kept
          ? undefined
          : by.refusal || (by.chosen ? undefined : shippingMessages.deliveryMethodMissing),
      instructions: instructions ? problemMessage(deliveryInstructionsMessages, instructions) : undefined,
    },
    onSubmit() {
      const address = to.address();
      const selection = {
        shippingType: "DELIVERY" as const,
        delivery: { address, options: by.told(by.options) },
        pickup: state.pickup,
      };
      if (!settled || !isAsked(address)) {
        dispatch(checkoutChanged(selection));
        if (failed) retry();
        return setWaiting(true);
      }
      if (shippingProblem(selection, settled)) return;
      dispatch(checkoutChanged(selection));
      to.forgetDraft();
      by.forgetInstructions();
      navigate("/checkout/payment");
    },
  });

  const isAnswered = isWaiting && settled !== undefined;
  const hasFailed = isWaiting && failed;
  const formRef = form.formProps.ref;
  useEffect(() => {
    if (!isAnswered && !hasFailed) return;
    setWaiting(false);
    // What cannot be had there is then said, and otherwise it goes on.
    if (isAnswered) formRef.current?.requestSubmit();
    else dispatch(showAlert({ type: "ERROR", content: unableToLoadMethods }));
  }, [isAnswered, hasFailed, formRef, dispatch]);

  const methodError = form.errors.method ?? (by.isMissed ? shippingMessages.deliveryMethodUnavailable : undefined);
  const summary = Object.entries(form.errors).flatMap(([name, message]) =>
    message && form.refusals > 0 ? [{ fieldId: fieldIds[name] ?? name, message }] : [],
  );

  return (
    <form {...form.formProps} className={styles.stepForm}>
      {by.refusal && (
        // Seen once: what is to be changed says it too.
        <Note
          tone="error"
          role="alert"
          className={[...Object.values(form.errors), methodError].includes(by.refusal) ? visuallyHidden : undefined}
        >
          {by.refusal}
        </Note>
      )}
      {summary.length > 1 && <ErrorSummary errors={summary} names={addressNames("shipping")} />}
      <section className={styles.section}>
        <Title level={2} size="lg">
          {addressTitle}
        </Title>
        <DeliveryAddress
          to={to}
          title={addressTitle}
          errors={errorsByField("shipping", form.errors)}
          onPick={pick}
          onType={type}
          onLeave={leave}
        />
      </section>
      <section className={styles.section}>
        <Title level={2} size="lg">
          Delivery method
        </Title>
        {info ? (
          <div id={fieldIds.method}>
            <DeliveryMethods
              by={by}
              instructionsId={fieldIds.instructions}
              errors={{ method: methodError, instructions: form.errors.instructions }}
              onChoose={choose}
            />
          </div>
        ) : failed ? (
          <Text tone="secondary">{unableToLoadMethods}</Text>
        ) : (
          <Skeleton shape="box" height={140} />
        )}
      </section>
      <div className={styles.foot}>
        {foot}
        <Button type="submit" size="xl" loading={isWaiting} loadingLabel="Checking">
          Continue to payment
        </Button>
      </div>
    </form>
  );
}
