import { classNames } from "../theme/class-names.ts";
import { Box, type BoxProps } from "./Box.tsx";
import type { Alignment, Gap } from "./layout.contract.ts";
import * as styles from "./layout.css.ts";

export type ClusterProps = BoxProps & {
  /** Pixels between the things and between lines. 8 unless said otherwise. */
  gap?: Gap;
  /** Where they stand across the line. `center` unless said otherwise. */
  align?: Alignment;
  /** Never break into a second line. */
  keepTogether?: boolean;
};

/** Things side by side that break into lines when there is no room. */
export function Cluster({ gap = 8, align = "center", keepTogether, className, ...rest }: ClusterProps) {
  const classes = classNames(
    styles.cluster,
    styles.gap[gap],
    styles.align[align],
    keepTogether && styles.keepTogether,
    className,
  );
  return <Box className={classes} {...rest} />;
}
