import { Button } from "@tread/design-system/button";
import { Checkbox } from "@tread/design-system/checkbox";
import { TextareaField } from "@tread/design-system/field";
import { useForm } from "@tread/design-system/form";
import { Note } from "@tread/design-system/note";
import { OptionRow, OptionRows } from "@tread/design-system/option-rows";
import { Skeleton } from "@tread/design-system/skeleton";
import { Text, Title } from "@tread/design-system/text";
import { visuallyHidden } from "@tread/design-system/visually-hidden";
import { type ReactNode, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { type Address, postalAddress } from "#domain/checkout/address.ts";
import type { DeliveryOptions } from "#domain/checkout/checkout-state.ts";
import { chosenAddress } from "#domain/checkout/checkout-transitions.ts";
import { byEmail, sentByEmail } from "#domain/checkout/shipping-methods.ts";
import { deliveryMethods, shippingProblem } from "#domain/checkout/shipping-selection.ts";
import { type AddressDraft, normaliseAddress } from "#domain/fields/address.ts";
import { offeredCountries } from "#domain/fields/address-country.ts";
import { characterCount } from "#domain/fields/character-count.ts";
import { deliveryInstructionsMax, deliveryInstructionsProblem } from "#domain/fields/delivery-instructions.ts";
import { deliveryInstructionsMessages, shippingMessages } from "#domain/fields/messages.ts";
import { problemMessage } from "#domain/fields/problem-message.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { useLoggedIn } from "../../../features/account/use-account.ts";
import { showAlert } from "../../../features/alerts/show-alert.ts";
import { addressErrors, errorsByField, errorsByName } from "../../../features/checkout/address-errors.ts";
import { AddressFields } from "../../../features/checkout/address-fields.tsx";
import * as styles from "../../../features/checkout/checkout.css.ts";
import { checkoutChanged } from "../../../features/checkout/checkout-slice.ts";
import { newAddress, SavedAddressRows } from "../../../features/checkout/saved-address-rows.tsx";
import type { CheckoutView } from "../../../features/checkout/use-checkout.ts";
import { useFormDraft } from "../../../features/checkout/use-form-draft.ts";
import { useSavedAddresses } from "../../../features/checkout/use-saved-addresses.ts";
import { ErrorSummary } from "../../../features/forms/error-summary.tsx";
import { useCountry } from "../../../features/shop/use-shop.ts";
import { useAppDispatch } from "../../../platform/store/hooks.ts";

/** ERRCAT-65. */
const unableToLoadMethods = "We can't load the ways of delivery right now, so try again in a moment.";
const methodsOnTheirWay = "We're still loading the ways of delivery, so try again in a moment.";

/** What says where couriers have to go. */
const placeFields = ["street1", "street2", "suburb", "postcode", "country"] as const;

/** Where fields are whose id is not their name. */
const fieldIds: Readonly<Record<string, string>> = { method: "shipping-method", instructions: "shipping-instructions" };

/** Where the order is sent, and how. */
export function DeliveryForm({ state, info, settled, failed, retry, foot }: CheckoutView & { foot: ReactNode }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const shop = useCountry();
  const offered = offeredCountries("delivery", shop.code === "nz" ? "NZ" : "AU");
  const loggedIn = useLoggedIn();
  // Whose session has ended has no saved address any more, but still the one that was chosen.
  const isKept = loggedIn && state.delivery.address?.savedId !== undefined;
  const entered = !isKept && state.delivery.address ? postalAddress(state.delivery.address) : null;
  const [draft, setDraft, forgetDraft] = useFormDraft<AddressDraft>(
    "shipping",
    entered ?? {
      country: offered[0],
      contactName: state.contact ? `${state.contact.firstName} ${state.contact.lastName}` : "",
    },
  );
  const saved = useSavedAddresses(offered);
  const [picked, setPicked] = useState(state.delivery.address?.savedId ?? newAddress);
  const kept = saved.addresses.find(({ id }) => id === picked);
  const draftErrors = addressErrors(draft, offered);
  const addressOf = (other: typeof kept) =>
    other ? chosenAddress(other) : normaliseAddress({ ...draft, type: "ENTERED" } as Address);
  const { instructions: sent, ...start } = state.delivery.options;
  const [selected, setOptions] = useState<DeliveryOptions>(start);
  // Kept as it is typed, as the address is, and part of the order once the step is done.
  const [typed, setTyped, forgetTyped] = useFormDraft("instructions", { delivery: sent?.delivery ?? "" });
  const told = (chosen: DeliveryOptions): DeliveryOptions => (typed.delivery ? { ...chosen, instructions: typed } : chosen);
  const methods = deliveryMethods(info?.availableShippingMethods ?? []);
  // There is no other way for it, so that nobody has to choose.
  const isByEmail = sentByEmail(methods);
  const options: DeliveryOptions = isByEmail ? { methodCode: byEmail } : selected;
  const addressTitle = isByEmail ? "Your address" : "Delivery address";
  const instructions = deliveryInstructionsProblem(typed.delivery);
  // No courier goes there (ERRCAT-63).
  const isOutOfReach = methods.length > 0 && methods.every(({ available }) => !available);
  // What is chosen for another address is asked about anew.
  const startAnew = () => {
    const isLimited = methods.some(({ available }) => !available);
    if (isLimited) dispatch(checkoutChanged({ delivery: { ...state.delivery, address: null } }));
  };
  const isAsked = (address: Address) => placeFields.every((field) => address[field] === state.delivery.address?.[field]);
  // How it can go there is asked once the address is whole, and not at each letter of it.
  const askAnew = () => {
    if (kept || Object.keys(draftErrors).length > 0) return;
    const address = addressOf(undefined);
    if (!isAsked(address)) dispatch(checkoutChanged({ delivery: { ...state.delivery, address } }));
  };
  const chosen = methods.find((method) => method.code === options.methodCode);
  const isMissed = !isOutOfReach && chosen?.available === false;
  const refusal = isOutOfReach ? shippingMessages.addressUndeliverable : isMissed && shippingMessages.deliveryMethodUnavailable;

  // Who goes on from the field waits for what the shop says of the address in it.
  const [isWaiting, setWaiting] = useState(false);

  const choose = (next: DeliveryOptions) => {
    setWaiting(false);
    setOptions(next);
    // The method's price belongs to the totals, so the question is asked again at once.
    dispatch(checkoutChanged({ shippingType: "DELIVERY", delivery: { ...state.delivery, options: told(next) } }));
  };

  const form = useForm({
    errors: {
      // Of an address that is out of reach the postcode is at fault, and no method is there to be chosen.
      ...(kept
        ? {}
        : errorsByName("shipping", { ...(isOutOfReach && { postcode: shippingMessages.addressUndeliverable }), ...draftErrors })),
      method: !info
        ? failed
          ? unableToLoadMethods
          : methodsOnTheirWay
        : isOutOfReach && !kept
          ? undefined
          : refusal || (chosen ? undefined : shippingMessages.deliveryMethodMissing),
      instructions: instructions ? problemMessage(deliveryInstructionsMessages, instructions) : undefined,
    },
    onSubmit() {
      const address = addressOf(kept);
      const selection = {
        shippingType: "DELIVERY" as const,
        delivery: { address, options: told(options) },
        pickup: state.pickup,
      };
      if (!settled || !isAsked(address)) {
        dispatch(checkoutChanged(selection));
        if (failed) retry();
        return setWaiting(true);
      }
      if (shippingProblem(selection, settled)) return;
      dispatch(checkoutChanged(selection));
      forgetDraft();
      forgetTyped();
      navigate("/checkout/payment");
    },
  });

  const methodError = form.errors.method ?? (isMissed ? shippingMessages.deliveryMethodUnavailable : undefined);
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

  const summary = Object.entries(form.errors).flatMap(([name, message]) =>
    message && form.refusals > 0 ? [{ fieldId: fieldIds[name] ?? name, message }] : [],
  );

  return (
    <form {...form.formProps} className={styles.stepForm}>
      {refusal && (
        // Seen once: what is to be changed says it too.
        <Note
          tone="error"
          role="alert"
          className={[...Object.values(form.errors), methodError].includes(refusal) ? visuallyHidden : undefined}
        >
          {refusal}
        </Note>
      )}
      {summary.length > 1 && <ErrorSummary errors={summary} />}
      <section className={styles.section}>
        <Title level={2} size="lg">
          {addressTitle}
        </Title>
        <SavedAddressRows
          saved={saved}
          legend={addressTitle}
          name="savedAddress"
          purpose="isDefaultShipping"
          value={kept ? kept.id : newAddress}
          onChange={(id) => {
            setPicked(id);
            // How it can go there, and for what, is asked at once.
            const other = saved.addresses.find((each) => each.id === id);
            const address = other || Object.keys(draftErrors).length === 0 ? addressOf(other) : null;
            dispatch(checkoutChanged({ delivery: { ...state.delivery, address } }));
          }}
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears that a field inside is left, and is none itself. */}
          <div onBlur={askAnew}>
            <AddressFields
              purpose="shipping"
              value={draft}
              onChange={(next) => {
                setWaiting(false);
                setDraft(next);
                if (placeFields.some((field) => next[field] !== draft[field])) startAnew();
              }}
              errors={errorsByField("shipping", form.errors)}
              offered={offered}
            />
          </div>
        </SavedAddressRows>
      </section>
      <section className={styles.section}>
        <Title level={2} size="lg">
          Delivery method
        </Title>
        {info ? (
          <div id={fieldIds.method}>
            <OptionRows
              legend="Delivery method"
              name="method"
              // It is chosen again where it goes again; until then another is.
              value={chosen?.available === false ? null : options.methodCode}
              error={methodError}
              onChange={(methodCode) => choose({ ...options, methodCode })}
            >
              {methods.map((method) => (
                <OptionRow
                  key={method.code}
                  value={method.code}
                  title={method.label}
                  meta={method.promise}
                  end={!method.available ? "Unavailable" : method.price === 0 ? "Free" : formatMoney(method.price, shop.code)}
                  disabled={!method.available}
                >
                  {method.code !== byEmail && (
                    <>
                      <Checkbox
                        name="authorityToLeave"
                        checked={options.authorityToLeave ?? false}
                        onChange={(authorityToLeave) => choose({ ...options, authorityToLeave })}
                        help="Nobody has to sign for it. Once the courier has left it, it's in your hands."
                      >
                        Leave it if I'm out (authority to leave)
                      </Checkbox>
                      <TextareaField
                        id={fieldIds.instructions}
                        name="instructions"
                        label="Delivery instructions"
                        countTo={deliveryInstructionsMax}
                        measure={characterCount}
                        value={typed.delivery}
                        onChange={(delivery) => setTyped({ delivery })}
                        error={form.errors.instructions}
                      />
                    </>
                  )}
                </OptionRow>
              ))}
            </OptionRows>
          </div>
        ) : failed ? (
          <Text tone="secondary">{unableToLoadMethods}</Text>
        ) : (
          <>
            <Skeleton shape="box" height={140} />
            {form.errors.method && (
              <Text tone="secondary" role="alert">
                {form.errors.method}
              </Text>
            )}
          </>
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
