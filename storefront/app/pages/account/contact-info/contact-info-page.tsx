import { Button } from "@tread/design-system/button";
import { Checkbox } from "@tread/design-system/checkbox";
import { FormLayout, TextField } from "@tread/design-system/field";
import { useForm } from "@tread/design-system/form";
import { Link } from "@tread/design-system/link";
import { PhoneField } from "@tread/design-system/phone-field";
import { Skeleton } from "@tread/design-system/skeleton";
import { typeStyle } from "@tread/design-system/text";
import { useState } from "react";
import type { CallFailure } from "#contract/rendering.ts";
import type { AddressCountry } from "#domain/checkout/address.ts";
import { telephoneLink } from "#domain/country/country.ts";
import { birthDateProblem } from "#domain/fields/birth-date.ts";
import { birthDateText, readBirthDate } from "#domain/fields/birth-date-text.ts";
import { cleanText } from "#domain/fields/clean-text.ts";
import { birthDateMessages, firstNameMessages, lastNameMessages, phoneMessages } from "#domain/fields/messages.ts";
import { nameProblem } from "#domain/fields/name.ts";
import { problemMessage } from "#domain/fields/problem-message.ts";
import { phoneCountry as countryOfPhone, writtenPhone } from "#domain/fields/written-phone.ts";
import { calendarIn, isoDate } from "#domain/time/calendar.ts";
import * as styles from "../../../features/account/account.css.ts";
import type { Account, AccountChange } from "../../../features/account/account-api.ts";
import { AccountHeading } from "../../../features/account/account-heading.tsx";
import { BirthDateField } from "../../../features/account/birth-date-field.tsx";
import { newestAccount } from "../../../features/account/newest-account.ts";
import { refusalMessage, refusals } from "../../../features/account/refusals.ts";
import { UnsavedNote } from "../../../features/account/unsaved-note.tsx";
import { updateAccount } from "../../../features/account/update-account.ts";
import { usePhoneRule } from "../../../features/account/use-phone-rule.ts";
import { WithAccount } from "../../../features/account/with-account.tsx";
import { keepFocusNear } from "../../../features/alerts/keep-focus-near.ts";
import { showAlert } from "../../../features/alerts/show-alert.ts";
import { FormProblems } from "../../../features/forms/form-problems.tsx";
import { NameFields } from "../../../features/forms/name-fields.tsx";
import { useUnsavedDraft } from "../../../features/session/use-unsaved-draft.ts";
import { NeedsScript } from "../../../features/shop/needs-script.tsx";
import { useCountry } from "../../../features/shop/use-shop.ts";
import { useAppDispatch } from "../../../platform/store/hooks.ts";
import { CloseAccount } from "./close-account.tsx";

const fieldIds = {
  firstName: "account-first-name",
  lastName: "account-last-name",
  phone: "account-phone",
  dateOfBirth: "account-date-of-birth",
} as const;

const noNumber = "Enter a number that we can text, or untick texts below.";

interface Draft {
  firstName: string;
  lastName: string;
  phone: string;
  phoneCountry: AddressCountry;
  /** As typed. */
  dateOfBirth: string;
  email: boolean;
  sms: boolean;
}

/** @param here where a number is from that does not say so itself */
function draftOf({ customer }: Account, here: AddressCountry): Draft {
  const { firstName, lastName, subscriptions } = customer;
  const phone = customer.phone ?? "";
  const phoneCountry = countryOfPhone(phone) ?? here;
  return { firstName, lastName, phone: writtenPhone(phone), phoneCountry, dateOfBirth: "", ...subscriptions };
}

/**
 * What is sent: a birth date only while it is not set, and when there is one (ACCT-03).
 * @param phone with its country, which the shop does not know otherwise
 */
function changeOf({ firstName, lastName, dateOfBirth, email, sms }: Draft, phone: string, isLocked: boolean): AccountChange {
  return {
    customer: {
      firstName: cleanText(firstName),
      lastName: cleanText(lastName),
      phone,
      subscriptions: { email, sms },
      ...(!isLocked && dateOfBirth && { dateOfBirth: readBirthDate(dateOfBirth) }),
    },
  };
}

/** The fields that hold something else by now. */
const changedSince = (sent: Draft, now: Draft): Partial<Draft> =>
  Object.fromEntries(Object.entries(now).filter(([field, value]) => value !== sent[field as keyof Draft]));

function ContactForm({ account }: { account: Account }) {
  const dispatch = useAppDispatch();
  const country = useCountry();
  const here = country.code === "nz" ? "NZ" : "AU";
  const [opened, setOpened] = useState(() => draftOf(account, here));
  const [draft, setDraft, isBack] = useUnsavedDraft("contact-info", opened);
  const { phoneCountry } = draft;
  const [entered, setEntered] = useState(false);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const phoneRule = usePhoneRule(entered);
  const { email, dateOfBirth: set } = account.customer;
  const isLocked = set !== undefined;
  // Who has had texts without one so far can still save everything else.
  const needsPhone = draft.sms && !opened.sms;

  const today = isoDate(calendarIn(country.timeZone, Date.now()));
  const firstName = nameProblem(draft.firstName);
  const lastName = nameProblem(draft.lastName);
  const phone = phoneRule.problem?.(draft.phone, { country: phoneCountry, required: false });
  const dateOfBirth = isLocked ? null : birthDateProblem(readBirthDate(draft.dateOfBirth), today);

  const form = useForm({
    errors: {
      firstName: firstName ? problemMessage(firstNameMessages, firstName) : undefined,
      lastName: lastName ? problemMessage(lastNameMessages, lastName) : undefined,
      phone: needsPhone && draft.phone.trim() === "" ? noNumber : phone ? problemMessage(phoneMessages, phone) : undefined,
      dateOfBirth: dateOfBirth ? problemMessage(birthDateMessages, dateOfBirth) : undefined,
    },
    async onSubmit() {
      if (saving) return;
      setSaving(true);
      try {
        const rules = await phoneRule.demand();
        if (!rules) return;
        if (rules.phoneProblem(draft.phone, { country: phoneCountry, required: false })) {
          return document.getElementById(fieldIds.phone)?.focus();
        }
        setProblem(null);
        // What was changed in another tab since the form was opened stays, where it was not changed in this one too.
        const sent = { ...draftOf(await dispatch(newestAccount()), here), ...changedSince(opened, draft) };
        const saved = draftOf(
          await dispatch(updateAccount(changeOf(sent, rules.internationalPhone(sent.phone, sent.phoneCountry) ?? "", isLocked))),
          here,
        );
        setOpened(saved);
        // What was typed while it was on its way is still to be saved.
        setDraft((now) => ({ ...saved, ...changedSince(draft, now) }));
        form.reset();
        dispatch(showAlert({ content: "Your details are saved." }));
      } catch (failure) {
        setProblem(refusalMessage(refusals.contactInfo, failure as CallFailure));
      } finally {
        setSaving(false);
      }
    },
  });
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const cancel = () => {
    const known = draftOf(account, here);
    setOpened(known);
    setDraft(known);
    setProblem(null);
    form.reset();
  };

  return (
    <form {...form.formProps} method="dialog" className={styles.form} onFocus={() => setEntered(true)}>
      {isBack && <UnsavedNote />}
      <FormProblems fields={fieldIds} errors={form.errors} refusals={form.refusals}>
        {problem}
      </FormProblems>
      <FormLayout>
        <NameFields ids={fieldIds} value={draft} onChange={(part, text) => change({ [part]: text })} errors={form.errors} />
        <TextField label="Email" required disabled value={email} help="Your sign-in. To change it, contact us." />
        <PhoneField
          id={fieldIds.phone}
          name="phone"
          label="Mobile"
          required={needsPhone}
          value={draft.phone}
          onChange={(text) => change({ phone: text })}
          country={phoneCountry}
          onCountryChange={(code) => change({ phoneCountry: code === "AU" ? "AU" : "NZ" })}
          error={form.errors.phone}
        />
        {isLocked ? (
          <TextField
            label="Birthday"
            required
            disabled
            value={birthDateText(set)}
            help={
              <>
                Set. <Link href={telephoneLink(country.supportPhone)}>Contact support</Link> if it's wrong.
              </>
            }
          />
        ) : (
          <div ref={keepFocusNear}>
            <BirthDateField
              id={fieldIds.dateOfBirth}
              name="dateOfBirth"
              value={draft.dateOfBirth}
              onChange={(text) => change({ dateOfBirth: text })}
              error={form.errors.dateOfBirth}
            />
          </div>
        )}
      </FormLayout>
      <fieldset className={styles.choices}>
        <legend className={`${styles.legend} ${typeStyle("label.md")}`}>Keep me posted</legend>
        <Checkbox name="subscriptionEmail" checked={draft.email} onChange={(checked) => change({ email: checked })}>
          By email
        </Checkbox>
        <Checkbox name="subscriptionSms" checked={draft.sms} onChange={(checked) => change({ sms: checked })}>
          By text
        </Checkbox>
      </fieldset>
      <div className={styles.actions}>
        <Button type="submit" size="lg" loading={saving} loadingLabel="Saving">
          Save
        </Button>
        <Button size="lg" variant="ghost" disabled={saving} onClick={cancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function FormSkeleton() {
  return (
    <div className={styles.form}>
      {[1, 2, 3, 4, 5, 6, 7].map((field) => (
        <Skeleton key={field} shape="box" height={80} />
      ))}
    </div>
  );
}

/** Who the shopper is, and what is sent to them (ROUTE-31). A birthday is set once and then locked (ACCT-13). */
export function ContactInfoPage() {
  return (
    <>
      <AccountHeading shout="Contact" aside="details" />
      <NeedsScript what="Changing your details" instead="ask" />
      <WithAccount skeleton={<FormSkeleton />}>
        {(account) => (
          <>
            <ContactForm account={account} />
            <CloseAccount email={account.customer.email} />
          </>
        )}
      </WithAccount>
    </>
  );
}
