import { Heading, Text } from "@tread/design-system/text";
import { type ReactNode, useId } from "react";
import * as styles from "./bottom-notice.css.ts";

export interface BottomNoticeProps {
  /** The headline's two voices. */
  shout: string;
  aside: string;
  /** What there is to know. */
  children: ReactNode;
  /** Two buttons, of the same width. */
  actions: ReactNode;
}

/** Something to be asked at the foot of the window, beside which the page goes on: a landmark of its own, not a dialog. */
export function BottomNotice({ shout, aside, children, actions }: BottomNoticeProps) {
  const title = useId();
  return (
    <section className={styles.notice} aria-labelledby={title}>
      <div className={styles.words}>
        <Heading id={title} level={2} size="sm" shout={shout} aside={aside} />
        <Text variant="body.sm" tone="secondary">
          {children}
        </Text>
      </div>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
