import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { Icon } from "../icon/index.ts";
import { classNames } from "../theme/class-names.ts";
import * as css from "./Accordion.css.ts";
import { body, summary } from "./Disclosure.css.ts";

/** One section of an accordion. */
export interface AccordionItem {
  /** Tells it from the others, and names its parts: the button's id is `<accordion>-<id>`, the panel's `<accordion>-<id>-panel`. */
  id: string;
  /** What the button says. */
  title: ReactNode;
  /** What it opens. */
  content: ReactNode;
  /** Open from the start. */
  open?: boolean;
}

export interface AccordionProps extends Omit<ComponentProps<"div">, "onToggle"> {
  /** The sections in order. */
  items: readonly AccordionItem[];
  /** Level of the titles in the page's outline. 3 unless said otherwise. */
  level?: 2 | 3 | 4;
  /** Opening one closes the others. */
  exclusive?: boolean;
  /** A section opens or closes: its id, and whether it is open now. */
  onToggle?: (id: string, open: boolean) => void;
}

const moves: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Sections one under the other, each behind a button in a heading: Enter and Space open and close, arrows, Home and End go
 * from button to button. Without scripts all of it is open. For a single one use Disclosure.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/accordion/
 */
export function Accordion({ items, level = 3, exclusive = false, onToggle, id: givenId, className, ...rest }: AccordionProps) {
  const madeId = useId();
  const id = givenId ?? madeId;
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(items.filter((item) => item.open).map((item) => item.id)));
  const Title = `h${level}` as const;

  const toggle = (item: string) => {
    const opens = !open.has(item);
    const others = exclusive ? [] : [...open].filter((each) => each !== item);
    setOpen(new Set(opens ? [...others, item] : others));
    onToggle?.(item, opens);
  };
  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    const to = moves[event.key];
    const group = event.currentTarget.closest(`.${css.group}`);
    if (!to || !group) return;
    event.preventDefault();
    const buttons = [...group.querySelectorAll<HTMLElement>(":scope > * > :first-child > button")];
    buttons[to(buttons.indexOf(event.currentTarget), buttons.length)]?.focus();
  };

  return (
    <div {...rest} id={id} className={classNames(css.group, className)}>
      {items.map((item) => {
        const shown = open.has(item.id);
        const button = `${id}-${item.id}`;
        const panel = `${button}-panel`;
        return (
          <div key={item.id} className={css.section}>
            <Title>
              <button
                type="button"
                id={button}
                className={classNames(summary, css.header)}
                aria-expanded={shown}
                aria-controls={panel}
                onClick={() => toggle(item.id)}
                onKeyDown={move}
              >
                {item.title}
                <Icon name="plus" size="md" />
              </button>
            </Title>
            {/* More than six regions would drown a page's landmarks (APG accordion). */}
            {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both of the roles take a name. */}
            <div
              id={panel}
              className={css.panel}
              role={items.length > 6 ? "group" : "region"}
              aria-labelledby={button}
              data-open={shown || undefined}
            >
              <div className={body}>{item.content}</div>
            </div>
          </div>
        );
      })}
    </div>
  );
}
