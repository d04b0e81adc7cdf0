import type { ComponentPropsWithRef } from "react";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import { classNames } from "../theme/class-names.ts";
import * as styles from "./ProductTile.css.ts";

export type ProductTileSkeletonProps = Omit<ComponentPropsWithRef<"div">, "children">;

/** Holds a tile's place while a list is loading. */
export function ProductTileSkeleton({ className, ...rest }: ProductTileSkeletonProps) {
  return (
    <div className={classNames(styles.tile, className)} aria-hidden="true" {...rest}>
      <Skeleton shape="picture" />
      <div className={styles.skeletonBody}>
        <Skeleton width="30%" />
        <Skeleton width="62%" />
        <Skeleton width="24%" />
      </div>
    </div>
  );
}
