import { Link } from "@tread/design-system/link";
import { Skeleton } from "@tread/design-system/skeleton";
import { typeStyle } from "@tread/design-system/text";
import type { ReactNode } from "react";
import { addressLines } from "#domain/checkout/address-lines.ts";
import type { CheckoutState } from "#domain/checkout/checkout-state.ts";
import { courierWords } from "#domain/checkout/courier-words.ts";
import { byEmail } from "#domain/checkout/shipping-methods.ts";
import { writtenPhone } from "#domain/fields/written-phone.ts";
import { storeAddressLines } from "#domain/stores/store.ts";
import { useShopHref } from "../shop/use-shop.ts";
import * as styles from "./checkout.css.ts";

export interface DoneStepsProps {
  state: CheckoutState;
  /** How the order is sent, once that is chosen; null while its words are still on their way. */
  shippingLabel?: string | null;
}

interface DoneStepProps {
  label: string;
  /** The answer, a line each. */
  lines: readonly ReactNode[];
  /** What is changed, and on which step. */
  what: string;
  step: string;
}

function DoneStep({ label, lines, what, step }: DoneStepProps) {
  const href = useShopHref();
  return (
    <div className={styles.doneRow}>
      <dt className={styles.doneLabel}>{label}</dt>
      <dd className={styles.doneValue}>
        {lines.map((line, index) => (
          <div key={index}>{line}</div>
        ))}
      </dd>
      <dd className={styles.doneChange}>
        <Link href={href(`/checkout/${step}`)} aria-label={`Change ${what}`}>
          Change
        </Link>
      </dd>
    </div>
  );
}

/** What has been answered already, with a way back to each answer. */
export function DoneSteps({ state, shippingLabel }: DoneStepsProps) {
  const { contact, delivery, pickup, shippingType } = state;
  const { methodCode, instructions, authorityToLeave } = delivery.options;
  const isByEmail = methodCode === byEmail;
  const sent = shippingLabel ?? <Skeleton shape="box" width="60%" height="1lh" />;
  const isPickedUp = shippingType === "STORE_PICKUP";
  return (
    <dl className={`${styles.done} ${typeStyle("body.sm")}`}>
      {contact && (
        <DoneStep
          label="Contact"
          lines={[`${contact.firstName} ${contact.lastName}`, contact.email, writtenPhone(contact.phone)]}
          what="contact"
          step="contact-info"
        />
      )}
      {shippingLabel !== undefined && isPickedUp && pickup.store && (
        <DoneStep
          label="Pick up from"
          lines={[pickup.store.name, storeAddressLines(pickup.store.address).join(", "), sent]}
          what="pickup"
          step="shipping"
        />
      )}
      {shippingLabel !== undefined && !isPickedUp && delivery.address && (
        <DoneStep
          label={isByEmail ? "Sent to" : "Deliver to"}
          lines={
            isByEmail
              ? [contact?.email, sent]
              : [
                  delivery.address.contactName,
                  addressLines(delivery.address).slice(0, -1).join(", "),
                  sent,
                  ...courierWords({ authorityToLeave, instructions: instructions?.delivery }),
                ]
          }
          what="delivery"
          step="shipping"
        />
      )}
    </dl>
  );
}
