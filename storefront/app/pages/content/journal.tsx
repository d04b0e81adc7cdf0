import { Section, Wrap } from "@tread/design-system/layout";
import { Picture } from "@tread/design-system/picture";
import { Text, Title } from "@tread/design-system/text";
import { productWidths } from "../../features/media/picture-widths.ts";
import { useShopHref } from "../../features/shop/use-shop.ts";
import type { BlockProps } from "./block-props.ts";
import * as styles from "./blocks.css.ts";
import { SectionHead } from "./section-head.tsx";

/** The latest from the journal. */
export function Journal({ block: { headline, more, articles } }: BlockProps<"journal">) {
  const href = useShopHref();
  return (
    <Section>
      <Wrap>
        <SectionHead headline={headline} more={more} />
        <div className={styles.stories}>
          {articles.map(({ kicker, minutes, title, path, image }) => (
            <a key={path} className={styles.story} href={href(path)}>
              <span className={styles.storyPicture}>
                <Picture
                  {...image}
                  alt=""
                  className={styles.leaning}
                  fit="cover"
                  widths={productWidths}
                  sizes="(min-width: 768px) 33vw, 100vw"
                />
              </span>
              <Text as="span" variant="body.sm" tone="secondary">
                {kicker} <span className={styles.storyMinutes}>{minutes} min</span>
              </Text>
              <Title level={3}>{title}</Title>
            </a>
          ))}
        </div>
      </Wrap>
    </Section>
  );
}
