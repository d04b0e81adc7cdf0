import { classNames } from "../theme/class-names.ts";
import { Box, type BoxProps } from "./Box.tsx";
import * as styles from "./layout.css.ts";

export type WrapProps = BoxProps & {
  /** Keep to a comfortable line length, 640 px. */
  measure?: boolean;
};

/** The page's margins: content stays off the edges and within 1680 px. */
export function Wrap({ measure, className, ...rest }: WrapProps) {
  return <Box className={classNames(styles.wrap, measure && styles.measure, className)} {...rest} />;
}
