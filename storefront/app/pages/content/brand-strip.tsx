import { Section, Wrap } from "@tread/design-system/layout";
import { typeStyle } from "@tread/design-system/text";
import { useShopHref } from "../../features/shop/use-shop.ts";
import type { BlockProps } from "./block-props.ts";
import * as styles from "./blocks.css.ts";
import { SectionHead } from "./section-head.tsx";

/** Brands by their marks. */
export function BrandStrip({ block: { headline, more, brands } }: BlockProps<"brandStrip">) {
  const href = useShopHref();
  return (
    <Section>
      <Wrap>
        <SectionHead headline={headline} more={more} />
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
