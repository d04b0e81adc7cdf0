import { useState } from "react";
import type { CallFailure } from "#contract/rendering.ts";
import type { AddressCountry } from "#domain/checkout/address.ts";
import { readBirthDate } from "#domain/fields/birth-date-text.ts";
import { cleanText } from "#domain/fields/clean-text.ts";
import { normaliseEmail } from "#domain/fields/email.ts";
import { emailTakenMessage, fieldRefusals } from "../../../features/account/refusals.ts";
import type { PhoneRule } from "../../../features/account/use-phone-rule.ts";
import { useRefusedValues } from "../../../features/account/use-refused-values.ts";
import { useSignUpMutation } from "../../../features/account/users-api.ts";
import { track } from "../../../platform/analytics/track.ts";
import { type Entered, type FieldName, fieldIds } from "./sign-up-entry.ts";

const fieldNames = Object.keys(fieldIds) as FieldName[];
const focus = (field: FieldName) => document.getElementById(fieldIds[field])?.focus();

/** Whether it is said at a field of the form, rather than of the whole. */
export const isAtField = (failure: CallFailure): boolean =>
  failure.code === "EmailTaken" || fieldNames.some((field) => field in fieldRefusals(failure));

/**
 * Sends what has been entered, and keeps what the shop has refused of it.
 * @param redirect the page that was wanted, to which the verification link leads; null for none
 * @param onDone is given the address that the link has gone to
 */
export function useSignUp(redirect: string | null, phoneRule: PhoneRule, onDone: (email: string) => void) {
  const [sending, setSending] = useState(false);
  const [signUp, { error }] = useSignUpMutation();
  const { refuse, refusalOf } = useRefusedValues<FieldName>();

  const send = async (entered: Entered, phoneCountry: AddressCountry) => {
    const rules = await phoneRule.demand();
    if (!rules) return;
    if (rules.phoneProblem(entered.phone, { country: phoneCountry, required: false, mobile: true })) return focus("phone");
    const email = normaliseEmail(entered.email);
    const { error: refused } = await signUp({
      email,
      password: entered.password,
      firstName: cleanText(entered.firstName),
      lastName: cleanText(entered.lastName),
      phone: rules.internationalPhone(entered.phone, phoneCountry) ?? undefined,
      dateOfBirth: readBirthDate(entered.dateOfBirth) || undefined,
      agreeToMarketing: entered.agreeToMarketing,
      acceptTerms: true,
      redirect: redirect ?? undefined,
    });
    if (!refused) {
      track({ type: "signedUp" });
      return onDone(email);
    }
    const failure = refused as CallFailure;
    const messages: Partial<Record<FieldName, string>> =
      failure.code === "EmailTaken" ? { email: emailTakenMessage(email) } : fieldRefusals(failure);
    for (const field of fieldNames) {
      const message = messages[field];
      if (message) refuse(field, String(entered[field]), message);
    }
    const first = fieldNames.find((field) => field in messages);
    if (first) focus(first);
  };

  return {
    sending,
    failure: sending ? undefined : (error as CallFailure | undefined),
    /** What the shop has refused a field's present value for. */
    refusalOf: (field: FieldName, entered: Entered) => refusalOf(field, String(entered[field])),
    async send(entered: Entered, phoneCountry: AddressCountry) {
      // From here on, not from when the call is made: the rule of phone numbers may still be on its way, and so may a second press.
      if (sending) return;
      setSending(true);
      await send(entered, phoneCountry).finally(() => setSending(false));
    },
  };
}
