import { Icon, type IconName } from "@tread/design-system/icon";
import { Section, Wrap } from "@tread/design-system/layout";
import { Text, Title } from "@tread/design-system/text";
import { LinkedWords } from "../../features/content/linked-words.tsx";
import type { BlockProps } from "./block-props.ts";
import * as styles from "./blocks.css.ts";

/** What every order comes with. */
export function Promises({ block: { items } }: BlockProps<"promises">) {
  return (
    <Section>
      <Wrap>
        <ul className={styles.promises}>
          {items.map(({ icon, title, text }) => (
            <li key={title} className={styles.promise}>
              <Icon name={icon as IconName} />
              <div>
                <Title level={3} size="sm">
                  {title}
                </Title>
                <Text variant="body.sm" tone="secondary">
                  <LinkedWords words={text} />
                </Text>
              </div>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
