import { Button } from "@tread/design-system/button";
import { Wrap } from "@tread/design-system/layout";
import { Text, Title } from "@tread/design-system/text";
import { LinkedWords } from "../../features/content/linked-words.tsx";
import { useShopHref } from "../../features/shop/use-shop.ts";
import * as styles from "./article.css.ts";
import type { BlockProps } from "./block-props.ts";

/** Running text, section by section, in a comfortable line length, and where to go with it. */
export function RichText({ block: { sections, actions } }: BlockProps<"richText">) {
  const href = useShopHref();
  return (
    <Wrap measure as="article" className={styles.prose}>
      {sections.map(({ heading, paragraphs, steps }, index) => (
        <section key={index} className={styles.section}>
          {heading && (
            <Title level={2} size="lg">
              {heading}
            </Title>
          )}
          {paragraphs.map((paragraph, index) => (
            <Text key={index} variant="body.lg">
              <LinkedWords words={paragraph} />
            </Text>
          ))}
          {steps && (
            <ol className={styles.steps}>
              {steps.map(({ title, text }, index) => (
                <li key={index} className={styles.step}>
                  <Text as="span" variant="body.lg">
                    <strong>{title}</strong> <LinkedWords words={text} />
                  </Text>
                </li>
              ))}
            </ol>
          )}
        </section>
      ))}
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map((action) => (
            <Button key={action.path} size="lg" href={href(action.path)}>
              {action.label}
            </Button>
          ))}
        </div>
      )}
    </Wrap>
  );
}
