import { classNames } from "../theme/class-names.ts";
import { Box, type BoxProps } from "./Box.tsx";
import * as styles from "./layout.css.ts";

export type SectionProps = BoxProps;

/** A part of a page with the space that belongs between parts: 56 to 96 px, 72 to 152 in the boutique. */
export function Section({ as = "section", className, ...rest }: SectionProps) {
  return <Box as={as} className={classNames(styles.section, className)} {...rest} />;
}
