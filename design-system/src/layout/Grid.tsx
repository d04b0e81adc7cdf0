import type { CSSProperties } from "react";
import { classNames } from "../theme/class-names.ts";
import { Box, type BoxProps } from "./Box.tsx";
import type { Gap } from "./layout.contract.ts";
import * as styles from "./layout.css.ts";

/** Equal columns from each width up. */
export type Columns = {
  /** On a phone. */
  base?: number;
  /** From 640 px. */
  sm?: number;
  /** From 768 px. */
  md?: number;
  /** From 1024 px. */
  lg?: number;
  /** From 1280 px. */
  xl?: number;
};

export type GridProps = BoxProps & {
  /** How many equal columns, from a phone up. */
  columns: Columns;
  /** Pixels between cells. 16 unless said otherwise. */
  gap?: Gap;
};

/** Things in equal columns. Product tiles have their own, `TileGrid`. */
export function Grid({ columns: { base, sm, md, lg, xl }, gap = 16, className, style, ...rest }: GridProps) {
  const counts = { "--columns": base, "--columns-sm": sm, "--columns-md": md, "--columns-lg": lg, "--columns-xl": xl };
  return (
    <Box
      className={classNames(styles.grid, styles.gap[gap], className)}
      style={{ ...(counts as CSSProperties), ...style }}
      {...rest}
    />
  );
}
