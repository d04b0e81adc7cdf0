import { Disclosure } from "@tread/design-system/disclosure";
import { returnsConfiguration } from "#domain/configuration/configuration.ts";
import type { Country } from "#domain/country/country.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import type { Product } from "#domain/product/product.ts";
import * as styles from "./product.css.ts";

/** What else there is to know of a product, folded. */
export function ProductDetails({ product, country }: { product: Product; country: Country }) {
  return (
    <div>
      <Disclosure title="The details" level={2} open>
        <div className={styles.details}>
          <p>{product.description}</p>
          <ul className={styles.facts}>
            {product.details.map((detail) => (
              <li key={detail} className={styles.fact}>
                {detail}
              </li>
            ))}
          </ul>
        </div>
      </Disclosure>
      <Disclosure title="Fit and size" level={2}>
        <p>{product.fitAndSize}</p>
      </Disclosure>
      <Disclosure title="Delivery and returns" level={2}>
        <p>
          Express delivery is free from {formatMoney(country.freeExpressDeliveryFrom, country.code)}. Changed your mind? You have{" "}
          {returnsConfiguration.windowDays} days to bring it back to a store or post it, unworn, for free.
        </p>
      </Disclosure>
      <Disclosure title="Care" level={2}>
        <p>{product.care}</p>
      </Disclosure>
    </div>
  );
}
