import type { ComponentProps, ReactNode } from "react";
import { text } from "../text/type.css.ts";
import { classNames } from "../theme/class-names.ts";
import * as css from "./AddressCard.css.ts";

export interface AddressCardProps extends Omit<ComponentProps<"article">, "title" | "children"> {
  /** What the shopper calls it, or the contact's name. */
  title: ReactNode;
  /** Outline level of the title. */
  level?: 2 | 3 | 4;
  /** The address as it is written on a parcel. */
  lines: readonly string[];
  /** Default for delivery, default for billing. */
  badges?: ReactNode;
  /** Edit, delete, make default. */
  actions?: ReactNode;
}

/** A kept address. */
export function AddressCard({ title, level = 3, lines, badges, actions, className, ...article }: AddressCardProps) {
  const Title = `h${level}` as const;
  return (
    <article {...article} className={classNames(css.card, className)}>
      <div className={css.head}>
        <Title className={text.heading.sm}>{title}</Title>
        {badges && <div className={css.badges}>{badges}</div>}
      </div>
      <address className={classNames(text.body.md, css.address)}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {actions && <div className={css.actions}>{actions}</div>}
    </article>
  );
}
