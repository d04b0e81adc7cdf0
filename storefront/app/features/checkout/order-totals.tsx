import { Label } from "@tread/design-system/badge";
import { Sum, Sums } from "@tread/design-system/order-summary";
import { Text } from "@tread/design-system/text";
import type { ShippingType } from "#domain/checkout/checkout-state.ts";
import { possiblePrices, shippingTypeOf } from "#domain/checkout/shipping-selection.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { givingOffers } from "#domain/promotions/giving-offers.ts";
import * as styles from "../cart/cart.css.ts";
import { useCountry } from "../shop/use-shop.ts";
import type { CheckoutInfo } from "./checkout-api.ts";
import { taxWords } from "./tax-words.ts";

type Totals = Pick<
  CheckoutInfo,
  "itemSubtotal" | "totalDiscount" | "shipping" | "grandTotal" | "amountOutstanding" | "taxIncluded"
>;
type Chosen = Partial<Pick<CheckoutInfo, "availableShippingMethods" | "selectedShippingMethod">>;

interface Given {
  /** The offers that the discount is from; none where nobody has kept them. */
  promotions?: {
    readonly appliedPromotions: readonly { readonly id: string; readonly name: string; readonly bringsItem?: boolean }[];
  };
  /** What was taken from them. */
  promoItems?: readonly { readonly promotionId: string }[];
}

export interface OrderTotalsProps {
  info: Totals & Chosen & Given;
  /** They are being asked for again, so they may still change. */
  busy: boolean;
  /** What the delivery or pickup is called. Taken from the chosen method where the totals bring one. */
  delivery?: string;
  /** Delivery or pickup, where that is chosen and how, or where from, may still be open. */
  shippingType?: ShippingType | null;
  /** What the last amount is: Total, or what credits leave to pay, unless it has been paid. */
  total?: string;
  /** What gift cards and points pay of it, each in cents. */
  credits?: readonly { readonly label: string; readonly amount: number }[];
}

/** The sums of a cart or an order. */
export function OrderTotals({ info, busy, delivery, shippingType = null, total, credits = [] }: OrderTotalsProps) {
  const country = useCountry();
  const money = (cents: number, withCode = false) => formatMoney(cents, country.code, { withCode });
  const { availableShippingMethods: methods = [] } = info;
  // Where there is one way, as for what comes by email, there is nothing to choose.
  const method = methods.find(({ code }) => methods.length === 1 || code === info.selectedShippingMethod);
  const label = delivery ?? (method && (method.type === "storePickup" ? method.label : `${method.label} delivery`));
  const prices = possiblePrices(methods, shippingType);
  const word = shippingTypeOf(methods, shippingType) === "storePickup" ? "Pickup" : "Delivery";
  const cheapest = Math.min(...prices);
  const rest = credits.length === 0 ? "Total" : info.amountOutstanding > 0 ? "Left to pay" : "Nothing left to pay";
  const none = methods.length > 0 ? "Unavailable" : "At the next step";
  const estimate = prices.length === 0 ? none : cheapest === 0 ? "Free" : `From ${money(cheapest)}`;
  return (
    <div aria-busy={busy || undefined}>
      <Sums className={busy ? styles.settling : undefined}>
        <Sum label="Subtotal" amount={money(info.itemSubtotal)} />
        {info.totalDiscount > 0 && (
          <Sum
            label={
              info.promotions ? (
                <span className={styles.offers}>
                  {givingOffers(info.promotions.appliedPromotions, info.promoItems).map((promotion) => (
                    <Label key={promotion.id} kind="sale">
                      {promotion.name}
                    </Label>
                  ))}
                </span>
              ) : (
                "Discount"
              )
            }
            amount={money(-info.totalDiscount)}
          />
        )}
        <Sum
          label={label ?? (info.shipping === null && prices.length > 0 ? `${word}, estimated` : word)}
          amount={info.shipping === null ? estimate : info.shipping === 0 ? "Free" : money(info.shipping)}
        />
        {credits.length > 0 && <Sum label="Total" amount={money(info.grandTotal)} />}
        {credits.map(({ label: paidBy, amount }, index) => (
          <Sum key={index} label={paidBy} amount={money(-amount)} />
        ))}
        <Sum kind="total" label={total ?? rest} amount={money(info.amountOutstanding, true)} />
      </Sums>
      <Text variant="body.sm" tone="secondary" className={styles.below} role="status">
        {busy ? "Working out your total…" : taxWords(info.taxIncluded, country.code)}
      </Text>
    </div>
  );
}
