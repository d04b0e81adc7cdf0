import { Button } from "@tread/design-system/button";
import { Card } from "@tread/design-system/card";
import { Checkbox } from "@tread/design-system/checkbox";
import { useForm } from "@tread/design-system/form";
import { Note } from "@tread/design-system/note";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { CallFailure } from "#contract/rendering.ts";
import type { Address } from "#domain/checkout/address.ts";
import { type AddressDraft, normaliseAddress } from "#domain/fields/address.ts";
import { offeredCountries } from "#domain/fields/address-country.ts";
import * as styles from "../../../features/account/account.css.ts";
import { type SavedAddress, useSaveAddressMutation } from "../../../features/account/account-api.ts";
import { noticeGone } from "../../../features/account/notice-gone.ts";
import { UnsavedNote } from "../../../features/account/unsaved-note.tsx";
import { addressErrors, errorsByField, errorsByName } from "../../../features/checkout/address-errors.ts";
import { AddressFields } from "../../../features/checkout/address-fields.tsx";
import { addressNames } from "../../../features/checkout/address-labels.ts";
import { ErrorSummary } from "../../../features/forms/error-summary.tsx";
import { useUnsavedDraft } from "../../../features/session/use-unsaved-draft.ts";
import { useCountry } from "../../../features/shop/use-shop.ts";
import { useAppDispatch } from "../../../platform/store/hooks.ts";

const unableToSave = "We couldn't save that address, so try again in a moment.";

/** What is said when an address is refused. */
function refusalMessage({ code, message }: CallFailure): string {
  // ERRCAT-66.
  if (code === "IdenticalAddress") return "You've already saved an identical address.";
  if (code === "AddressNotFound") return "This address has been deleted elsewhere, so save again to keep it as a new one.";
  return code === "TooManyAddresses" || code === "Unreachable" ? message : unableToSave;
}

/** What an address form holds. An address that is kept already has an id. */
export type AddressEntry = AddressDraft & Pick<SavedAddress, "type" | "isDefaultBilling" | "isDefaultShipping"> & { id?: string };

export interface AddressFormProps {
  /** The address to change, or what a new one starts with. */
  start: AddressEntry;
  onSaved: () => void;
  onCancel: () => void;
}

/** A new address, or another one in place of one that is kept. */
export default function AddressForm({ start, onSaved, onCancel }: AddressFormProps) {
  const { id, isDefaultBilling, isDefaultShipping } = start;
  const dispatch = useAppDispatch();
  const shop = useCountry();
  const offered = offeredCountries("billing", shop.code === "nz" ? "NZ" : "AU");
  const [entry, setKeptEntry, isBack] = useUnsavedDraft("address", start);
  const [problem, setProblem] = useState<string | null>(null);
  const setEntry: typeof setKeptEntry = (next) => {
    // What was said of the address that was sent is not true of another.
    setProblem(null);
    setKeptEntry(next);
  };
  // One that was deleted elsewhere has no place to go back to: what was typed is then a new one.
  const [deleted, setDeleted] = useState(false);
  const [save, { isLoading }] = useSaveAddressMutation();
  const title = useRef<HTMLElement>(null);
  const problemBox = useRef<HTMLDivElement>(null);
  // What was pressed to come here is gone.
  useEffect(() => title.current?.focus(), []);

  const form = useForm({
    errors: errorsByName("saved", addressErrors(entry, offered)),
    async onSubmit() {
      if (isLoading) return;
      setProblem(null);
      // One that was the default need not be any more by now, which to save it is no wish to undo.
      const defaults = {
        isDefaultShipping: entry.isDefaultShipping && !isDefaultShipping,
        isDefaultBilling: entry.isDefaultBilling && !isDefaultBilling,
      };
      const body = { ...normaliseAddress(entry as Address), ...defaults };
      const { data, error } = await save(deleted ? { body } : { id, body });
      if (data) return onSaved();
      if (dispatch(noticeGone(error))) setDeleted(true);
      // What is empty takes no focus, so the sentence has to be there first.
      flushSync(() => setProblem(refusalMessage(error as CallFailure)));
      problemBox.current?.focus();
    },
  });
  const summary = Object.entries(form.errors).flatMap(([fieldId, message]) =>
    message && form.refusals > 0 ? [{ fieldId, message }] : [],
  );

  return (
    <Card ref={title} tabIndex={-1} title={id === undefined ? "New address" : "Change address"} className={styles.formCard}>
      <form {...form.formProps} method="dialog" className={styles.form}>
        {isBack && <UnsavedNote />}
        {summary.length > 1 && <ErrorSummary errors={summary} names={addressNames("saved")} />}
        <div ref={problemBox} tabIndex={-1} role="alert" className={styles.problem}>
          {problem && <Note tone="error">{problem}</Note>}
        </div>
        {/* What would be typed while it is on its way would go with the form. */}
        <div inert={isLoading} className={styles.form}>
          <AddressFields
            purpose="saved"
            value={entry}
            onChange={(next, how) =>
              setEntry(({ type, isDefaultShipping, isDefaultBilling }) => ({
                ...next,
                id,
                type: how ?? type,
                isDefaultShipping,
                isDefaultBilling,
              }))
            }
            errors={errorsByField("saved", form.errors)}
            offered={offered}
          />
          {/* One that is the default stays it until another one takes its place. */}
          {(!isDefaultShipping || !isDefaultBilling) && (
            <div className={styles.choices}>
              {!isDefaultShipping && (
                <Checkbox
                  name="defaultShipping"
                  checked={entry.isDefaultShipping}
                  onChange={(checked) => setEntry({ ...entry, isDefaultShipping: checked })}
                >
                  Deliver here unless I say otherwise
                </Checkbox>
              )}
              {!isDefaultBilling && (
                <Checkbox
                  name="defaultBilling"
                  checked={entry.isDefaultBilling}
                  onChange={(checked) => setEntry({ ...entry, isDefaultBilling: checked })}
                >
                  Bill here unless I say otherwise
                </Checkbox>
              )}
            </div>
          )}
        </div>
        <div className={styles.actions}>
          <Button type="submit" size="lg" loading={isLoading} loadingLabel="Saving">
            Save address
          </Button>
          <Button size="lg" variant="ghost" disabled={isLoading} onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  );
}
