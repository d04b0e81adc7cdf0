import { Section, Wrap } from "@tread/design-system/layout";
import { PullQuote } from "@tread/design-system/pull-quote";
import type { BlockProps } from "./block-props.ts";
import * as styles from "./blocks.css.ts";

/** One sentence set large. */
export function Quote({ block: { text } }: BlockProps<"quote">) {
  return (
    <Section as="div">
      <Wrap>
        <PullQuote className={styles.quote}>{text}</PullQuote>
      </Wrap>
    </Section>
  );
}
