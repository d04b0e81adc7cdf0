import { Title } from "@tread/design-system/text";
import { type ReactNode, useEffect, useRef } from "react";
import * as styles from "./account-forms.css.ts";

/** What came of a form, in its place: the title takes focus, because what had it is gone. */
export function News({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.news}>
      <Title ref={heading} tabIndex={-1} level={2} size="lg">
        {title}
      </Title>
      {children}
    </div>
  );
}
