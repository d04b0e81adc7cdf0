import { darken, mix } from "./colour.ts";
import type { Art } from "./svg.ts";
import { element, round1, still } from "./svg.ts";

/** Studio tints of one lightness, so that a grid of products stays calm. */
export const BACKDROPS: Readonly<Record<string, string>> = {
  bone: "#ece7de",
  sand: "#e9dece",
  mist: "#dde5dd",
  fog: "#dce3e8",
  haze: "#e4dfea",
  blush: "#efdfd9",
  butter: "#efe6cb",
  clay: "#e2cfc3",
};
const W = 800;
const H = 1200;

/** photographic grain: hides gradient banding, costs ~5ms */
export const grain = (art: Art, k = 0.03) =>
  art.fine
    ? art.pattern(
        `grain${k}`,
        128,
        128,
        (id) =>
          art.tile(
            128,
            `<filter id="${id}_f" x="0" y="0" width="128" height="128" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".66" numOctaves="1" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 ${k * 3} 0 0 0 ${-k}"/></filter><rect width="128" height="128" filter="url(#${id}_f)"/>`,
            still,
          ),
        { place: still },
      )
    : "none";

/** kind 'floor': wall rolls into a lighter floor at `horizon`; 'wall': flat wall with light pool; 'table': overhead surface. */
export function backdrop(
  art: Art,
  tint: string,
  {
    kind = "floor",
    horizon = 690,
    w = W,
    h = H,
  }: { kind?: "floor" | "wall" | "table"; horizon?: number; w?: number; h?: number } = {},
) {
  const wallT = darken(tint, 0.05);
  const wall = tint;
  const roll = darken(tint, 0.045);
  const floor = mix(tint, "#ffffff", 0.42);
  const floor2 = mix(tint, "#ffffff", 0.12);
  const k = horizon / h;
  const base =
    kind === "floor"
      ? art.lin([
          [0, wallT],
          [k * 0.55, wall],
          [k - 0.06, darken(tint, 0.012)],
          [k + 0.005, roll],
          [k + 0.05, mix(tint, "#ffffff", 0.12)],
          [k + 0.17, floor],
          [1, floor2],
        ])
      : kind === "wall"
        ? art.lin(
            [
              [0, darken(tint, 0.012)],
              [0.5, mix(tint, "#ffffff", 0.22)],
              [1, darken(tint, 0.035)],
            ],
            [0.2, 0, 0.8, 1],
          )
        : art.lin(
            [
              [0, mix(tint, "#ffffff", 0.3)],
              [1, darken(tint, 0.07)],
            ],
            [0, 0, 1, 1],
          );
  const pool = art.rad([
    [0, "#fff", 0.46],
    [0.3, "#fff", 0.32],
    [0.65, "#fff", 0.11],
    [1, "#fff", 0],
  ]);
  const vig = art.rad(
    [
      [0.55, darken(tint, 0.5), 0],
      [1, darken(tint, 0.5), 0.11],
    ],
    [0.46, 0.45, 0.78],
  );
  return (
    art.soft(
      [0, 0, w, h],
      8,
      element("rect", { width: w, height: h, fill: base }) +
        element("ellipse", { cx: w * 0.36, cy: h * (kind === "floor" ? 0.36 : 0.4), rx: w * 0.78, ry: h * 0.46, fill: pool }) +
        element("rect", { width: w, height: h, fill: vig }),
    ) + element("rect", { width: w, height: h, fill: grain(art) })
  );
}

/** contact shadow group for something standing on y between x0..x1 */
export function contact(art: Art, x0: number, x1: number, y: number, tint: string, { depth = 1, dark = 1, drift = 0.05 } = {}) {
  const c = darken(tint, 0.62);
  const k = darken(tint, 0.84);
  const w = x1 - x0;
  const cx = (x0 + x1) / 2;
  const soft = art.rad([
    [0, c, 0.34 * dark],
    [0.5, c, 0.15 * dark],
    [1, c, 0],
  ]);
  const mid = art.rad([
    [0, k, 0.55 * dark],
    [0.72, k, 0.3 * dark],
    [1, k, 0],
  ]);
  const tight = art.rad([
    [0, k, 0.95 * dark],
    [0.8, k, 0.8 * dark],
    [1, k, 0],
  ]);
  const e = (dx: number, dy: number, kx: number, ry: number, f: string) =>
    element("ellipse", { cx: round1(cx + w * dx), cy: round1(y + dy), rx: round1(w * kx), ry: round1(ry * depth), fill: f });
  return e(drift, 12 * depth, 0.64, 50, soft) + e(drift * 0.3, 3, 0.52, 17, mid) + e(-0.02, 0, 0.455, 5.5, tight);
}
