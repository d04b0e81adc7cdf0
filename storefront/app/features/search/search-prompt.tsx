import { Chip } from "@tread/design-system/chip";
import { typeStyle } from "@tread/design-system/text";
import { useFrameQuery } from "../shop/frame-api.ts";
import { useShopHref } from "../shop/use-shop.ts";
import * as styles from "./search.css.ts";

/** Where to begin, before anything is typed and when nothing was found. */
export function SearchPrompt() {
  const href = useShopHref();
  const { data: frame } = useFrameQuery();
  return (
    <div>
      <h2 className={`${typeStyle("label.sm")} ${styles.promptTitle}`}>Popular right now</h2>
      <ul className={styles.chips}>
        {frame?.topLinks.map((link) => (
          <li key={link.label}>
            <Chip href={link.href ?? href(link.path ?? "/")}>{link.label}</Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
