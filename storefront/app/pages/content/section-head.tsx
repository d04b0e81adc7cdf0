import { Link } from "@tread/design-system/link";
import { Heading } from "@tread/design-system/text";
import type { Block } from "#contract/content.ts";
import { useShopHref } from "../../features/shop/use-shop.ts";
import * as styles from "./blocks.css.ts";

/** The headline of a block, with the way to more of what it shows where there is one. */
export function SectionHead({ headline, more }: Pick<Extract<Block, { type: "productTrio" }>, "headline" | "more">) {
  const href = useShopHref();
  return (
    <div className={styles.sectionHead}>
      <Heading level={2} shout={headline.shout} aside={headline.aside} />
      {more && (
        <Link variant="standalone" href={href(more.path)}>
          {more.label}
        </Link>
      )}
    </div>
  );
}
