import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../theme/class-names.ts";
import { visuallyHidden } from "../visually-hidden/index.ts";
import * as css from "./PictureStrip.css.ts";
import type { PictureStripSize } from "./picture-strip.contract.ts";

export interface PictureStripProps extends Omit<ComponentProps<"span">, "children"> {
  /** 2:3 pictures, first things first. Their texts may be empty where words beside them say the same. */
  pictures: readonly ReactNode[];
  /** How many are shown at most, the figure for the rest not counted. */
  limit?: number;
  /** 48 or 72 px a picture. `md` unless said otherwise. */
  size?: PictureStripSize;
}

/** What an order is made of, at a glance: a few small pictures, and how many more there are. */
export function PictureStrip({ pictures, limit = 3, size = "md", className, ...strip }: PictureStripProps) {
  const shown = pictures.slice(0, limit);
  const more = pictures.length - shown.length;
  return (
    <span {...strip} className={classNames(css.strip[size], className)}>
      {shown.map((picture, index) => (
        <span key={index} className={css.frame[size]}>
          {picture}
        </span>
      ))}
      {more > 0 && (
        <span className={classNames(css.frame[size], css.more)}>
          <span aria-hidden="true">+{more}</span>
          <span className={visuallyHidden}>and {more} more</span>
        </span>
      )}
    </span>
  );
}
