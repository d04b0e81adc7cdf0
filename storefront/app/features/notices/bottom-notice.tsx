import { Heading, Text } from "@tread/design-system/text";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import * as styles from "./bottom-notice.css.ts";

export interface BottomNoticeProps {
  /** The headline's two voices. */
  shout: string;
  aside: string;
  /** What there is to know. */
  children: ReactNode;
  /** Two buttons, of the same width. */
  actions: ReactNode;
  /** Hears the keys that are pressed in it. */
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** The property of the document that says how high a notice stands at the foot of the window, in pixels. */
const heightProperty = "--notice-height";

/**
 * Something to be asked at the foot of the window, beside which the page goes on: a landmark of its own, not a dialog. What the page
 * has there stands above it, and the page's end can be scrolled clear of it.
 */
export function BottomNotice({ shout, aside, children, actions, onKeyDown }: BottomNoticeProps) {
  const title = useId();
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty(heightProperty, `${Math.ceil(notice.current?.getBoundingClientRect().height ?? 0)}px`);
    });
    if (notice.current) observer.observe(notice.current);
    return () => {
      observer.disconnect();
      style.removeProperty(heightProperty);
    };
  }, []);
  return (
    <section ref={notice} className={styles.notice} aria-labelledby={title} onKeyDown={onKeyDown}>
      <div className={styles.words}>
        <Heading id={title} level={2} size="sm" shout={shout} aside={aside} asideOwnLine />
        <Text variant="body.sm" tone="secondary">
          {children}
        </Text>
      </div>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
