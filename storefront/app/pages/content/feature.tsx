import { Button } from "@tread/design-system/button";
import { Logo } from "@tread/design-system/logo";
import { Picture } from "@tread/design-system/picture";
import { Heading, Text } from "@tread/design-system/text";
import { classNames } from "@tread/design-system/theme";
import { productWidths } from "../../features/media/picture-widths.ts";
import { useShopHref } from "../../features/shop/use-shop.ts";
import type { BlockProps } from "./block-props.ts";
import * as styles from "./blocks.css.ts";

/** A picture with words beside it: a door to the boutique in the boutique's own clothes, or an offer in the page's. */
export function Feature({ block: { theme, headline, text, image, action } }: BlockProps<"feature">) {
  const href = useShopHref();
  const [first, ...rest] = headline;
  return (
    <section className={styles.feature} data-theme={theme ?? undefined}>
      <div className={styles.featurePicture}>
        <Picture
          {...image}
          className={styles.featureImage}
          fit="cover"
          widths={[...productWidths, 960, 1280]}
          sizes="(min-width: 1024px) 58vw, 100vw"
        />
      </div>
      <div className={classNames(styles.featureText, theme === null && styles.featureTextOwn)}>
        {theme === "btq" && <Logo name="btq" className={styles.featureLogo} />}
        <Heading
          level={2}
          size={theme === null ? "lg" : "xl"}
          shout={first?.shout}
          aside={
            <>
              {first?.aside}
              {rest.map(({ shout }) => (
                <span key={shout} className={styles.shoutAgain}>
                  {` ${shout}`}
                </span>
              ))}
            </>
          }
        />
        <div className={styles.featureCopy}>
          <Text variant="body.lg">{text}</Text>
          <Button size="lg" variant={theme === null ? "secondary" : "primary"} href={href(action.path)}>
            {action.label}
          </Button>
        </div>
      </div>
    </section>
  );
}
