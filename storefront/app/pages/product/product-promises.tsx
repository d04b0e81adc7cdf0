import { Icon, type IconName } from "@tread/design-system/icon";
import { LinkButton } from "@tread/design-system/link";
import { Text } from "@tread/design-system/text";
import type { ReactNode } from "react";
import { deliveryEstimate } from "#domain/checkout/delivery-promise.ts";
import { fastestTransit } from "#domain/checkout/shipping-methods.ts";
import { returnsConfiguration } from "#domain/configuration/configuration.ts";
import type { Country } from "#domain/country/country.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { comesByEmail } from "#domain/product/comes-by-email.ts";
import type { Product } from "#domain/product/product.ts";
import { useNow } from "../../features/stores/use-now.ts";
import * as styles from "./product.css.ts";

export interface ProductPromisesProps {
  product: Product;
  country: Country;
  /** It can be ordered now, and so it can be said when it comes. */
  orderable: boolean;
  /** Some store keeps orders to be picked up. */
  collects?: boolean | undefined;
  /** Asks which store has it; left out where that is asked elsewhere, and for what no store has. */
  onFindInStore?: () => void;
}

/** Delivery, collection and returns, where the decision is made. */
export function ProductPromises({ product, country, orderable, collects, onFindInStore }: ProductPromisesProps) {
  const now = useNow();
  // What comes by e-mail is on no truck, and cannot be sent back.
  const isPhysical = !comesByEmail(product.functionalType);
  const isDelivered = isPhysical && product.saleMode !== "inStoreOnly";
  const transit = fastestTransit(country.code);
  const promises: { icon: IconName; title: string; text: ReactNode }[] = [
    ...(isDelivered
      ? [
          {
            icon: "truck" as const,
            title: `Free express delivery over ${formatMoney(country.freeExpressDeliveryFrom, country.code).replace(".00", "")}`,
            text: orderable && transit && deliveryEstimate(transit, country.code, now),
          },
        ]
      : []),
    ...(onFindInStore
      ? [
          {
            icon: "store" as const,
            title: collects ? "Click and collect" : "In our stores",
            text: (
              <>
                {collects && "Free, ready in an hour where it is in stock. "}
                <LinkButton className={styles.tap} aria-haspopup="dialog" onClick={onFindInStore}>
                  Find in store
                </LinkButton>
              </>
            ),
          },
        ]
      : []),
    ...(isPhysical
      ? [{ icon: "return" as const, title: `${returnsConfiguration.windowDays}-day returns`, text: "Free by post." }]
      : []),
  ];
  if (promises.length === 0) return null;
  return (
    <ul className={styles.promises}>
      {promises.map(({ icon, title, text }) => (
        <li key={icon} className={styles.promise}>
          <Icon name={icon} />
          <span>
            <span className={styles.promiseTitle}>{title}</span>
            {text && (
              <Text as="span" variant="body.sm" tone="secondary">
                {text}
              </Text>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
