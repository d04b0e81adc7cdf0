import { Button } from "@tread/design-system/button";
import { Picture } from "@tread/design-system/picture";
import { Heading } from "@tread/design-system/text";
import { sceneWidths } from "../../features/media/picture-widths.ts";
import { useShopHref } from "../../features/shop/use-shop.ts";
import type { BlockProps } from "./block-props.ts";
import * as styles from "./blocks.css.ts";

/** Two scenes side by side, each with its name and one action beneath. */
export function EditorialSplit({ block: { cells } }: BlockProps<"editorialSplit">) {
  const href = useShopHref();
  return (
    <section className={styles.split}>
      {cells.map(({ headline, image, action }) => (
        <div key={action.path} className={styles.splitCell}>
          {/* biome-ignore lint/a11y/useAnchorContent: one more place to press; the button beneath is the link */}
          <a className={styles.splitPicture} href={href(action.path)} tabIndex={-1} aria-hidden="true">
            <Picture
              {...image}
              alt=""
              className={styles.splitImage}
              fit="cover"
              widths={sceneWidths}
              sizes="(min-width: 768px) 50vw, 100vw"
            />
          </a>
          <div className={styles.splitCaption}>
            <Heading level={2} size="md" shout={headline.shout} aside={headline.aside} />
            <Button size="lg" href={href(action.path)}>
              {action.label}
            </Button>
          </div>
        </div>
      ))}
    </section>
  );
}
