import { Picture } from "@tread/design-system/picture";
import { Text, typeStyle } from "@tread/design-system/text";
import { productWidths } from "../../features/media/picture-widths.ts";
import { useShopHref } from "../../features/shop/use-shop.ts";
import type { BlockProps } from "./block-props.ts";
import * as styles from "./blocks.css.ts";

/** Ways in, by kind of thing, with how many there are. */
export function CategoryGrid({ block: { items } }: BlockProps<"categoryGrid">) {
  const href = useShopHref();
  return (
    <section aria-label="Categories" className={styles.categories}>
      {items.map(({ name, path, count, image }) => (
        <a key={path} className={styles.category} href={href(path)}>
          <Picture
            {...image}
            alt=""
            className={styles.leaning}
            fit="cover"
            widths={productWidths}
            sizes="(min-width: 1024px) 17vw, (min-width: 768px) 34vw, 50vw"
          />
          <span className={styles.categoryName}>
            <span className={typeStyle("heading.sm")}>{name}</span>
            <Text as="span" variant="body.sm" tabular>
              {count}
            </Text>
          </span>
        </a>
      ))}
    </section>
  );
}
