import { Stitch } from "@tread/design-system/stitch";
import { Text } from "@tread/design-system/text";
import { freeDeliveryRemaining } from "#domain/checkout/free-delivery.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { useCountry } from "../shop/use-shop.ts";
import * as styles from "./cart.css.ts";

/** How far the cart is from free express delivery. Amounts in cents. */
export function FreeDelivery({ spent }: { spent: number }) {
  const country = useCountry();
  const needed = country.freeExpressDeliveryFrom;
  const left = freeDeliveryRemaining(spent, country.code);
  return (
    <div className={styles.freeDelivery}>
      <Text variant="body.sm">
        {left === 0 ? (
          "Free express delivery. Sorted."
        ) : (
          <>
            <strong>{formatMoney(left, country.code)}</strong> away from free express delivery
          </>
        )}
      </Text>
      <Stitch value={Math.min(1, spent / needed)} label="Progress to free express delivery" />
    </div>
  );
}
