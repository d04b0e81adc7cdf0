import type { ComponentPropsWithRef } from "react";
import { Icon } from "../icon/Icon.tsx";
import { text } from "../text/type.css.ts";
import { classNames } from "../theme/class-names.ts";
import * as styles from "./Rating.css.ts";

const places = [1, 2, 3, 4, 5];

export type RatingProps = Omit<ComponentPropsWithRef<"span">, "children"> & {
  /** 0 to 5; drawn to the nearest half. */
  value: number;
  /** How many people rated it. */
  count?: number;
  /** The rating in words. "4.5 out of 5" unless given. */
  label?: string;
};

/** How something was rated, as five stars. It shows, it does not ask. */
export function Rating({ value, count, label, className, ...rest }: RatingProps) {
  const halves = Math.round(Math.min(5, Math.max(0, value)) * 2) / 2;
  return (
    <span className={classNames(styles.rating, className)} {...rest}>
      <span className={styles.stars} role="img" aria-label={label ?? `${value} out of 5`}>
        {places.map((place) => (
          <Icon
            key={place}
            size="sm"
            className={styles.star}
            name={halves >= place ? "star-filled" : halves >= place - 0.5 ? "star-half" : "star"}
          />
        ))}
      </span>
      {count !== undefined && <span className={classNames(text.body.sm, styles.count)}>({count})</span>}
    </span>
  );
}
