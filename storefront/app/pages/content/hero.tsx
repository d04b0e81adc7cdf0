import { Button } from "@tread/design-system/button";
import { Wrap } from "@tread/design-system/layout";
import { Picture } from "@tread/design-system/picture";
import { Price } from "@tread/design-system/price";
import { Heading, Text } from "@tread/design-system/text";
import { formatMoney } from "#domain/money/format-money.ts";
import { sceneWidths } from "../../features/media/picture-widths.ts";
import { useCountry, useShopHref } from "../../features/shop/use-shop.ts";
import type { BlockProps } from "./block-props.ts";
import * as styles from "./blocks.css.ts";

/** Widths of an upright picture across the head of a page (IMG-10). */
const headerWidths = [80, 160, 320, 480, 640, 768, 1024, 1280, 1600];

/** The first thing on a home page: one headline, one shoe, one colour; or beside a picture that stands upright. */
export function Hero({ block: { kicker, headline, text, image, actions, tag } }: BlockProps<"hero">) {
  const href = useShopHref();
  const country = useCountry();
  if (!image) return null;
  if (image.height > image.width) {
    return (
      <section className={styles.portrait}>
        <div className={styles.portraitPicture}>
          <Picture
            {...image}
            className={styles.portraitImage}
            fit="cover"
            widths={headerWidths}
            sizes="(min-width: 1350px) 58vw, (min-width: 768px) 50vw, 100vw"
            priority
          />
        </div>
        <div className={styles.portraitText}>
          {kicker && (
            <Text variant="label.md" className={styles.portraitKicker}>
              {kicker}
            </Text>
          )}
          <Heading
            level={1}
            size="hero"
            className={styles.portraitHeading}
            shout={headline.shout}
            aside={headline.aside}
            asideOwnLine
          />
          <div className={styles.portraitFoot}>
            <Text variant="body.lg">{text}</Text>
            <div className={styles.actions}>
              {actions.map((action) => (
                <Button key={action.path} size="lg" href={href(action.path)}>
                  {action.label}
                </Button>
              ))}
            </div>
          </div>
        </div>
      </section>
    );
  }
  return (
    <section className={styles.hero}>
      <Wrap className={styles.heroInner}>
        <Heading level={1} size="hero" className={styles.heroHeading} shout={headline.shout} aside={headline.aside} />
        <div className={styles.heroPicture}>
          <Picture
            {...image}
            className={styles.heroImage}
            widths={sceneWidths}
            sizes="(min-width: 1280px) 80vw, (min-width: 1024px) 68vw, 128vw"
            priority
            transparent
          />
        </div>
        <div className={styles.heroFoot}>
          <div className={styles.heroCopy}>
            <Text variant="body.lg">{text}</Text>
            <div className={styles.actions}>
              {actions.map((action) => (
                <Button key={action.path} size="lg" href={href(action.path)}>
                  {action.label}
                </Button>
              ))}
            </div>
          </div>
          {tag && (
            <a className={styles.heroTag} href={href(tag.path)}>
              <Text as="span" variant="body.sm">
                {tag.brand}
              </Text>
              <span className={styles.strong}>{tag.name}</span>
              <Price now={formatMoney(tag.price, country.code)} />
            </a>
          )}
        </div>
      </Wrap>
    </section>
  );
}
