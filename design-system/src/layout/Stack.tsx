import { classNames } from "../theme/class-names.ts";
import { Box, type BoxProps } from "./Box.tsx";
import type { Alignment, Gap } from "./layout.contract.ts";
import * as styles from "./layout.css.ts";

export type StackProps = BoxProps & {
  /** Pixels between the things. 16 unless said otherwise. */
  gap?: Gap;
  /** Where they stand across. They fill the width unless said otherwise. */
  align?: Alignment;
};

/** Things under one another. */
export function Stack({ gap = 16, align, className, ...rest }: StackProps) {
  return <Box className={classNames(styles.stack, styles.gap[gap], align && styles.align[align], className)} {...rest} />;
}
