import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../theme/class-names.ts";
import * as css from "./SplitScreen.css.ts";

export interface SplitScreenProps extends Omit<ComponentProps<"div">, "children"> {
  /** What the poster shouts: a Heading, or a Text that looks like one where the form holds the page's title. */
  headline: ReactNode;
  /** A cut-out picture; for the eye only. */
  picture?: ReactNode;
  /** A line at the poster's foot, from 1024 px. */
  note?: ReactNode;
  /** The form, and what belongs to it. */
  children: ReactNode;
}

/** A screen with one thing to do, beside a hi-vis poster: signing in, signing up, a new password. */
export function SplitScreen({ headline, picture, note, className, children, ...screen }: SplitScreenProps) {
  return (
    <div {...screen} className={classNames(css.screen, className)}>
      <div className={css.poster}>
        <div className={css.headline}>{headline}</div>
        {picture && <div className={css.picture}>{picture}</div>}
        {note && <p className={css.note}>{note}</p>}
      </div>
      <div className={css.side}>
        <div className={css.column}>{children}</div>
      </div>
    </div>
  );
}
