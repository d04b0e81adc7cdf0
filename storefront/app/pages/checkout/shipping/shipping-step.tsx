import { Icon } from "@tread/design-system/icon";
import { Link } from "@tread/design-system/link";
import { Segment } from "@tread/design-system/segment";
import { Skeleton } from "@tread/design-system/skeleton";
import { Text } from "@tread/design-system/text";
import type { ShippingType } from "#domain/checkout/checkout-state.ts";
import { sentByEmail } from "#domain/checkout/shipping-methods.ts";
import * as styles from "../../../features/checkout/checkout.css.ts";
import { checkoutChanged } from "../../../features/checkout/checkout-slice.ts";
import { DoneSteps } from "../../../features/checkout/done-steps.tsx";
import { StepFrame } from "../../../features/checkout/step-frame.tsx";
import { type CheckoutView, useCheckout } from "../../../features/checkout/use-checkout.ts";
import { useOrderedElsewhere } from "../../../features/checkout/use-ordered-elsewhere.ts";
import { useShopHref } from "../../../features/shop/use-shop.ts";
import { onDemand } from "../../../platform/hydration/on-demand.tsx";
import { useAppDispatch } from "../../../platform/store/hooks.ts";
import { DeliveryForm } from "./delivery-form.tsx";

/** Most orders are delivered, so the stores come when they are asked for. */
const PickupForm = onDemand(() => import("./pickup-form.tsx"), <Skeleton shape="box" height={320} />);

/** Delivery or pickup, and what each asks for (SHIP-01). Who has chosen neither has their order delivered (SHIP-12). */
function ShippingForm(view: CheckoutView) {
  const { state, info } = view;
  const dispatch = useAppDispatch();
  const href = useShopHref();
  useOrderedElsewhere();
  const collects = info?.availableShippingMethods.some(({ type }) => type === "storePickup") ?? true;
  const type = collects ? (state.shippingType ?? "DELIVERY") : "DELIVERY";
  const noStore = info?.storeIdsWithStock.length === 0;
  const foot = (
    <Link className={styles.back} variant="standalone" href={href("/checkout/contact-info")}>
      <Icon name="arrow-left" size="md" />
      Back to contact
    </Link>
  );
  return (
    <div className={styles.stepForm}>
      <DoneSteps state={state} />
      {collects && (
        <div className={styles.section}>
          <Segment<ShippingType>
            legend="Delivery or pickup"
            name="shippingType"
            value={type}
            onChange={(shippingType) => dispatch(checkoutChanged({ shippingType }))}
            options={[
              { value: "DELIVERY", label: "Deliver it", icon: <Icon name="truck" /> },
              {
                value: "STORE_PICKUP",
                label: "I'll pick up",
                icon: <Icon name="store" />,
                disabled: noStore,
              },
            ]}
          />
          {noStore && (
            <Text variant="body.sm" tone="secondary">
              No store has everything in your cart, so you can't pick it up.
            </Text>
          )}
        </div>
      )}
      {type === "DELIVERY" ? <DeliveryForm {...view} foot={foot} /> : <PickupForm {...view} foot={foot} />}
    </div>
  );
}

/** Checkout step 2: where and how the order goes. */
export function ShippingStep() {
  const view = useCheckout("shipping");
  const isByEmail = sentByEmail(view?.info?.availableShippingMethods ?? []);
  return (
    <StepFrame headline={isByEmail ? { shout: "Your", aside: "address." } : { shout: "Where’s it", aside: "going?" }} view={view}>
      {view && <ShippingForm {...view} />}
    </StepFrame>
  );
}
