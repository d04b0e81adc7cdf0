import { classNames } from "../theme/class-names.ts";
import { Box, type BoxProps } from "./Box.tsx";
import * as styles from "./layout.css.ts";

export type TileGridProps = BoxProps & {
  /** The grid has the page to itself: a fourth column from 1280 px up. */
  wide?: boolean;
};

/** Product tiles: two columns, three from 768 px, pictures nearly touching. The boutique's are fewer and further apart. */
export function TileGrid({ wide, className, ...rest }: TileGridProps) {
  return <Box className={classNames(styles.tiles, wide && styles.tilesWide, className)} {...rest} />;
}
