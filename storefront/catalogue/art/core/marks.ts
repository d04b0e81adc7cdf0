import { element } from "./svg.ts";

/** Path data of the abstract marks by name, in a 100 x 100 box, one colour each. */
export const outlines: Readonly<Record<string, string>> = {
  norvane: "M6 72L40 28H58L24 72ZM46 72L80 28H96L62 72Z",
  osker: "M50 12A38 38 0 1 0 88 50H70A20 20 0 1 1 50 30ZM62 12H88V38H62Z",
  hinterly:
    "M4 78C24 78 30 26 46 26C58 26 60 52 68 52C76 52 78 40 84 40C92 40 92 78 98 78H78C74 70 72 66 68 66C58 66 52 46 46 46C38 46 34 78 26 78Z",
  lune: "M46 8A42 42 0 0 0 46 92ZM54 24A34 34 0 0 1 54 92Z",
  pipdot: "M30 18a13 13 0 1 0 .1 0ZM70 18a13 13 0 1 0 .1 0ZM10 58H90A40 32 0 0 1 10 58Z",
  sandbar:
    "M4 44C20 24 34 24 50 40S80 56 96 36V54C80 74 66 74 50 58S20 42 4 62ZM4 74C20 60 34 62 50 74S80 86 96 72V82C80 96 66 94 50 84S20 72 4 84Z",
  fourthset: "M8 8H46V46H8ZM54 8H92V46A38 38 0 0 1 54 8ZM8 54A38 38 0 0 0 46 92H8ZM54 54H92V92H54Z",
  kilnwood: "M12 90V50A38 38 0 0 1 88 50V90H70V50A20 20 0 0 0 30 50V90ZM42 90V52a8 8 0 0 1 16 0V90Z",
  farrow: "M32 20H98L68 80H2ZM50 36a14 14 0 1 0 .1 0Z",
  ochre: "M8 56A42 42 0 0 1 92 56ZM16 64H84V72H16ZM28 80H72V88H28Z",
  zephyrine: "M8 30H58A12 12 0 1 0 46 18H34A24 24 0 1 1 58 42H8ZM8 54H78A20 20 0 1 1 58 74H70A8 8 0 1 0 78 66H8Z",
  halden: "M50 4L96 50L50 96L4 50ZM50 28L28 50L50 72L72 50Z",
  vesper: "M30 32H70L86 92H14ZM40 8H60V24H40Z",
  house: "M8 14H92V30H8ZM8 42H62V58H8ZM70 42H92V58H70ZM8 70H34V86H8ZM42 70H92V86H42Z",
  bluegum: "M50 4C84 26 90 66 50 96C10 66 16 26 50 4ZM47 28V88H53V28Z",
};

/** How a mark sits on its panel. */
export interface MarkOptions {
  /** Degrees. */
  rot?: number;
  skew?: number;
  /** Width against height. */
  sx?: number;
  /** Opacity. */
  o?: number;
}

/** Path data of a brand's mark in a 100 x 100 box; even-odd fill. */
export const markOutline = (id: string): string | undefined => outlines[id];

/** mark centred on (x,y), `s` px across, optional skew/rotate so it can sit in a shoe's motion line */
export function mark(
  id: string | undefined,
  x: number,
  y: number,
  s: number,
  fill: string,
  { rot = 0, skew = 0, sx = 1, o }: MarkOptions = {},
) {
  const d = (id && outlines[id]) || outlines.norvane;
  const k = s / 100;
  return element("path", {
    d,
    fill,
    fillRule: id === "bluegum" || id === "farrow" || id === "halden" ? "evenodd" : null,
    opacity: o,
    transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${rot}) skewX(${skew}) scale(${(k * sx).toFixed(3)} ${k.toFixed(3)}) translate(-50 -50)`,
  });
}

/** mark as an applied/moulded badge: cast shadow + cut edge + body */
export function badge(id: string | undefined, x: number, y: number, s: number, fill: string, edge: string, o: MarkOptions = {}) {
  return (
    mark(id, x + 1.4, y + 2.6, s, "#140e20", { ...o, o: 0.28 }) +
    mark(id, x + 0.3, y + 1.3, s, edge, o) +
    mark(id, x, y, s, fill, o)
  );
}
