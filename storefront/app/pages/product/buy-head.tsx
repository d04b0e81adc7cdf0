import { Label } from "@tread/design-system/badge";
import { Link } from "@tread/design-system/link";
import { Price } from "@tread/design-system/price";
import { Rating } from "@tread/design-system/rating";
import { Heading, Text } from "@tread/design-system/text";
import { formatMoney } from "#domain/money/format-money.ts";
import { isTaxed } from "#domain/product/is-taxed.ts";
import { chooseOverlay } from "#domain/product/overlay.ts";
import { overlayCssColour } from "#domain/product/overlay-colour.ts";
import type { Product } from "#domain/product/product.ts";
import { InstalmentLine } from "../../features/payments/instalments/instalment-line.tsx";
import { useFrameQuery } from "../../features/shop/frame-api.ts";
import { useCountry, useShopHref } from "../../features/shop/use-shop.ts";
import { useAppSelector } from "../../platform/store/hooks.ts";
import { brandPath } from "./brand-path.ts";
import * as styles from "./product.css.ts";

/** A product's name in two voices: the first word shouts, the rest follows thin. */
function splitName(name: string): { shout: string; aside?: string } {
  const [shout = "", ...rest] = name.split(" ");
  return { shout, aside: rest.join(" ") || undefined };
}

/** What a product is and what it costs. */
export function BuyHead({ product }: { product: Product }) {
  const href = useShopHref();
  const country = useCountry();
  const now = useAppSelector((state) => state.shop.renderedAt);
  const { data: frame } = useFrameQuery();
  const overlay = chooseOverlay(product, frame?.overlays ?? [], now);
  const reduced = product.isDiscounted && product.erpOriginalPrice > product.price;
  const { shout, aside } = splitName(product.name);
  return (
    <>
      <div className={styles.between}>
        {overlay ? (
          <Label
            className={styles.label}
            textColour={overlayCssColour(overlay.textColour, overlay.textOpacity) ?? undefined}
            backgroundColour={overlayCssColour(overlay.backgroundColour, overlay.backgroundOpacity) ?? undefined}
          >
            {overlay.name}
          </Label>
        ) : (
          <span />
        )}
        {product.rating && (
          <a className={styles.ratingLink} href="#reviews">
            <Rating value={product.rating.average} />
            <Text as="span" variant="body.sm" tabular>
              {product.rating.count}
              {product.rating.count === 1 ? " review" : " reviews"}
            </Text>
          </a>
        )}
      </div>
      <div>
        <p style={{ overflowWrap: "anywhere" }}>
          <Link variant="quiet" className={styles.tap} href={href(brandPath(product))}>
            {product.brand.name}
          </Link>
        </p>
        <Heading level={1} size="md" className={styles.title} shout={shout} aside={aside} />
        {product.colourName && <Text tone="secondary">{product.colourName}</Text>}
      </div>
      {/* What is discontinued keeps its page; a message and alternatives stand where it was sold (PDP-01). */}
      {product.state !== "discontinued" && (
        <>
          <Price
            size="lg"
            now={formatMoney(product.price, country.code)}
            was={reduced ? formatMoney(product.erpOriginalPrice, country.code) : undefined}
          />
          <div>
            {isTaxed(product) && (
              <Text variant="body.sm" tone="secondary">
                Price includes GST.
              </Text>
            )}
            {product.saleMode !== "inStoreOnly" && <InstalmentLine total={product.price} />}
          </div>
        </>
      )}
    </>
  );
}
