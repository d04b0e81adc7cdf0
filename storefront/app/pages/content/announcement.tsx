import { Wrap } from "@tread/design-system/layout";
import { Link } from "@tread/design-system/link";
import { Text } from "@tread/design-system/text";
import { useShopHref } from "../../features/shop/use-shop.ts";
import type { BlockProps } from "./block-props.ts";
import * as styles from "./reading.css.ts";

/** A line across the page that says something all should know, and where to go with it. */
export function Announcement({ block: { text, action } }: BlockProps<"announcement">) {
  const href = useShopHref();
  return (
    <aside className={styles.announcement} aria-label="Good to know">
      <Wrap className={styles.announcementInner}>
        <Text variant="body.lg">{text}</Text>
        {action && (
          <Link variant="standalone" href={href(action.path)}>
            {action.label}
          </Link>
        )}
      </Wrap>
    </aside>
  );
}
