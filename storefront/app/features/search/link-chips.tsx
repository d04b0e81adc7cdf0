import { Chip } from "@tread/design-system/chip";
import { typeStyle } from "@tread/design-system/text";
import type { ReactNode } from "react";
import * as styles from "./search.css.ts";

export interface LinkChipsProps {
  title: string;
  links: readonly { label: string; href: string }[];
  children?: ReactNode;
}

/** Links in a row under a small title. */
export function LinkChips({ title, links, children }: LinkChipsProps) {
  return (
    <section className={styles.promptPart} aria-label={title}>
      <div className={styles.promptHead}>
        <h2 className={typeStyle("label.sm")}>{title}</h2>
        {children}
      </div>
      <ul className={styles.chips}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Chip href={href}>{label}</Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
