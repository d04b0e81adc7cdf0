import type { ComponentPropsWithRef } from "react";
import { classNames } from "../theme/class-names.ts";
import * as styles from "./Skeleton.css.ts";
import type { SkeletonShape } from "./skeleton.contract.ts";

export type SkeletonProps = Omit<ComponentPropsWithRef<"span">, "children"> & {
  /** `line` unless said otherwise. */
  shape?: SkeletonShape;
  /** Width in pixels, or any CSS length ("60%"). Full width unless given. */
  width?: number | string;
  /** Height in pixels, or any CSS length. The shape's own unless given. */
  height?: number | string;
};

/** Holds the place of something that is loading. It says nothing: mark the region that loads with `aria-busy`. */
export function Skeleton({ shape = "line", width, height, className, style, ...rest }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, styles.shape[shape], className)}
      style={width === undefined && height === undefined ? style : { width, height, ...style }}
      aria-hidden="true"
      {...rest}
    />
  );
}
