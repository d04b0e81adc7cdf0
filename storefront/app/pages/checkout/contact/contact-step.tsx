import { Button } from "@tread/design-system/button";
import { Checkbox } from "@tread/design-system/checkbox";
import { EmailField, FormLayout } from "@tread/design-system/field";
import { useForm } from "@tread/design-system/form";
import { Icon } from "@tread/design-system/icon";
import { Link } from "@tread/design-system/link";
import { Note } from "@tread/design-system/note";
import { PhoneField } from "@tread/design-system/phone-field";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { AddressCountry } from "#domain/checkout/address.ts";
import type { Contact } from "#domain/checkout/checkout-state.ts";
import { cleanText } from "#domain/fields/clean-text.ts";
import { emailProblem, normaliseEmail } from "#domain/fields/email.ts";
import { emailMessages } from "#domain/fields/email-messages.ts";
import { firstNameMessages, lastNameMessages, phoneMessages } from "#domain/fields/messages.ts";
import { nameProblem } from "#domain/fields/name.ts";
import { problemMessage } from "#domain/fields/problem-message.ts";
import { phoneCountry as countryOfPhone, writtenPhone } from "#domain/fields/written-phone.ts";
import { type PhoneRule, usePhoneRule } from "../../../features/account/use-phone-rule.ts";
import * as styles from "../../../features/checkout/checkout.css.ts";
import { checkoutChanged } from "../../../features/checkout/checkout-slice.ts";
import { StepFrame } from "../../../features/checkout/step-frame.tsx";
import { type CheckoutView, useCheckout } from "../../../features/checkout/use-checkout.ts";
import { useFormDraft } from "../../../features/checkout/use-form-draft.ts";
import { useOrderedElsewhere } from "../../../features/checkout/use-ordered-elsewhere.ts";
import { ErrorSummary } from "../../../features/forms/error-summary.tsx";
import { NameFields } from "../../../features/forms/name-fields.tsx";
import { signInPathFor } from "../../../features/session/sign-in-path.ts";
import { useCountry, useShopHref } from "../../../features/shop/use-shop.ts";
import { useAppDispatch, useAppSelector } from "../../../platform/store/hooks.ts";

/** What is typed: the number as it is written in its country, which it does not say itself. */
interface Draft extends Contact {
  phoneCountry: AddressCountry;
}

/** @param here where a number is from that does not say so itself */
function draftOf(contact: Contact | null, here: AddressCountry): Draft {
  const known = contact ?? { email: "", firstName: "", lastName: "", phone: "", agreeToMarketing: false };
  return { ...known, phone: writtenPhone(known.phone), phoneCountry: countryOfPhone(known.phone) ?? here };
}

function errorsOf({ phoneCountry, ...contact }: Draft, phoneProblem: PhoneRule["problem"]) {
  const email = emailProblem(contact.email);
  const firstName = nameProblem(contact.firstName);
  const lastName = nameProblem(contact.lastName);
  const required = contact.phone.trim() === "" ? ({ code: "empty" } as const) : null;
  const phone = phoneProblem ? phoneProblem(contact.phone, { country: phoneCountry, required: true }) : required;
  return {
    email: email ? problemMessage(emailMessages, email) : undefined,
    firstName: firstName ? problemMessage(firstNameMessages, firstName) : undefined,
    lastName: lastName ? problemMessage(lastNameMessages, lastName) : undefined,
    phone: phone ? problemMessage(phoneMessages, phone) : undefined,
  };
}

const fieldIds = {
  email: "contact-email",
  firstName: "contact-first-name",
  lastName: "contact-last-name",
  phone: "contact-phone",
} as const;

/** Those that can have the same wrong with them. */
const fieldNames = { [fieldIds.firstName]: "First name", [fieldIds.lastName]: "Last name" };

function ContactForm({ state }: CheckoutView) {
  const dispatch = useAppDispatch();
  const signedOut = useAppSelector((state) => state.session.status === "LOGGED_OUT");
  const href = useShopHref();
  useOrderedElsewhere();
  const navigate = useNavigate();
  const country = useCountry();
  const here = country.code === "nz" ? "NZ" : "AU";
  const [draft, setDraft, forgetDraft] = useFormDraft("contact", draftOf(state.contact, here));
  const { phoneCountry, ...contact } = draft;
  const [entered, setEntered] = useState(contact.phone !== "");
  const phoneRule = usePhoneRule(entered);
  const all = errorsOf(draft, phoneRule.problem);
  const form = useForm({
    errors: all,
    async onSubmit() {
      const rules = await phoneRule.demand();
      if (!rules) return;
      if (rules.phoneProblem(contact.phone, { country: phoneCountry, required: true })) {
        return document.getElementById(fieldIds.phone)?.focus();
      }
      const { email, firstName, lastName } = contact;
      const names = { firstName: cleanText(firstName), lastName: cleanText(lastName) };
      // With its country: the order is read by where it goes, which need not be where its number is from.
      const phone = rules.internationalPhone(contact.phone, phoneCountry) ?? contact.phone;
      dispatch(checkoutChanged({ contact: { ...contact, ...names, phone, email: normaliseEmail(email) } }));
      forgetDraft();
      navigate("/checkout/shipping");
    },
  });
  const set = (field: keyof Contact) => (value: string) => setDraft((before) => ({ ...before, [field]: value }));
  const shown = form.errors;
  const summary = Object.entries(fieldIds).flatMap(([field, fieldId]) => {
    const message = form.refusals > 0 ? shown[field] : undefined;
    return message ? [{ fieldId, message }] : [];
  });

  return (
    <>
      {signedOut && (
        <Note icon="user">
          <p>
            Got an account? <Link href={href(signInPathFor("/checkout/contact-info"))}>Sign in</Link> and skip most of this.
          </p>
        </Note>
      )}
      {summary.length > 1 && <ErrorSummary errors={summary} names={fieldNames} />}
      <form {...form.formProps} className={styles.section} onFocus={() => setEntered(true)}>
        <FormLayout>
          <EmailField
            id={fieldIds.email}
            name="email"
            label="Email"
            required
            value={contact.email}
            onChange={set("email")}
            error={shown.email}
            valid={!all.email}
          />
          <NameFields
            ids={fieldIds}
            value={contact}
            onChange={(part, text) => set(part)(text)}
            errors={shown}
            valid={{ firstName: !all.firstName, lastName: !all.lastName }}
          />
          <PhoneField
            id={fieldIds.phone}
            name="phone"
            label="Mobile"
            required
            value={contact.phone}
            onChange={set("phone")}
            country={phoneCountry}
            onCountryChange={(code) => setDraft((before) => ({ ...before, phoneCountry: code === "AU" ? "AU" : "NZ" }))}
            error={shown.phone}
            valid={phoneRule.problem !== null && !all.phone}
            help="Only about your order. We won't text you at midnight."
          />
          <Checkbox
            name="agreeToMarketing"
            checked={contact.agreeToMarketing}
            onChange={(agreeToMarketing) => setDraft((before) => ({ ...before, agreeToMarketing }))}
          >
            Send me drops, sales and the odd bad pun, by mail and text. Unsubscribe any time.
          </Checkbox>
        </FormLayout>
        <div className={styles.foot}>
          <Link className={styles.back} variant="standalone" href={href("/cart")}>
            <Icon name="arrow-left" size="md" />
            Back to cart
          </Link>
          <Button type="submit" size="xl">
            Continue to shipping
          </Button>
        </div>
      </form>
    </>
  );
}

/** Checkout step 1: who the order is for. */
export function ContactStep() {
  const view = useCheckout("contact-info");
  return (
    <StepFrame headline={{ shout: "Who’s it", aside: "for?" }} view={view}>
      {view && <ContactForm {...view} />}
    </StepFrame>
  );
}
