import { Button } from "@tread/design-system/button";
import { Checkbox } from "@tread/design-system/checkbox";
import { EmailField, FormLayout } from "@tread/design-system/field";
import { useForm } from "@tread/design-system/form";
import { Link } from "@tread/design-system/link";
import { PhoneField } from "@tread/design-system/phone-field";
import { Text } from "@tread/design-system/text";
import { useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import type { CallFailure } from "#contract/rendering.ts";
import type { AddressCountry } from "#domain/checkout/address.ts";
import { birthDateProblem } from "#domain/fields/birth-date.ts";
import { readBirthDate } from "#domain/fields/birth-date-text.ts";
import { cleanText } from "#domain/fields/clean-text.ts";
import { emailProblem, normaliseEmail } from "#domain/fields/email.ts";
import { emailMessages } from "#domain/fields/email-messages.ts";
import { birthDateMessages, firstNameMessages, lastNameMessages, phoneMessages } from "#domain/fields/messages.ts";
import { nameProblem } from "#domain/fields/name.ts";
import { problemMessage } from "#domain/fields/problem-message.ts";
import { redirectPath } from "#domain/session/redirect-path.ts";
import { calendarIn, isoDate } from "#domain/time/calendar.ts";
import * as styles from "../../../features/account/account-forms.css.ts";
import { AuthScreen } from "../../../features/account/auth-screen.tsx";
import { BirthDateField } from "../../../features/account/birth-date-field.tsx";
import { NewPasswordFields, newPasswordErrors, noPassword } from "../../../features/account/new-password-fields.tsx";
import { News } from "../../../features/account/news.tsx";
import { emailTakenMessage, fieldRefusals, refusalMessage, refusals } from "../../../features/account/refusals.ts";
import { ResendVerification } from "../../../features/account/resend-verification.tsx";
import { SignInTabs } from "../../../features/account/sign-in-tabs.tsx";
import { usePhoneRule } from "../../../features/account/use-phone-rule.ts";
import { useRefusedValues } from "../../../features/account/use-refused-values.ts";
import { useSignUpMutation } from "../../../features/account/users-api.ts";
import { FormProblems } from "../../../features/forms/form-problems.tsx";
import { NameFields } from "../../../features/forms/name-fields.tsx";
import { SignedOutOnly } from "../../../features/session/guarded.tsx";
import { signInPathFor } from "../../../features/session/sign-in-path.ts";
import { NeedsScript } from "../../../features/shop/needs-script.tsx";
import { useCountry, useShopHref } from "../../../features/shop/use-shop.ts";
import { track } from "../../../platform/analytics/track.ts";

const fieldIds = {
  firstName: "sign-up-first-name",
  lastName: "sign-up-last-name",
  email: "sign-up-email",
  password: "sign-up-password",
  repeat: "sign-up-repeat",
  phone: "sign-up-phone",
  dateOfBirth: "sign-up-birthday",
  acceptTerms: "sign-up-terms",
} as const;
type FieldName = keyof typeof fieldIds;

const nothing = {
  firstName: "",
  lastName: "",
  email: "",
  ...noPassword,
  phone: "",
  dateOfBirth: "",
  agreeToMarketing: false,
  acceptTerms: false,
};
type Entered = typeof nothing;

type PhoneRule = ReturnType<typeof usePhoneRule>;

function errorsOf(entered: Entered, phoneCountry: AddressCountry, phoneRule: PhoneRule, today: string) {
  const firstName = nameProblem(entered.firstName);
  const lastName = nameProblem(entered.lastName);
  const email = emailProblem(entered.email);
  const phone = phoneRule?.(entered.phone, { country: phoneCountry, required: false, mobile: true });
  const dateOfBirth = birthDateProblem(readBirthDate(entered.dateOfBirth), today);
  return {
    firstName: firstName ? problemMessage(firstNameMessages, firstName) : undefined,
    lastName: lastName ? problemMessage(lastNameMessages, lastName) : undefined,
    email: email ? problemMessage(emailMessages, email) : undefined,
    ...newPasswordErrors(entered),
    phone: phone ? problemMessage(phoneMessages, phone) : undefined,
    dateOfBirth: dateOfBirth ? problemMessage(birthDateMessages, dateOfBirth) : undefined,
    acceptTerms: entered.acceptTerms ? undefined : "Tick the box to agree to the terms.",
  };
}

function SignUpForm({ onDone }: { onDone: (email: string) => void }) {
  const href = useShopHref();
  const country = useCountry();
  const [search] = useSearchParams();
  const location = useLocation();
  const wanted = redirectPath(search.get("redirect"));
  const [entered, setEntered] = useState<Entered>(nothing);
  const [phoneCountry, setPhoneCountry] = useState<AddressCountry>(country.code === "nz" ? "NZ" : "AU");
  const [started, setStarted] = useState(false);
  const phoneRule = usePhoneRule(started);
  const [sending, setSending] = useState(false);
  const [signUp, { error }] = useSignUpMutation();
  const { refuse, refusalOf } = useRefusedValues<FieldName>();
  const today = isoDate(calendarIn(country.timeZone, Date.now()));
  const own = errorsOf(entered, phoneCountry, phoneRule, today);
  const all = Object.fromEntries(
    (Object.keys(fieldIds) as FieldName[]).map((field) => [field, own[field] ?? refusalOf(field, String(entered[field]))]),
  ) as Record<FieldName, string | undefined>;

  const send = async () => {
    const { internationalPhone, phoneProblem } = await import("#domain/fields/phone.ts");
    // Whoever is faster than the rule waits for it: a wrong number goes no further.
    if (phoneProblem(entered.phone, { country: phoneCountry, required: false, mobile: true })) {
      return document.getElementById(fieldIds.phone)?.focus();
    }
    const email = normaliseEmail(entered.email);
    const { error: refused } = await signUp({
      email,
      password: entered.password,
      firstName: cleanText(entered.firstName),
      lastName: cleanText(entered.lastName),
      phone: internationalPhone(entered.phone, phoneCountry) ?? undefined,
      dateOfBirth: readBirthDate(entered.dateOfBirth) || undefined,
      agreeToMarketing: entered.agreeToMarketing,
      acceptTerms: true,
      redirect: wanted ?? undefined,
    });
    if (!refused) {
      track({ type: "signedUp" });
      return onDone(email);
    }
    const failure = refused as CallFailure;
    const fields = failure.code === "EmailTaken" ? { email: emailTakenMessage(email) } : fieldRefusals(failure);
    for (const field of Object.keys(fieldIds) as FieldName[]) {
      const message = (fields as Partial<Record<FieldName, string>>)[field];
      if (message) refuse(field, String(entered[field]), message);
    }
    const [first] = (Object.keys(fieldIds) as FieldName[]).filter((field) => field in fields);
    if (first) document.getElementById(fieldIds[first])?.focus();
  };

  const form = useForm({
    errors: all,
    async onSubmit() {
      // From here on, not from when the call is made: the rule of phone numbers may still be on its way, and so may a second press.
      if (sending) return;
      setSending(true);
      await send().finally(() => setSending(false));
    },
  });
  const shown = form.errors;
  const set =
    <Field extends keyof Entered>(field: Field) =>
    (value: Entered[Field]) =>
      setEntered((before) => ({ ...before, [field]: value }));
  const failure = sending ? undefined : (error as CallFailure | undefined);
  const taken = refusalOf("email", entered.email) !== undefined && failure?.code === "EmailTaken";

  return (
    <form {...form.formProps} method="dialog" className={styles.form} onFocus={() => setStarted(true)}>
      <NeedsScript what="Creating an account" instead="ask" />
      <FormProblems fields={fieldIds} errors={shown} refusals={form.refusals}>
        {failure && failure.code !== "EmailTaken" && refusalMessage(refusals.signUp, failure)}
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
            <Link href={href(`/account/password/forgot${location.search}`)}>Forgot your password?</Link>
            <Link href={href(wanted ? signInPathFor(wanted) : "/account/signin")}>Sign in</Link>
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
          valid={phoneRule !== null && entered.phone !== "" && !all.phone}
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

/** Creates an account (ROUTE-26, AUTH-11, AUTH-12), and tells where its verification link has gone. */
export function SignUpPage() {
  const [mailed, setMailed] = useState<string | null>(null);
  return (
    <SignedOutOnly>
      <AuthScreen
        headline={mailed ? { shout: "Nearly", aside: "there." } : { shout: "New", aside: "here? Hi." }}
        poster={1}
        note="Free to join. First pick of every drop, member prices, faster checkout."
      >
        {mailed ? (
          <News title="Check your email.">
            <Text>
              We've sent a link to <strong>{mailed}</strong>. Open it to verify your address, and you're in.
            </Text>
            <Text tone="secondary">Nothing there? Have a look in your spam, or get another.</Text>
            <ResendVerification to={{ email: mailed }} />
          </News>
        ) : (
          <>
            <SignInTabs current="signUp" />
            <SignUpForm onDone={setMailed} />
          </>
        )}
      </AuthScreen>
    </SignedOutOnly>
  );
}
