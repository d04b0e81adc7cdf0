import { Icon, type IconName } from "@tread/design-system/icon";
import { Text } from "@tread/design-system/text";
import { returnsConfiguration } from "#domain/configuration/configuration.ts";
import type { Country } from "#domain/country/country.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import * as styles from "./product.css.ts";

/** Delivery, collection and returns, where the decision is made. */
export function ProductPromises({ country }: { country: Country }) {
  const promises: { icon: IconName; title: string; text: string }[] = [
    {
      icon: "truck",
      title: `Free express delivery over ${formatMoney(country.freeExpressDeliveryFrom, country.code).replace(".00", "")}`,
      text: "Two days to most of the country.",
    },
    { icon: "return", title: `${returnsConfiguration.windowDays}-day returns`, text: "Free by post." },
  ];
  return (
    <ul className={styles.promises}>
      {promises.map(({ icon, title, text }) => (
        <li key={icon} className={styles.promise}>
          <Icon name={icon} />
          <span>
            <span className={styles.promiseTitle}>{title}</span>
            <Text as="span" variant="body.sm" tone="secondary">
              {text}
            </Text>
          </span>
        </li>
      ))}
    </ul>
  );
}
