import { Link } from "@tread/design-system/link";
import { Skeleton } from "@tread/design-system/skeleton";
import { typeStyle } from "@tread/design-system/text";
import { addressLines } from "#domain/checkout/address-lines.ts";
import type { CheckoutState } from "#domain/checkout/checkout-state.ts";
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

/** What has been answered already, with a way back to each answer. */
export function DoneSteps({ state, shippingLabel }: DoneStepsProps) {
  const href = useShopHref();
  const { contact, delivery, pickup, shippingType } = state;
  const { methodCode, instructions } = delivery.options;
  const isByEmail = methodCode === byEmail;
  return (
    <dl className={`${styles.done} ${typeStyle("body.sm")}`}>
      {contact && (
        <div className={styles.doneRow}>
          <dt className={styles.doneLabel}>Contact</dt>
          <dd className={styles.doneValue}>
            <div>
              {contact.firstName} {contact.lastName}
            </div>
            <div>{contact.email}</div>
            <div>{writtenPhone(contact.phone)}</div>
          </dd>
          <dd className={styles.doneChange}>
            <Link href={href("/checkout/contact-info")} aria-label="Change contact">
              Change
            </Link>
          </dd>
        </div>
      )}
      {shippingLabel !== undefined && shippingType === "STORE_PICKUP" && pickup.store && (
        <div className={styles.doneRow}>
          <dt className={styles.doneLabel}>Pick up from</dt>
          <dd className={styles.doneValue}>
            <div>{pickup.store.name}</div>
            <div>{storeAddressLines(pickup.store.address).join(", ")}</div>
            <div>{shippingLabel ?? <Skeleton shape="box" width="60%" height="1lh" />}</div>
          </dd>
          <dd className={styles.doneChange}>
            <Link href={href("/checkout/shipping")} aria-label="Change pickup">
              Change
            </Link>
          </dd>
        </div>
      )}
      {shippingLabel !== undefined && shippingType !== "STORE_PICKUP" && delivery.address && (
        <div className={styles.doneRow}>
          <dt className={styles.doneLabel}>{isByEmail ? "Sent to" : "Deliver to"}</dt>
          <dd className={styles.doneValue}>
            {isByEmail ? (
              <div>{contact?.email}</div>
            ) : (
              <>
                <div>{delivery.address.contactName}</div>
                <div>{addressLines(delivery.address).slice(0, -1).join(", ")}</div>
              </>
            )}
            <div>{shippingLabel ?? <Skeleton shape="box" width="60%" height="1lh" />}</div>
            {!isByEmail && instructions && <div>{instructions.delivery}</div>}
          </dd>
          <dd className={styles.doneChange}>
            <Link href={href("/checkout/shipping")} aria-label="Change delivery">
              Change
            </Link>
          </dd>
        </div>
      )}
    </dl>
  );
}
