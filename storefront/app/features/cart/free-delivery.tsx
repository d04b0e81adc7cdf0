import { Stitch } from "@tread/design-system/stitch";
import { Text } from "@tread/design-system/text";
import { freeDeliveryRemaining } from "#domain/checkout/free-delivery.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { comesByEmail } from "#domain/product/comes-by-email.ts";
import { useCountry } from "../shop/use-shop.ts";
import * as styles from "./cart.css.ts";
import type { LoadedCart } from "./use-cart-view.ts";

/** How far the cart is from free express delivery; nothing where all of it comes by email. `spent` is in cents. */
export function FreeDelivery({ view: { cart, products }, spent }: { view: LoadedCart; spent: number }) {
  const country = useCountry();
  if (cart.items.every((item) => comesByEmail(products[item.productId]?.functionalType))) return null;
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
