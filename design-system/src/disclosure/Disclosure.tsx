import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../icon/index.ts";
import { classNames } from "../theme/class-names.ts";
import * as css from "./Disclosure.css.ts";

export interface DisclosureProps extends Omit<ComponentProps<"details">, "title"> {
  /** What is under it, in a few words; pressing it opens and closes. */
  title: ReactNode;
  /** Wraps the title in a heading of this level, for sections of a page. */
  level?: 2 | 3 | 4;
}

/** A title that opens what is under it. A native `details`: no script, found by the browser's search, printable. */
export function Disclosure({ title, level, className, children, ...details }: DisclosureProps) {
  const Title = level ? (`h${level}` as const) : "span";
  return (
    <details {...details} className={classNames(css.disclosure, className)}>
      <summary className={css.summary}>
        <Title>{title}</Title>
        <Icon name="plus" size="md" />
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
}

export interface AccordionProps extends ComponentProps<"div"> {
  /** The sections in order: each with the id of its `details`, what it is called, what is in it, and whether it is open at first. */
  items: ReadonlyArray<{ id: string; title: ReactNode; content: ReactNode; open?: boolean }>;
  /** Wraps the titles in headings of this level. */
  level?: 2 | 3 | 4;
  /** Opening one closes the others; the name keeps accordions of a page apart. */
  exclusive?: string;
}

/** Disclosures one under the other. */
export function Accordion({ items, level, exclusive, ...rest }: AccordionProps) {
  return (
    <div {...rest}>
      {items.map((item) => (
        <Disclosure key={item.id} id={item.id} title={item.title} level={level} name={exclusive} open={item.open}>
          {item.content}
        </Disclosure>
      ))}
    </div>
  );
}
