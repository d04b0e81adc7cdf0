import { darken, lighten, lightness, mix } from "../core/colour.ts";
import type { Point } from "../core/path.ts";
import { leaf, offset, pointAt, spline } from "../core/path.ts";
import type { Airbrushed } from "../core/shade.ts";
import { airbrush, stitches } from "../core/shade.ts";
import type { Art, Attributes, Box } from "../core/svg.ts";
import { element, group, path, reuse, round1 } from "../core/svg.ts";

/** The area a shoe seen from the side fills: design space 800 x 520, ground at y 500, toe right. */
export const BOX: Box = [30, 70, 740, 450];

/** The same points from the other end. */
export const reversed = (points: readonly Point[]): Point[] => points.toReversed();

/** Shadow between panels. */
export const INK = "#140e20";

/** stacked translucent strokes = cheap soft shadow along a line */
export const softLine = (d: string, o = 0.1, ws = [3, 7, 12], a: Attributes = {}) =>
  group(
    { fill: "none", stroke: INK, strokeOpacity: o, strokeLinecap: "round", ...a },
    ws.map((w) => path(d, { strokeWidth: w })),
  );

/** laces crossing the throat. throat: near eyestay edge (top->vamp), ridge: tongue ridge (top->vamp) */
export function laces(
  art: Art,
  {
    throat,
    ridge,
    n = 6,
    t0 = 0.06,
    t1 = 0.9,
    w = 14,
    color,
    eyelet,
    inset = 15,
    lean = 0.05,
    over = 4,
    metal,
    round = false,
  }: {
    throat: Point[];
    ridge: Point[];
    n?: number;
    t0?: number;
    t1?: number;
    w?: number;
    color: string;
    eyelet: string;
    inset?: number;
    lean?: number;
    over?: number;
    metal?: string | undefined;
    round?: boolean;
  },
) {
  let eye = "";
  let sh = "";
  let band = "";
  const d1 = darken(color, lightness(color) > 0.85 ? 0.24 : 0.34);
  const l1 = lighten(color, 0.55);
  for (let i = 0; i < n; i++) {
    const t = t0 + ((t1 - t0) * i) / (n - 1);
    const p = pointAt(throat, t);
    const q = pointAt(ridge, Math.min(0.985, t + lean * (1 - i / n)));
    const a: Point = [p.x - p.ty * inset, p.y + p.tx * inset];
    const b: Point = [q.x + q.ty * over, q.y - q.tx * over];
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const L = Math.hypot(dx, dy);
    const nx = -dy / L;
    const ny = dx / L;
    const hw = w / 2;
    const k = round ? 0.7 : 0.36;
    const P = (f: number, s: number): Point => [a[0] + dx * f + nx * hw * s, a[1] + dy * f + ny * hw * s];
    const d = spline([P(0, k), P(0.4, 1), P(1, 0.94), P(1 + 3.4 / L, 0), P(1, -0.94), P(0.4, -1), P(0, -k), P(-3 / L, 0)], true);
    const id = art.shape(d);
    const M1 = P(0.4, 1);
    const M2 = P(0.4, -1);
    eye += metal
      ? element("circle", {
          cx: round1(a[0]),
          cy: round1(a[1]),
          r: 6.6,
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
        }) + element("circle", { cx: round1(a[0]), cy: round1(a[1]), r: 3.6, fill: "#16131c" })
      : element("circle", { cx: round1(a[0]), cy: round1(a[1]), r: 5.4, fill: darken(eyelet, 0.3) }) +
        element("circle", { cx: round1(a[0]), cy: round1(a[1] + 0.6), r: 4, fill: darken(eyelet, 0.78) });
    sh += reuse(id, { transform: "translate(2.2 4.5)" });
    band += reuse(id, {
      fill: art.lin(
        [
          [0, d1],
          [0.22, color],
          [0.5, l1],
          [0.8, color],
          [1, d1],
        ],
        [M1[0], M1[1], M2[0], M2[1]],
        false,
      ),
    });
    if (!round) {
      const s = (f: number) => `M${round1(P(0.24, f)[0])} ${round1(P(0.24, f)[1])}L${round1(P(1, f)[0])} ${round1(P(1, f)[1])}`;
      band += path(s(0.42) + s(-0.4), { stroke: d1, strokeWidth: 0.9, strokeOpacity: 0.5, strokeDasharray: "2.4 1.4" });
    } else {
      let z = "";
      for (let f = 0.15; f < 1; f += 6 / L)
        z += `M${round1(P(f, -0.8)[0])} ${round1(P(f, -0.8)[1])}L${round1(P(f + 3 / L, 0.8)[0])} ${round1(P(f + 3 / L, 0.8)[1])}`;
      band += path(z, { stroke: d1, strokeWidth: 1, strokeOpacity: 0.45 });
    }
    band += reuse(id, {
      fill: art.lin(
        [
          [0, "#000", 0.36],
          [0.24, "#000", 0],
          [0.8, "#fff", 0],
          [1, "#000", 0.24],
        ],
        [a[0], a[1], b[0], b[1]],
        false,
      ),
    });
  }
  return eye + group({ opacity: 0.5 }, art.blurred(2.8, [180, 60, 400, 340], sh)) + band;
}

/** tied bow sitting on the tongue: far loop, near loop, two tails with tips. (x,y) = knot; flat laces w px wide */
export function bow(art: Art, x: number, y: number, c: string, w = 9, { s = 1, tip }: { s?: number; tip?: string } = {}) {
  const placed = (a: Point[]) => spline(a.map(([dx, dy]): Point => [x + dx * s, y + dy * s]));
  const lace = (d: string, k = 0) =>
    path(d, { stroke: INK, strokeOpacity: 0.16, strokeWidth: w + 4, transform: "translate(2.4 4.2)" }) +
    path(d, { stroke: darken(c, lightness(c) > 0.85 ? 0.3 : 0.4), strokeWidth: w }) +
    path(d, { stroke: k ? darken(c, k) : c, strokeWidth: w * 0.7, transform: "translate(-.4 -.6)" }) +
    path(d, {
      stroke: lighten(c, 0.6),
      strokeWidth: w * 0.26,
      strokeOpacity: k ? 0.3 : 0.75,
      strokeDasharray: "2.6 1.6",
      strokeLinecap: "butt",
      transform: "translate(-.8 -1)",
    });
  const far = placed([
    [0, 0],
    [-14, -20],
    [-40, -24],
    [-50, -10],
    [-34, 2],
    [0, 2],
  ]);
  const near = placed([
    [2, 0],
    [6, 24],
    [-4, 56],
    [-18, 62],
    [-22, 46],
    [-10, 18],
    [0, 2],
  ]);
  const t1 = placed([
    [2, 2],
    [22, 22],
    [26, 54],
    [18, 86],
  ]);
  const t2 = placed([
    [0, 2],
    [-26, 16],
    [-44, 40],
    [-46, 66],
  ]);
  const tips = [
    [18, 86, 15, 98],
    [-46, 66, -45, 78],
  ]
    .map(([a = 0, b = 0, e = 0, f = 0]) =>
      path(`M${round1(x + a * s)} ${round1(y + b * s)}L${round1(x + e * s)} ${round1(y + f * s)}`, {
        stroke: tip || darken(c, 0.5),
        strokeWidth: w * 0.66,
      }),
    )
    .join("");
  return (
    group(
      { fill: "none", strokeLinecap: "round", strokeLinejoin: "round" },
      lace(far, 0.14),
      lace(t2, 0.06),
      lace(t1),
      tips,
      lace(near),
    ) +
    path(
      spline(
        [
          [x - 9 * s, y - 6 * s],
          [x + 3 * s, y - 9 * s],
          [x + 10 * s, y - 1 * s],
          [x + 6 * s, y + 9 * s],
          [x - 5 * s, y + 8 * s],
        ],
        true,
      ),
      {
        fill: art.lin([
          [0, lighten(c, 0.5)],
          [0.5, c],
          [1, darken(c, 0.36)],
        ]),
        stroke: darken(c, 0.4),
        strokeWidth: 0.8,
      },
    )
  );
}

/** tongue slab seen over the throat */
export function tongue(art: Art, pts: Point[], fill: string, { tex }: { tex?: string } = {}) {
  const d = spline(pts, true);
  const c = art.clip(d);
  const id = art.shape(d);
  return (
    reuse(id, {
      fill: art.lin(
        [
          [0, lighten(fill, 0.16)],
          [0.35, fill],
          [1, darken(fill, 0.3)],
        ],
        [0, 0, 0.9, 1],
      ),
    }) +
    (tex ? reuse(id, { fill: tex }) : "") +
    group(
      { clipPath: c, fill: "none", stroke: darken(fill, 0.55), strokeOpacity: 0.09 },
      [4, 9, 15, 22].map((w) => reuse(id, { strokeWidth: w })),
    )
  );
}

/** the hollow of the shoe: far collar + lining, visible above the near collar */
export function hollow(art: Art, pts: Point[], lining: string) {
  const d = spline(pts, true);
  return (
    path(d, {
      fill: art.lin([
        [0, lighten(lining, 0.14)],
        [0.3, darken(lining, 0.2)],
        [1, darken(lining, 0.62)],
      ]),
    }) + path(d, { fill: "none", stroke: lighten(lining, 0.4), strokeWidth: 1.6, opacity: 0.55 })
  );
}

/** How a row of stitches runs. */
export interface SeamOptions {
  n?: number;
  t0?: number;
  t1?: number;
  /** A second row this far further in. */
  double?: number;
  w?: number;
  dash?: string;
}

/** stitches `ins` px inside an open edge (polyline); double: second row that many px further in */
export function seam(edge: Point[], ins: number, col: string, o: SeamOptions = {}) {
  const f = (k: number) => spline(offset(edge, k, o.n || 9, o.t0 || 0.02, o.t1 || 0.98));
  return stitches(f(ins), col, o) + (o.double ? stitches(f(ins + Math.sign(ins) * o.double), col, o) : "");
}

/** shared light for an upper: turn-under above the sole, right/bottom rim, toe and heel bloom, extras */
export function light(
  art: Art,
  clip: string,
  outline: string,
  base: string,
  {
    soleTop,
    toe,
    heel,
    darks = [],
    lights = [],
    blur = 13,
    k = 1,
    box = BOX,
  }: {
    soleTop: Point[];
    toe?: { dark: Point[]; light: Point[] };
    heel?: Point[];
    darks?: [string | Point[], number][];
    lights?: [string | Point[], number][];
    blur?: number;
    k?: number;
    box?: Box;
  },
) {
  const L = lightness(base);
  const dark = L > 0.55 ? mix(darken(base, 0.5), "#40375a", 0.3) : "#0a0812";
  const hi = L > 0.5 ? "#fffdf6" : lighten(base, 0.75);
  const kd = (L > 0.9 ? 0.62 : L > 0.8 ? 0.84 : 1) * k;
  const kl = L < 0.35 ? 0.5 : 1;
  return airbrush(art, clip, box, {
    dark,
    light: hi,
    blur,
    darks: [
      [
        spline(
          soleTop.concat([
            [760, 520, 0],
            [40, 520, 0],
          ]),
          true,
        ),
        0.75 * kd,
      ],
      [outline, 0.5 * kd, null, { strokeWidth: 20, transform: "translate(4 5)" }],
      ...(toe ? [[spline(toe.dark, true), 0.85 * kd] satisfies Airbrushed] : []),
      ...darks.map(([p, o]): Airbrushed => [typeof p === "string" ? p : spline(p, true), o * kd]),
    ],
    lights: [
      ...(toe ? [[spline(toe.light, true), 0.7 * kl] satisfies Airbrushed] : []),
      ...(heel ? [[spline(heel, true), 0.42 * kl] satisfies Airbrushed] : []),
      ...lights.map(([p, o]): Airbrushed => [typeof p === "string" ? p : spline(p, true), o * kl]),
    ],
  });
}

/** foam/rubber body: gradient by height, top bevel light, side rim */
export function foam(
  art: Art,
  d: string,
  fill: string,
  { y0, y1, tex, top }: { y0: number; y1: number; tex?: string | null; top?: string },
) {
  const L = lightness(fill);
  return (
    path(d, {
      fill: art.lin(
        [
          [0, lighten(fill, 0.55)],
          [0.14, lighten(fill, 0.1)],
          [0.55, darken(fill, 0.04)],
          [0.85, darken(fill, 0.16)],
          [1, darken(fill, 0.3)],
        ],
        [0, y0, 0, y1],
        false,
      ),
    }) +
    (tex ? path(d, { fill: tex }) : "") +
    (top ? path(top, { fill: "none", stroke: "#fff", strokeWidth: 1.8, strokeOpacity: L > 0.6 ? 0.85 : 0.28 }) : "")
  );
}

/** carved line that tapers at both ends: dark valley + lit lower lip */
export const cut = (pts: Point[], base: string, w = 3, o = 0.6) =>
  path(
    leaf(
      pts.map(([x, y]) => [x, y + w * 0.8]),
      w * 0.55,
    ),
    { fill: "#fff", fillOpacity: lightness(base) > 0.6 ? 0.8 : 0.16 },
  ) + path(leaf(pts, w), { fill: darken(base, 0.4), fillOpacity: o });
