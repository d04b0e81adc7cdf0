import { Title } from "@tread/design-system/text";
import { type ReactNode, useEffect, useRef } from "react";
import * as styles from "./account-forms.css.ts";

export interface NewsProps {
  title: string;
  /** Focus goes to the title, because what had it is gone. Not for what is there when the page opens. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** What came of a form or a link, in its place. */
export function News({ title, takesFocus = true, children }: NewsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    // The form may have been longer than the screen, and the shopper at its end.
    scrollTo({ top: 0 });
  }, [takesFocus]);
  return (
    <div className={styles.news}>
      <Title ref={heading} tabIndex={-1} level={2} size="lg">
        {title}
      </Title>
      {children}
    </div>
  );
}
