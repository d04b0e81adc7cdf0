import { Button } from "@tread/design-system/button";
import { Checkbox } from "@tread/design-system/checkbox";
import { EmailField, FormLayout } from "@tread/design-system/field";
import { useForm } from "@tread/design-system/form";
import { Link } from "@tread/design-system/link";
import { PhoneField } from "@tread/design-system/phone-field";
import { useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import type { AddressCountry } from "#domain/checkout/address.ts";
import { redirectPath } from "#domain/session/redirect-path.ts";
import { calendarIn, isoDate } from "#domain/time/calendar.ts";
import * as styles from "../../../features/account/account-forms.css.ts";
import { BirthDateField } from "../../../features/account/birth-date-field.tsx";
import { carryEmail } from "../../../features/account/carried-email.ts";
import { NewPasswordFields } from "../../../features/account/new-password-fields.tsx";
import { refusalMessage, refusals } from "../../../features/account/refusals.ts";
import { usePhoneRule } from "../../../features/account/use-phone-rule.ts";
import { FormProblems } from "../../../features/forms/form-problems.tsx";
import { NameFields } from "../../../features/forms/name-fields.tsx";
import { signInPathFor } from "../../../features/session/sign-in-path.ts";
import { NeedsScript } from "../../../features/shop/needs-script.tsx";
import { useCountry, useShopHref } from "../../../features/shop/use-shop.ts";
import { type Entered, type FieldName, fieldIds, nothing, signUpErrors } from "./sign-up-entry.ts";
import { isAtField, useSignUp } from "./use-sign-up.ts";

/** What an account begins with. `onDone` is given the address that the verification link has gone to. */
export function SignUpForm({ onDone }: { onDone: (email: string) => void }) {
  const href = useShopHref();
  const country = useCountry();
  const [search] = useSearchParams();
  const location = useLocation();
  const wanted = redirectPath(search.get("redirect"));
  const [entered, setEntered] = useState<Entered>(nothing);
  const [phoneCountry, setPhoneCountry] = useState<AddressCountry>(country.code === "nz" ? "NZ" : "AU");
  const [started, setStarted] = useState(false);
  const phoneRule = usePhoneRule(started);
  const { sending, failure, refusalOf, send } = useSignUp(wanted, phoneRule, onDone);
  const own = signUpErrors(entered, phoneCountry, phoneRule.problem, isoDate(calendarIn(country.timeZone, Date.now())));
  const all = Object.fromEntries(
    (Object.keys(fieldIds) as FieldName[]).map((field) => [field, own[field] ?? refusalOf(field, entered)]),
  ) as Record<FieldName, string | undefined>;
  const form = useForm({ errors: all, onSubmit: () => send(entered, phoneCountry) });
  const shown = form.errors;
  const set =
    <Field extends keyof Entered>(field: Field) =>
    (value: Entered[Field]) =>
      setEntered((before) => ({ ...before, [field]: value }));
  const taken = refusalOf("email", entered) !== undefined && failure?.code === "EmailTaken";

  return (
    <form {...form.formProps} method="dialog" className={styles.form} onFocus={() => setStarted(true)}>
      <NeedsScript what="Creating an account" instead="ask" />
      <FormProblems fields={fieldIds} errors={shown} refusals={form.refusals}>
        {failure && !isAtField(failure) && refusalMessage(refusals.signUp, failure)}
      </FormProblems>
      <FormLayout>
        <NameFields
          ids={fieldIds}
          value={entered}
          onChange={(part, text) => set(part)(text)}
          errors={shown}
          valid={{ firstName: !all.firstName, lastName: !all.lastName }}
        />
        <EmailField
          id={fieldIds.email}
          name="email"
          label="Email"
          autoComplete="username"
          required
          value={entered.email}
          onChange={set("email")}
          error={shown.email}
          valid={!all.email}
        />
        {taken && (
          <div className={styles.beside}>
            <Link href={href(`/account/password/forgot${location.search}`)} onClick={() => carryEmail(entered.email)}>
              Forgot your password?
            </Link>
            <Link href={href(signInPathFor(wanted))}>Sign in</Link>
          </div>
        )}
        <NewPasswordFields
          ids={fieldIds}
          value={entered}
          onChange={(value) => setEntered((before) => ({ ...before, ...value }))}
          errors={shown}
        />
        <PhoneField
          id={fieldIds.phone}
          name="phone"
          label="Mobile"
          value={entered.phone}
          onChange={set("phone")}
          country={phoneCountry}
          onCountryChange={(code) => setPhoneCountry(code === "AU" ? "AU" : "NZ")}
          error={shown.phone}
          valid={phoneRule.problem !== null && entered.phone !== "" && !all.phone}
          help="Australian or New Zealand, for deliveries only."
        />
        <BirthDateField
          id={fieldIds.dateOfBirth}
          name="dateOfBirth"
          value={entered.dateOfBirth}
          onChange={set("dateOfBirth")}
          error={shown.dateOfBirth}
          valid={entered.dateOfBirth !== "" && !all.dateOfBirth}
        />
      </FormLayout>
      <Checkbox name="agreeToMarketing" checked={entered.agreeToMarketing} onChange={set("agreeToMarketing")}>
        Send me drops, sales and the odd bad pun. Unsubscribe any time.
      </Checkbox>
      <Checkbox
        id={fieldIds.acceptTerms}
        name="acceptTerms"
        required
        checked={entered.acceptTerms}
        onChange={set("acceptTerms")}
        error={shown.acceptTerms}
      >
        I agree to the <Link href={href("/articles/terms-and-conditions")}>terms</Link> and{" "}
        <Link href={href("/articles/privacy-policy")}>privacy policy</Link>.
      </Checkbox>
      <Button type="submit" size="xl" block loading={sending} loadingLabel="Creating your account">
        Create account
      </Button>
    </form>
  );
}
