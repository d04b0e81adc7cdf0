import type { ComponentProps, CSSProperties } from "react";
import { classNames } from "../theme/class-names.ts";
import * as css from "./Stitch.css.ts";

export interface StitchProps extends Omit<ComponentProps<"div">, "children"> {
  /** How much is done, 0 to 1. Values outside are taken as the nearest end. */
  value: number;
  /** What is being finished: 'Progress to free express delivery'. Leave out where a sentence beside it says the same. */
  label?: string;
}

/** The dashed line of progress. Never decoration. */
export function Stitch({ value, label, className, style, ...rest }: StitchProps) {
  const done = Math.min(1, Math.max(0, Number.isFinite(value) ? value : 0));
  const percent = Math.round(done * 100);
  const meaning = label
    ? { role: "progressbar", "aria-label": label, "aria-valuenow": percent, "aria-valuemin": 0, "aria-valuemax": 100 }
    : { "aria-hidden": true };
  return (
    <div
      {...meaning}
      {...rest}
      className={classNames(css.stitch, className)}
      style={{ ...style, "--done": `${percent}%` } as CSSProperties}
    >
      <span className={css.done} />
    </div>
  );
}
