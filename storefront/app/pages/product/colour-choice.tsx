import { Picture } from "@tread/design-system/picture";
import type { Product } from "#domain/product/product.ts";
import { productLink } from "#domain/product/product-link.ts";
import { useShopHref } from "../../features/shop/use-shop.ts";
import * as styles from "./product.css.ts";

export interface ColourChoiceProps {
  product: Product;
  /** Code of the chosen size, which another colour is looked at in too. */
  size: string | undefined;
}

/** The product's colours, as pictures that lead to it in that colour; its own comes first. */
export function ColourChoice({ product, size }: ColourChoiceProps) {
  const href = useShopHref();
  if (product.siblingProducts.length === 0) return null;
  const picture = product.productGallery.find((item) => item.type === "IMAGE")?.src;
  return (
    <div className={styles.option}>
      <p>
        <span className={styles.strong}>Colour</span> <span className={styles.muted}>{product.colourName}</span>
      </p>
      <ul className={styles.colours} aria-label="Colours">
        {[{ ...product, picture }, ...product.siblingProducts].map(({ id, path, colourName, soldOut, picture: src }) => (
          <li key={id}>
            <a
              className={styles.colour}
              href={href(productLink(path, { size }))}
              aria-current={id === product.id ? "page" : undefined}
              data-sold-out={soldOut || undefined}
              aria-label={soldOut ? `${colourName}, sold out` : colourName}
            >
              {src !== undefined && (
                <Picture src={src} alt="" width={800} height={1200} widths={[80, 160]} sizes="64px" fit="cover" />
              )}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
