import type { useForm } from "@tread/design-system/form";
import { errorsByField } from "../../../features/checkout/address-errors.ts";
import { AddressFields, type AddressFieldsProps } from "../../../features/checkout/address-fields.tsx";
import { addressNames } from "../../../features/checkout/address-labels.ts";
import * as styles from "../../../features/checkout/checkout.css.ts";
import { ErrorSummary } from "../../../features/forms/error-summary.tsx";

export interface BillingFieldsProps extends Omit<AddressFieldsProps, "purpose" | "errors"> {
  /** The form that they belong to. Nothing is listed before it has refused to be submitted. */
  form: Pick<ReturnType<typeof useForm>, "errors" | "refusals">;
}

/** The fields of an address that is billed, with what is wrong with several of them listed above. */
export default function BillingFields({ form: { errors, refusals }, ...fields }: BillingFieldsProps) {
  const listed = Object.entries(errors).flatMap(([fieldId, message]) => (message && refusals > 0 ? [{ fieldId, message }] : []));
  return (
    <div className={styles.section}>
      {listed.length > 1 && <ErrorSummary errors={listed} names={addressNames("billing")} />}
      <AddressFields {...fields} purpose="billing" errors={errorsByField("billing", errors)} />
    </div>
  );
}
