import { Label } from "@tread/design-system/badge";
import { Button } from "@tread/design-system/button";
import { Countdown } from "@tread/design-system/countdown";
import { Wrap } from "@tread/design-system/layout";
import { Picture } from "@tread/design-system/picture";
import { Heading } from "@tread/design-system/text";
import { inverseGround } from "@tread/design-system/theme";
import { sceneWidths } from "../../features/media/picture-widths.ts";
import { useShopHref } from "../../features/shop/use-shop.ts";
import { onThisDevice } from "../../platform/api/shop-clock.ts";
import type { BlockProps } from "./block-props.ts";
import * as styles from "./blocks.css.ts";

/** A release to come, counting down. */
export function Drop({ block: { label, headline, image, release, actions } }: BlockProps<"drop">) {
  const href = useShopHref();
  return (
    <section className={styles.drop} {...inverseGround}>
      <Wrap className={styles.dropInner}>
        <div className={styles.dropText}>
          <Label kind="sale">{label}</Label>
          <Heading level={2} size="xl" shout={headline.shout} aside={headline.aside} />
          <Countdown release={onThisDevice(release)} variant="block" />
          <div className={styles.actions}>
            {actions.map((action, index) => (
              <Button key={action.path} size="lg" variant={index === 0 ? "accent" : "outlineInverse"} href={href(action.path)}>
                {action.label}
              </Button>
            ))}
          </div>
        </div>
        <Picture
          {...image}
          className={styles.dropImage}
          widths={sceneWidths}
          sizes="(min-width: 1024px) 50vw, 100vw"
          transparent
        />
      </Wrap>
    </section>
  );
}
