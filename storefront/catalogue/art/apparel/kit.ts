import { darken, lighten, lightness, mix, threadOn } from "../core/colour.ts";
import type { Point } from "../core/path.ts";
import { leaf, offset, roundedRect, spline } from "../core/path.ts";
import type { Airbrushed } from "../core/shade.ts";
import { airbrush, stitches } from "../core/shade.ts";
import type { Art, Attributes, Box, Markup } from "../core/svg.ts";
import { group, path, repaint, reuse, round1 } from "../core/svg.ts";

/** A drawn piece and how it wants to be framed. */
export interface Garment {
  body: string;
  /** Outline of what hangs on a wall, for its shadow. */
  sil?: string;
  /** Lies on a table instead of hanging on a wall. */
  table?: true;
  /** Footprint of what stands: from x, to x, ground y. */
  foot?: [number, number, number];
  /** Moves down by, and enlarges by. */
  dy?: number;
  k?: number;
  /** Its middle, when laid flat. */
  cy?: number;
}

/** Garments are drawn in the 800 x 1200 frame about this line. */
export const CENTRE = 400;

/** Shadow between layers of cloth. */
export const INK = "#16101f";

/** A point measured from the garment's centre line. */
export const point = (dx: number, y: number, tension?: number): Point =>
  tension === undefined ? [CENTRE + dx, y] : [CENTRE + dx, y, tension];

/** The shadow ink at an opacity. */
export const ink = (opacity: number) => `rgba(20,14,32,${opacity})`;

/** The same points from the other end. */
export const reversed = (points: readonly Point[]): Point[] => points.toReversed();

/** mirror points about the garment centre */
export const mirrored = (points: readonly Point[]): Point[] =>
  points.map(([x, y, k]) => (k === undefined ? [2 * CENTRE - x, y] : [2 * CENTRE - x, y, k]));

/** The points on the garment's right (1) or mirrored to its left (-1). */
export const sideOf = (side: number, points: Point[]): Point[] => (side > 0 ? points : mirrored(points));

/** flat body colour with cylinder falloff between x0..x1 */
export const bodyFill = (art: Art, c: string, x0: number, x1: number, k = 1) =>
  art.lin(
    [
      [0, darken(c, 0.1 * k)],
      [0.2, lighten(c, 0.03)],
      [0.38, lighten(c, 0.12 * k)],
      [0.68, c],
      [1, darken(c, 0.16 * k)],
    ],
    [x0, 0, x1, 60],
    false,
  );

/** shadow a garment throws on the wall just behind it */
export const wallShadow = (
  art: Art,
  d: string,
  tint: string,
  {
    dx = 16,
    dy = 26,
    o = 1,
    box = [50, 90, 720, 1090],
    sd = 16,
  }: { dx?: number; dy?: number; o?: number; box?: Box; sd?: number } = {},
) => {
  const id = art.shape(d);
  return (
    art.blurred(sd, box, reuse(id, { transform: `translate(${dx} ${dy})`, fill: darken(tint, 0.62), fillOpacity: 0.34 * o })) +
    group(
      { fill: "none", stroke: darken(tint, 0.72), strokeLinejoin: "round", strokeOpacity: 0.07 * o, transform: "translate(3 5)" },
      [3, 7, 12].map((w) => reuse(id, { strokeWidth: w })),
    )
  );
};

/** An area of shade or shine: outline, opacity, and as in the airbrush. */
export type Volume = [outline: string | Point[], opacity: number, colour?: string | null, attributes?: Attributes];
/** A fold: its line, half width, opacity, and how crisp its crease is. */
export type Fold = [line: Point[], width: number, opacity: number, crease?: number];

/** Volume and folds of cloth. */
export function drape(
  art: Art,
  clip: string,
  box: Box,
  base: string,
  {
    darks = [],
    lights = [],
    folds = [],
    blur = 11,
    sheen = 1,
  }: { darks?: Volume[]; lights?: Volume[]; folds?: Fold[]; blur?: number; sheen?: number },
) {
  const L = lightness(base);
  const dark = L > 0.5 ? mix(darken(base, 0.55), "#3a3158", 0.22) : L > 0.3 ? darken(base, 0.72) : "#07060c";
  const hi = L > 0.6 ? "#ffffff" : lighten(base, L < 0.35 ? 0.55 : 0.7);
  const kd = L > 0.88 ? 0.62 : L > 0.6 ? 0.8 : 0.95;
  const kl = (L < 0.35 ? 0.5 : L > 0.85 ? 0.9 : 0.6) * sheen;
  const fd: Airbrushed[] = [];
  const fl: Airbrushed[] = [];
  const cd: [string, number][] = [];
  const cl: [string, number, string][] = [];
  for (const [pts, w, o, c] of folds) {
    const ref = art.shape(leaf(pts, w));
    fd.push([0, o * kd, null, { ref }]);
    fl.push([0, o * 0.85 * kl, null, { ref, transform: `translate(${round1(-w * 1.15)} ${round1(-w * 0.45)})` }]);
    if (c) {
      const e = art.shape(leaf(pts, Math.max(1.3, w * 0.3)));
      cd.push([e, c * kd]);
      cl.push([e, c * 0.8 * kl, `translate(${round1(-w * 0.55)} ${round1(-w * 0.25)})`]);
    }
  }
  const outlined = (list: Volume[], k: number) =>
    list.map(([d, o, c, a]): Airbrushed => [typeof d === "string" ? d : spline(d, true), o * k, c, a]);
  return (
    airbrush(art, clip, box, {
      flat: true,
      dark,
      light: hi,
      blur,
      darks: [...outlined(darks, kd), ...fd],
      lights: [...outlined(lights, kl), ...fl],
    }) +
    (cd.length
      ? group(
          { clipPath: clip },
          group(
            { fill: dark },
            cd.map(([id, o]) => reuse(id, { fillOpacity: o * 0.5 })),
          ),
          group(
            { fill: hi },
            cl.map(([id, o, transform]) => reuse(id, { fillOpacity: o * 0.5, transform })),
          ),
        )
      : "")
  );
}

/** sewn seam line: dark ditch, lit lip */
export const ditch = (d: string, c: string, w = 2) =>
  repaint(
    d,
    { stroke: darken(c, 0.42), strokeWidth: w, strokeOpacity: 0.6 },
    {
      stroke: lighten(c, 0.5),
      strokeWidth: round1(w * 0.7),
      strokeOpacity: 0.45,
      transform: `translate(${round1(-w * 0.5)} ${round1(w * 0.6)})`,
    },
  );

/** coverstitch: two thread rows */
export const cover = (pl: Point[], c: string, { ins = 8, gap = 5, t0 = 0.01, t1 = 0.99, n = 10, w = 1.5 } = {}) =>
  [ins, ins + Math.sign(ins) * gap]
    .map((k) => stitches(spline(offset(pl, k, n, t0, t1)), threadOn(c, 0.16), { w, dash: "4.5 3", sh: 0.24 }))
    .join("");

/** What is printed on or sewn to a piece, cut at its outline. */
export const print = (clip: string, ...kids: Markup[]) => group({ clipPath: clip }, kids);

/** zip along a line x at y0..y1 */
export function zip(art: Art, x: number, y0: number, y1: number, tape: string, metal: string, { w = 13, pull = true } = {}) {
  const teeth = (dx: number, dy: number, c: string, w: number) =>
    path(`M${round1(x - 2.5 + dx)} ${round1(y0 + 4 + dy)}V${y1}M${round1(x + 2.5 + dx)} ${round1(y0 + 7.2 + dy)}V${y1}`, {
      stroke: c,
      strokeWidth: w,
      strokeDasharray: "2.4 4",
      fill: "none",
    });
  return (
    path(`M${x} ${y0}V${y1}`, { stroke: INK, strokeOpacity: 0.16, strokeWidth: w + 9 }) +
    path(`M${x} ${y0}V${y1}`, { stroke: darken(tape, 0.2), strokeWidth: w }) +
    path(`M${x - w / 2} ${y0}V${y1}`, { stroke: lighten(tape, 0.25), strokeWidth: 1 }) +
    teeth(0.6, 0.9, darken(metal, 0.5), 4.4) +
    teeth(0, 0, metal, 4.2) +
    (pull
      ? path(roundedRect(x - 7, y0 - 4, 14, 22, 4), {
          fill: art.lin(
            [
              [0, lighten(metal, 0.6)],
              [0.5, metal],
              [1, darken(metal, 0.45)],
            ],
            [0, 0, 1, 1],
          ),
          stroke: darken(metal, 0.5),
          strokeWidth: 0.8,
        }) +
        path(roundedRect(x - 4, y0 + 16, 8, 34, 4), {
          fill: art.lin(
            [
              [0, lighten(metal, 0.5)],
              [1, darken(metal, 0.4)],
            ],
            [0, 0, 1, 0],
          ),
          stroke: darken(metal, 0.5),
          strokeWidth: 0.8,
        })
      : "")
  );
}

/** round cord with twist */
export function cord(_art: Art, pts: Point[], w: number, c: string, tip?: string) {
  const d = spline(pts);
  const e = pts[pts.length - 1]!;
  const b = pts[pts.length - 2]!;
  const L = Math.hypot(e[0] - b[0], e[1] - b[1]) || 1;
  const ux = (e[0] - b[0]) / L;
  const uy = (e[1] - b[1]) / L;
  return (
    group(
      { strokeLinecap: "round" },
      repaint(
        d,
        { stroke: INK, strokeOpacity: 0.2, strokeWidth: w + 3, transform: "translate(3 5)" },
        { stroke: darken(c, 0.28), strokeWidth: w },
        { stroke: c, strokeWidth: round1(w * 0.66), transform: "translate(-.6 -.3)" },
        {
          stroke: lighten(c, 0.5),
          strokeWidth: round1(w * 0.34),
          strokeDasharray: "2.4 3",
          strokeLinecap: "butt",
          transform: `translate(${round1(-w * 0.14)} 0)`,
        },
      ),
    ) +
    (tip
      ? path(`M${round1(e[0])} ${round1(e[1])}l${round1(ux * 22)} ${round1(uy * 22)}`, {
          stroke: darken(tip, 0.35),
          strokeWidth: w + 1.6,
          strokeLinecap: "round",
        }) +
        path(`M${round1(e[0] - 0.8)} ${round1(e[1])}l${round1(ux * 22)} ${round1(uy * 22)}`, {
          stroke: lighten(tip, 0.35),
          strokeWidth: w * 0.4,
          strokeLinecap: "round",
        })
      : "")
  );
}

/** inside-neck label */
export const label = (_art: Art, x: number, y: number, w: number, h: number, fill: string, kids = "") =>
  path(roundedRect(x - w / 2, y, w, h, 2), { fill: darken(fill, 0.25), transform: "translate(.8 1.6)" }) +
  path(roundedRect(x - w / 2, y, w, h, 2), { fill }) +
  kids;
