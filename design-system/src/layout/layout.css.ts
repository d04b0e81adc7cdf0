import { vars } from "@tread/tokens/contract";
import { style, styleVariants } from "@vanilla-extract/css";
import { margin, tileGap } from "../theme/grid.ts";
import { part } from "../theme/layered.ts";
import { media } from "../theme/media.ts";
import { type Gap, gaps } from "./layout.contract.ts";

export const gap = styleVariants(Object.fromEntries(gaps.map((pixels) => [pixels, pixels])) as Record<Gap, number>, (pixels) =>
  part({ gap: pixels }),
);

export const align = styleVariants(
  { start: "start", center: "center", end: "end", baseline: "baseline", stretch: "stretch" },
  (value) => part({ alignItems: value }),
);

export const stack = style(part({ display: "flex", flexDirection: "column", minWidth: 0 }));

export const cluster = style(part({ display: "flex", flexWrap: "wrap" }));

export const keepTogether = style(part({ flexWrap: "nowrap" }));

const columns = (count: string) => `repeat(${count}, minmax(0, 1fr))`;

export const grid = style(
  part({
    display: "grid",
    gridTemplateColumns: columns("var(--columns, 1)"),
    "@media": {
      [media.sm]: { gridTemplateColumns: columns("var(--columns-sm, var(--columns, 1))") },
      [media.md]: { gridTemplateColumns: columns("var(--columns-md, var(--columns-sm, var(--columns, 1)))") },
      [media.lg]: {
        gridTemplateColumns: columns("var(--columns-lg, var(--columns-md, var(--columns-sm, var(--columns, 1))))"),
      },
      [media.xl]: {
        gridTemplateColumns: columns(
          "var(--columns-xl, var(--columns-lg, var(--columns-md, var(--columns-sm, var(--columns, 1)))))",
        ),
      },
    },
  }),
);

/** How many columns a grid of tiles has, for the tiles too, which reckon their height from it. */
const tileColumns = (count: number) => ({ vars: { "--tile-columns": String(count) } });

export const tiles = style(
  part({
    containerType: "inline-size",
    display: "grid",
    gridTemplateColumns: columns("var(--tile-columns)"),
    ...tileColumns(2),
    gap: `${vars.grid.tile.row} ${tileGap}`,
    "@media": {
      [media.md]: {
        ...tileColumns(3),
        // The boutique leads with the picture: two wide columns until there is room for three.
        selectors: { "[data-theme='btq'] &": tileColumns(2) },
      },
      [media.btq]: { selectors: { "[data-theme='btq'] &": { ...tileColumns(3), columnGap: 40, rowGap: 72 } } },
    },
  }),
);

export const tilesWide = style(
  part({
    "@media": {
      [media.xl]: { ...tileColumns(4), selectors: { "[data-theme='btq'] &": tileColumns(2) } },
      [media.btq]: { selectors: { "[data-theme='btq'] &": tileColumns(3) } },
    },
  }),
);

export const wrap = style(
  part({
    width: "100%",
    maxWidth: `calc(${vars.grid.max} + 2 * ${margin})`,
    marginInline: "auto",
    paddingInline: margin,
  }),
);

export const measure = style(part({ maxWidth: vars.grid.measure }));

export const section = style(part({ marginBlock: vars.space.section }));
