import { Children, type CSSProperties, type ReactNode, type Ref } from "react";
import { classNames } from "../theme/class-names.ts";
import * as styles from "./slides.css.ts";

export type SlidesProps = {
  /** What scrolls. */
  ref: Ref<HTMLDivElement>;
  /** Id of the row, for what controls it. */
  id: string;
  /** What the slides are of. */
  label: string | undefined;
  /** Class of what scrolls. */
  className: string | undefined;
  /** Class of the row. */
  row: string | undefined;
  style?: CSSProperties;
  /** What is in the slides takes focus; otherwise what scrolls must, so that the arrow keys move it. */
  still?: boolean;
  /** Whether the row says what comes into view. Not unless given. */
  live?: "polite" | "off";
  children: ReactNode;
};

/** The part of a carousel that moves: what scrolls, the row in it, and the slides, each named by its place. */
export function Slides({ ref, id, label, className, row, style, still, live, children }: SlidesProps) {
  const count = Children.count(children);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form
    <div
      ref={ref}
      className={classNames(styles.viewport, className)}
      tabIndex={still ? undefined : 0}
      role="group"
      aria-label={label}
    >
      <div id={id} className={row} style={style} aria-live={live}>
        {Children.map(children, (child, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form
          <div className={styles.slide} role="group" aria-roledescription="slide" aria-label={`${index + 1} of ${count}`}>
            {child}
          </div>
        ))}
      </div>
    </div>
  );
}
