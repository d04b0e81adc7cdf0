import { Button } from "@tread/design-system/button";
import { Wrap } from "@tread/design-system/layout";
import { Picture } from "@tread/design-system/picture";
import { Heading, Text, typeStyle } from "@tread/design-system/text";
import { productWidths, sceneWidths } from "../../features/media/picture-address.ts";
import { useShopHref } from "../../features/shop/use-shop.ts";
import * as styles from "./article.css.ts";
import type { BlockProps } from "./block-props.ts";

const widths = [...new Set([...productWidths, ...sceneWidths])];

/** How an article opens: its title, its first words, then its picture across the page. */
export function ArticleHead({ block: { headline, text, image } }: BlockProps<"hero">) {
  return (
    <>
      <Wrap className={styles.head}>
        <Heading level={1} size="lg" className={styles.title} shout={headline.shout} aside={headline.aside} />
        <Text variant="body.lg" className={styles.standfirst}>
          {text}
        </Text>
      </Wrap>
      <div className={styles.picture}>
        <Picture {...image} className={styles.image} fit="cover" widths={widths} sizes="100vw" priority />
      </div>
    </>
  );
}

/** What an article says, section by section, in a comfortable line length, and where to go with it. */
export function ArticleText({
  items,
  actions,
}: Pick<BlockProps<"promises">["block"], "items"> & Pick<BlockProps<"hero">["block"], "actions">) {
  const href = useShopHref();
  return (
    <Wrap measure as="article" className={styles.prose}>
      {items.map(({ title, text }) => (
        <section key={title} className={styles.section}>
          <h2 className={typeStyle("heading.lg")}>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
      <div>
        {actions.map((action) => (
          <Button key={action.path} size="lg" href={href(action.path)}>
            {action.label}
          </Button>
        ))}
      </div>
    </Wrap>
  );
}
