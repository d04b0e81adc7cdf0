import { Icon } from "@tread/design-system/icon";
import { Section, Wrap } from "@tread/design-system/layout";
import { Link } from "@tread/design-system/link";
import { Heading, Text } from "@tread/design-system/text";
import { VisuallyHidden } from "@tread/design-system/visually-hidden";
import { useShopHref } from "../../features/shop/use-shop.ts";
import type { BlockProps } from "./block-props.ts";
import * as styles from "./blocks.css.ts";

/** Brands by name, with what is said of each and how many things it has. */
export function BrandIndex({ block: { headline, more, brands } }: BlockProps<"brandIndex">) {
  const href = useShopHref();
  return (
    <Section>
      <Wrap className={styles.index}>
        <div className={styles.indexHead}>
          <Heading level={2} shout={headline.shout} aside={headline.aside} />
          <Link variant="standalone" href={href(more.path)}>
            {more.label}
          </Link>
        </div>
        <ul className={styles.indexList}>
          {brands.map(({ name, path, line, count }) => (
            <li key={path}>
              <a className={styles.indexRow} href={href(path)}>
                <span className={styles.indexName}>{name}</span>
                <Text as="span" variant="body.sm" tone="secondary" className={styles.indexLine}>
                  {line}
                </Text>
                <Text as="span" variant="body.sm" tone="secondary" tabular className={styles.indexCount}>
                  {count}
                  <VisuallyHidden>{count === 1 ? " product" : " products"}</VisuallyHidden>
                </Text>
                <Icon name="arrow-right" className={styles.indexArrow} />
              </a>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
