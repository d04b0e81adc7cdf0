import { Disclosure } from "@tread/design-system/disclosure";
import { returnsConfiguration } from "#domain/configuration/configuration.ts";
import type { Country } from "#domain/country/country.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { comesByEmail } from "#domain/product/comes-by-email.ts";
import type { Product } from "#domain/product/product.ts";
import * as styles from "./product.css.ts";

/** What else there is to know of a product, folded; what its owner has not written has no heading. */
export function ProductDetails({ product, country }: { product: Product; country: Country }) {
  const { description, details, fitAndSize, care } = product;
  return (
    <div>
      {(description || details.length > 0) && (
        <Disclosure title="The details" level={2} open>
          <div className={styles.details}>
            {description.split("\n").map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
            {details.length > 0 && (
              <ul className={styles.facts}>
                {details.map((detail, index) => (
                  <li key={index} className={styles.fact}>
                    {detail}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </Disclosure>
      )}
      {fitAndSize && (
        <Disclosure title="Fit and size" level={2}>
          <p>{fitAndSize}</p>
        </Disclosure>
      )}
      {!comesByEmail(product.functionalType) && (
        <Disclosure title="Delivery and returns" level={2}>
          <p>
            Express delivery is free from {formatMoney(country.freeExpressDeliveryFrom, country.code)}. Changed your mind? You
            have {returnsConfiguration.windowDays} days to bring it back to a store or post it, unworn, for free.
          </p>
        </Disclosure>
      )}
      {care && (
        <Disclosure title="Care" level={2}>
          <p>{care}</p>
        </Disclosure>
      )}
    </div>
  );
}
