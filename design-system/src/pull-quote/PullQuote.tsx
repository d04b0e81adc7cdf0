import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../theme/class-names.ts";
import { inverseGround } from "../theme/ground.ts";
import * as css from "./PullQuote.css.ts";
import type { QuoteGround } from "./pull-quote.contract.ts";

export interface PullQuoteProps extends ComponentProps<"figure"> {
  /** The sentence. */
  children: ReactNode;
  /** Who said it. */
  source?: ReactNode;
  /** `none` unless said otherwise. */
  ground?: QuoteGround;
}

/** One sentence set large: in an article, on a product's page, on the boutique's front. */
export function PullQuote({ children, source, ground = "none", className, ...figure }: PullQuoteProps) {
  return (
    <figure
      {...(ground === "ink" && inverseGround)}
      {...figure}
      className={classNames(css.figure, css.ground[ground], className)}
    >
      <blockquote className={css.quote}>{children}</blockquote>
      {source && <figcaption className={css.source}>{source}</figcaption>}
    </figure>
  );
}
