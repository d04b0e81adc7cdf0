import { Label } from "@tread/design-system/badge";
import { Link } from "@tread/design-system/link";
import { Price } from "@tread/design-system/price";
import { Rating } from "@tread/design-system/rating";
import { Heading, Text } from "@tread/design-system/text";
import { useSelector } from "react-redux";
import { formatMoney } from "#domain/money/format-money.ts";
import { instalmentAmounts, instalmentsOffered } from "#domain/money/instalments.ts";
import { chooseOverlay } from "#domain/product/overlay.ts";
import { overlayCssColour } from "#domain/product/overlay-colour.ts";
import type { Product } from "#domain/product/product.ts";
import type { RootState } from "../../store/create-store.ts";
import { useFrameQuery } from "../navigation/frame-api.ts";
import { useCountry, useShopHref } from "../shop/use-shop.ts";
import { brandPath } from "./brand-path.ts";
import * as styles from "./product.css.ts";
import { splitName } from "./split-name.ts";
import { type TileProduct, withUsual } from "./tile-product.ts";

export interface BuyHeadProps {
  tile: TileProduct;
  /** What buyers think of it; undefined while that is not known. */
  rating: Product["rating"] | undefined;
  /** Keeps the row of label and rating free, for a rating that may follow. */
  room: boolean;
}

/** What a product is and what it costs: all of it is known from any tile. */
export function BuyHead({ tile, rating, room }: BuyHeadProps) {
  const href = useShopHref();
  const country = useCountry();
  const now = useSelector((state: RootState) => state.shop.renderedAt);
  const { data: frame } = useFrameQuery();
  const overlay = chooseOverlay(withUsual(tile), frame?.overlays ?? [], now);
  const { shout, aside } = splitName(tile.name);
  return (
    <>
      <div className={styles.between} style={room ? { minHeight: 24 } : undefined}>
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
        {rating && (
          <a className={styles.ratingLink} href="#reviews">
            <Rating value={rating.average} />
            <Text as="span" variant="body.sm" tabular>
              {rating.count} reviews
            </Text>
          </a>
        )}
      </div>
      <div>
        <p>
          <Link variant="quiet" href={href(brandPath(tile))}>
            {tile.brand}
          </Link>
        </p>
        <Heading level={1} size="md" className={styles.title} shout={shout} aside={aside} />
        <Text tone="secondary">{tile.colourName}</Text>
      </div>
      {/* What is discontinued keeps its page; a message and alternatives stand where it was sold (DECISIONS PDP-01). */}
      {tile.state !== "discontinued" && (
        <>
          <Price
            size="lg"
            now={formatMoney(tile.price, country.code)}
            was={tile.was === undefined ? undefined : formatMoney(tile.was, country.code)}
          />
          <Text variant="body.sm" tone="secondary">
            {instalmentsOffered(tile.price)
              ? `or four payments of ${formatMoney(instalmentAmounts(tile.price)[0], country.code)} with Afterpay. `
              : ""}
            Price includes GST.
          </Text>
        </>
      )}
    </>
  );
}
