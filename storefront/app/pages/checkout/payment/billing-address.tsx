import { Checkbox } from "@tread/design-system/checkbox";
import type { useForm } from "@tread/design-system/form";
import { Skeleton } from "@tread/design-system/skeleton";
import { Title } from "@tread/design-system/text";
import * as styles from "../../../features/checkout/checkout.css.ts";
import { SavedAddressRows } from "../../../features/checkout/saved-address-rows.tsx";
import { onDemand } from "../../../platform/hydration/on-demand.tsx";
import type { BillingView } from "./use-billing.ts";

// Most are billed where it is delivered to.
const BillingFields = onDemand(() => import("./billing-fields.tsx"), <Skeleton shape="box" height={420} />);

export interface BillingAddressProps {
  billing: BillingView;
  /** What the address is called that the checkout has already; null where it has none, as for what a store keeps. */
  sameAs: string | null;
  form: ReturnType<typeof useForm>;
}

/** The section of the payment step that asks where the order is billed to. */
export function BillingAddress({ billing, sameAs, form }: BillingAddressProps) {
  const { draft, offered } = billing;
  return (
    <section className={styles.section}>
      <Title level={2} size="lg">
        Billing address
      </Title>
      {sameAs !== null && (
        <Checkbox name="billingSame" checked={draft === null} onChange={billing.setSameAsDelivery}>
          {sameAs}
        </Checkbox>
      )}
      {draft && (
        <SavedAddressRows
          saved={billing.saved}
          legend="Billing address"
          name="billingAddress"
          purpose="isDefaultBilling"
          value={billing.chosen}
          onChange={billing.choose}
        >
          <BillingFields value={draft} onChange={billing.setDraft} form={form} offered={offered} />
        </SavedAddressRows>
      )}
    </section>
  );
}
