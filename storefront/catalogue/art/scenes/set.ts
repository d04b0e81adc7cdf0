import { garments } from "../apparel/framing.ts";
import { contact, grain } from "../core/backdrop.ts";
import { darken, lighten } from "../core/colour.ts";
import type { Point } from "../core/path.ts";
import { ellipse, roundedRect, spline } from "../core/path.ts";
import type { Art, Attributes, Box } from "../core/svg.ts";
import { element, group, path, round1, still } from "../core/svg.ts";
import type { OtherKind, OtherLook, ShoeLook } from "../look.ts";
import { shoeSide, shoeSize } from "../shoes/framing.ts";

/** Textures are painted for the largest thing of a set. */
const largest = (art: Art, k: number): void => {
  art.place = [0, 0, art.place === still ? k : Math.max(k, art.place[2])];
};

/** A painted rectangle. */
export const rect = (x: number, y: number, w: number, h: number, fill: string, a: Attributes = {}) =>
  element("rect", {
    x: round1(x),
    y: round1(y),
    width: round1(w),
    height: round1(h),
    fill,
    ...a,
  });

/** plaster wall: flat colour with a slow diagonal light roll-off */
export const wall = (art: Art, x: number, y: number, w: number, h: number, c: string) =>
  rect(
    x,
    y,
    w,
    h,
    art.lin(
      [
        [0, lighten(c, 0.1)],
        [0.45, c],
        [1, darken(c, 0.1)],
      ],
      [0, 0, 1, 1],
    ),
  );

/** The floor from `y` down, with the line where it meets the wall. */
export const floor = (art: Art, y: number, w: number, h: number, c: string) =>
  rect(
    0,
    y,
    w,
    h - y,
    art.lin([
      [0, darken(c, 0.1)],
      [0.16, lighten(c, 0.06)],
      [1, darken(c, 0.05)],
    ]),
  ) +
  rect(0, y - 1, w, 3, darken(c, 0.3), {
    fillOpacity: 0.25,
  });

/** sun shadow thrown on what is behind: offset copy, slightly soft */
export const cast = (
  art: Art,
  d: string,
  c: string,
  {
    dx = 70,
    dy = 46,
    sd = 5,
    o = 0.3,
    box,
    clip,
  }: { dx?: number; dy?: number; sd?: number; o?: number; box: Box; clip?: string },
) =>
  group(
    { clipPath: clip },
    group({ opacity: o }, art.blurred(sd, box, path(d, { fill: darken(c, 0.62), transform: `translate(${dx} ${dy})` }))),
  );

/** box plinth: front face + top face; casts right */
export function block(
  art: Art,
  x: number,
  y: number,
  w: number,
  h: number,
  c: string,
  { top = 46, wallC }: { top?: number; wallC?: string } = {},
) {
  const t = `M${x} ${y}L${x + 18} ${y - top}H${x + w - 18}L${x + w} ${y}Z`;
  const f = roundedRect(x, y, w, h, 3);
  return (
    (wallC
      ? cast(art, `M${x + 18} ${y - top}H${x + w}V${y + h}H${x}Z`, wallC, { box: [x - 40, y - top - 40, w + 240, h + top + 160] })
      : "") +
    element("ellipse", {
      cx: x + w / 2 + 14,
      cy: y + h + 3,
      rx: w * 0.54,
      ry: 20,
      fill: art.rad([
        [0, "#120c18", 0.5],
        [0.75, "#120c18", 0.32],
        [1, "#120c18", 0],
      ]),
    }) +
    path(f, {
      fill: art.lin(
        [
          [0, lighten(c, 0.05)],
          [0.5, c],
          [1, darken(c, 0.2)],
        ],
        [0, 0, 0.5, 1],
      ),
    }) +
    path(t, {
      fill: art.lin(
        [
          [0, lighten(c, 0.32)],
          [1, lighten(c, 0.2)],
        ],
        [0, 0, 1, 0.3],
      ),
    }) +
    path(`M${x} ${y}H${x + w}`, { stroke: lighten(c, 0.5), strokeWidth: 2, strokeOpacity: 0.7 })
  );
}

/** cylinder plinth */
export function drum(
  art: Art,
  cx: number,
  y: number,
  rx: number,
  h: number,
  c: string,
  { ry = rx * 0.13, wallC }: { ry?: number; wallC?: string } = {},
) {
  const d = `M${cx - rx} ${y}V${y + h}A${rx} ${ry} 0 0 0 ${cx + rx} ${y + h}V${y}Z`;
  return (
    (wallC
      ? cast(art, `M${cx - rx} ${y - ry}H${cx + rx}V${y + h}H${cx - rx}Z`, wallC, {
          box: [cx - rx - 40, y - ry - 40, rx * 2 + 240, h + 200],
        })
      : "") +
    element("ellipse", {
      cx: cx + 16,
      cy: y + h + ry * 0.6,
      rx: rx * 1.12,
      ry: ry * 1.3,
      fill: art.rad([
        [0, "#120c18", 0.5],
        [0.8, "#120c18", 0.3],
        [1, "#120c18", 0],
      ]),
    }) +
    path(d, {
      fill: art.lin(
        [
          [0, darken(c, 0.1)],
          [0.22, lighten(c, 0.16)],
          [0.5, c],
          [1, darken(c, 0.34)],
        ],
        [0, 0, 1, 0],
      ),
    }) +
    path(ellipse(cx, y, rx, ry), {
      fill: art.lin(
        [
          [0, lighten(c, 0.34)],
          [1, lighten(c, 0.18)],
        ],
        [0, 0, 1, 0.4],
      ),
    })
  );
}

/** recessed arch niche: lit back wall, shaded reveal on the left (light side) */
export function niche(art: Art, x: number, y: number, w: number, h: number, c: string, frame?: string) {
  const R = w / 2;
  const d = `M${x} ${y + h}V${y + R}A${R} ${R} 0 0 1 ${x + w} ${y + R}V${y + h}Z`;
  const cl = art.clip(d);
  return (
    path(d, {
      fill: art.lin(
        [
          [0, darken(c, 0.06)],
          [0.4, lighten(c, 0.08)],
          [1, c],
        ],
        [0, 0, 1, 1],
      ),
    }) +
    group(
      { clipPath: cl },
      path(
        `M${x - 90} ${y + h + 90}V${y + R}A${R} ${R} 0 0 1 ${x + w} ${y + R - 60}L${x + w} ${y - 200}H${x - 200}V${y + h + 90}Z`,
        { fill: darken(c, 0.5), fillOpacity: 0.26, transform: `translate(${w * 0.11} ${w * 0.13})` },
      ),
      path(d, { fill: "none", stroke: darken(frame || c, 0.22), strokeWidth: 34 }),
      path(d, { fill: "none", stroke: lighten(frame || c, 0.16), strokeWidth: 30, transform: "translate(3 2)" }),
    )
  );
}

/** A painted disc on the wall. */
export const disc = (art: Art, cx: number, cy: number, rad: number, c: string) =>
  path(ellipse(cx, cy, rad), {
    fill: art.lin(
      [
        [0, lighten(c, 0.16)],
        [1, darken(c, 0.1)],
      ],
      [0.1, 0, 0.9, 1],
    ),
  });

/** paper-cut hill ridge, deterministic */
export function ridge(art: Art, w: number, y: number, amp: number, c: string, seed: number, bottom: number) {
  const pts: Point[] = [];
  for (let i = 0; i <= 8; i++)
    pts.push([(i / 8) * w, y - amp * (0.5 + 0.5 * Math.sin(seed * 2.3 + i * 1.35) * Math.cos(seed + i * 0.62))]);
  return path(`${spline(pts)}L${w} ${bottom}L0 ${bottom}Z`, {
    fill: art.lin([
      [0, lighten(c, 0.1)],
      [1, darken(c, 0.1)],
    ]),
  });
}

/** place a shoe (side view) standing on (x, y): x = heel-toe centre */
export function shoe(
  art: Art,
  spec: ShoeLook,
  x: number,
  y: number,
  k = 1,
  {
    flip = false,
    tint = "#b98a70",
    rot = 0,
    dark = 1.15,
    on,
  }: { flip?: boolean; tint?: string; rot?: number; dark?: number; on?: string } = {},
) {
  const m = shoeSize[spec.kind];
  const cx = (m.x[0] + m.x[1]) / 2;
  const f = flip ? -1 : 1;
  largest(art, k);
  return group(
    {
      transform: `translate(${round1(x)} ${round1(y)})${rot ? ` rotate(${rot})` : ""} scale(${r3(k * f)} ${r3(k)}) translate(${-cx} -500)`,
    },
    on
      ? group(
          { opacity: 0.3 },
          art.blurred(
            7,
            [0, 0, 900, 560],
            path(m.silhouette, { fill: darken(on, 0.66), transform: `translate(${58 * f} -6) skewX(${-6 * f})` }),
          ),
        )
      : "",
    rot ? "" : contact(art, m.x[0], m.x[1], 500, tint, { depth: 0.8, drift: 0.07 * f, dark }),
    shoeSide(art, spec),
  );
}
/** Silhouettes of what stands, for the shadow it throws. */
const standing: Partial<Record<OtherKind, string>> = {
  bottle: "M344 330Q350 210 400 204Q450 210 456 330L504 560V1040H296V560Z",
  duffle: "M100 860V640Q130 540 290 528H510Q680 540 700 640V880Q400 920 124 900Z",
  tote: "M176 486L204 946Q400 980 596 946L624 486L510 300Q400 200 290 300Z",
};
const r3 = (n: number) => +n.toFixed(3);

/** place an 800x1200-frame item by a point in its own frame */
export function item(
  art: Art,
  spec: OtherLook,
  x: number,
  y: number,
  k = 1,
  {
    ax = 400,
    ay = 600,
    rot = 0,
    back = false,
    tint = "#b98a70",
    shadow,
    flip,
    on,
    ground,
  }: {
    ax?: number;
    ay?: number;
    rot?: number;
    back?: boolean;
    tint?: string;
    shadow?: string;
    flip?: boolean;
    on?: string;
    ground?: [number, number, number];
  } = {},
) {
  const it = garments[spec.kind](art, spec, back);
  largest(art, k);
  return group(
    {
      transform: `translate(${round1(x)} ${round1(y)})${rot ? ` rotate(${rot})` : ""} scale(${r3(flip ? -k : k)} ${r3(k)}) translate(${-ax} ${-ay})`,
    },
    shadow && it.sil
      ? group(
          { opacity: 0.34 },
          art.blurred(
            7,
            [20, 40, 900, 1160],
            path(it.sil, { transform: `translate(${52 * (flip ? -1 : 1)} 40)`, fill: darken(shadow, 0.66) }),
          ),
        )
      : "",
    ground ? contact(art, ground[0], ground[1], ground[2], tint, { depth: 0.8, dark: 1.1 }) : "",
    it.foot && on
      ? group(
          { opacity: 0.3 },
          art.blurred(
            7,
            [100, 150, 760, 960],
            path(standing[spec.kind] ?? "", { fill: darken(on, 0.66), transform: "translate(62 0)" }),
          ),
        )
      : "",
    it.foot ? contact(art, it.foot[0], it.foot[1], it.foot[2], tint, { depth: 0.8, dark: 1.1 }) : "",
    it.body,
  );
}

/** a peg on the wall */
export const peg = (art: Art, x: number, y: number, c: string) =>
  element("circle", { cx: x + 12, cy: y + 14, r: 17, fill: "#120c18", fillOpacity: 0.22 }) +
  element("circle", {
    cx: x,
    cy: y,
    r: 17,
    fill: art.lin(
      [
        [0, lighten(c, 0.4)],
        [1, darken(c, 0.3)],
      ],
      [0, 0, 1, 1],
    ),
  }) +
  element("circle", { cx: x - 3, cy: y - 3, r: 8, fill: lighten(c, 0.3), fillOpacity: 0.7 });

/** The last glaze: warm light from above, depth below, grain over all. */
export const finish = (art: Art, w: number, h: number) =>
  rect(
    0,
    0,
    w,
    h,
    art.lin(
      [
        [0, "#fff3dc", 0.2],
        [0.5, "#fff3dc", 0],
        [1, "#1a0f24", 0.16],
      ],
      [0, 0, 1, 1],
    ),
  ) + rect(0, 0, w, h, grain(art));
