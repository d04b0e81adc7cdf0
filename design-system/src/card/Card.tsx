import { type ComponentProps, type ReactNode, useId } from "react";
import { text } from "../text/type.css.ts";
import { classNames } from "../theme/class-names.ts";
import { inverseGround } from "../theme/ground.ts";
import * as css from "./Card.css.ts";
import type { CardSpan, CardTone } from "./card.contract.ts";

/** Cards in six columns from 768 px, one under the other below. */
export function CardGrid({ className, ...grid }: ComponentProps<"div">) {
  return <div {...grid} className={classNames(css.grid, className)} />;
}

export interface CardProps extends Omit<ComponentProps<"section">, "title"> {
  /** Names the card. Without it the card is no region of its own. */
  title?: ReactNode;
  /** How many there are, in secondary behind the title. */
  count?: number;
  /** Outline level of the title, 2 unless said otherwise. */
  level?: 2 | 3 | 4;
  /** A link or a fact at the end of the title's line: 'Edit', an order number. */
  action?: ReactNode;
  /** Its ground. `plain` unless said otherwise. */
  tone?: CardTone;
  /** Columns of a CardGrid it takes from 768 px. */
  span?: CardSpan;
}

/** One matter of the account or of an order, framed: a title, what there is to know, the way to more. */
export function Card({ title, count, level = 2, action, tone = "plain", span, className, children, ...section }: CardProps) {
  const titleId = useId();
  const Title = `h${level}` as const;
  return (
    <section
      aria-labelledby={title !== undefined && section["aria-label"] === undefined ? titleId : undefined}
      {...(tone === "ink" && inverseGround)}
      {...section}
      className={classNames(css.card, css.tone[tone], span && css.span[span], className)}
    >
      {(title !== undefined || action) && (
        <div className={css.head}>
          {title !== undefined && (
            <Title className={text.heading.md} id={titleId}>
              {title}
              {count !== undefined && (
                <>
                  {" "}
                  <span className={css.count}>{count}</span>
                </>
              )}
            </Title>
          )}
          {action && <div className={css.action}>{action}</div>}
        </div>
      )}
      {children}
    </section>
  );
}

/** The one figure a card is about, large: 12,480. Say in the text beside it what it counts. */
export function CardFigure({ className, ...figure }: ComponentProps<"p">) {
  return <p {...figure} className={classNames(css.figure, className)} />;
}
