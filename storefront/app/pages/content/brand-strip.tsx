import { Section, Wrap } from "@tread/design-system/layout";
import { Link } from "@tread/design-system/link";
import { Heading, typeStyle } from "@tread/design-system/text";
import { useShopHref } from "../../features/shop/use-shop.ts";
import type { BlockProps } from "./block-props.ts";
import * as styles from "./blocks.css.ts";

/** Brands by their marks. */
export function BrandStrip({ block: { headline, more, brands } }: BlockProps<"brandStrip">) {
  const href = useShopHref();
  return (
    <Section>
      <Wrap>
        <div className={styles.sectionHead}>
          <Heading level={2} shout={headline.shout} aside={headline.aside} />
          <Link variant="standalone" href={href(more.path)}>
            {more.label}
          </Link>
        </div>
        <div className={styles.brands}>
          {brands.map(({ name, path, mark }) => (
            <a key={path} className={styles.brand} href={href(path)}>
              <svg className={styles.brandMark} viewBox="0 0 100 100" aria-hidden="true">
                <path d={mark} />
              </svg>
              <span className={typeStyle("heading.sm")}>{name}</span>
            </a>
          ))}
        </div>
      </Wrap>
    </Section>
  );
}
