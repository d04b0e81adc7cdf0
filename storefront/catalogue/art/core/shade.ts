import { darken, lighten, lightness } from "./colour.ts";
import type { Art, Attributes, Box } from "./svg.ts";
import { element, group, path, repaint } from "./svg.ts";

/**
 * One stroke of the airbrush: path data, opacity, colour (the pass's own when absent) and attributes.
 * With attributes the outline is drawn instead of the area, unless `solid`; `ref` draws a stored shape and needs no data.
 */
export type Airbrushed = [d: string | 0, opacity: number, colour?: string | null, attributes?: Attributes];

/** A pass of the airbrush. */
export interface Airbrush {
  darks?: Airbrushed[];
  lights?: Airbrushed[];
  /** Standard deviation in design units. */
  blur?: number;
  dark?: string;
  light?: string;
  /** One blurred layer and no multiply: half the cost. */
  flat?: boolean;
}

function brushed([d, opacity, colour, attributes]: [string | 0, number, string, Attributes | undefined]): string {
  const { solid, ref, ...rest } = attributes ?? {};
  if (ref || d === 0) return element("use", { href: `#${ref}`, fill: colour, opacity, ...rest });
  if (!attributes || solid) return path(d, { fill: colour, opacity, ...rest });
  return path(d, { fill: "none", opacity, stroke: colour, ...rest });
}

/** Blurred darks (multiplied) and lights, clipped to a shape: the pass of light that unites the panels of a form. */
export function airbrush(
  art: Art,
  clip: string,
  box: Box,
  { darks = [], lights = [], blur = 12, dark = "#2a2440", light = "#fffaf0", flat = false }: Airbrush,
): string {
  const coloured = (strokes: Airbrushed[], own: string, k = 1) =>
    strokes.map(([d, opacity, colour, attributes]) => brushed([d, opacity * k, colour || own, attributes]));
  const layer = (strokes: string[], style?: string) =>
    strokes.length ? group({ style, clipPath: clip }, art.blurred(blur, box, strokes)) : "";
  if (flat || art.flat) return layer([...coloured(darks, dark, 0.85), ...coloured(lights, light)]);
  return layer(coloured(darks, dark), "mix-blend-mode:multiply") + layer(coloured(lights, light));
}

/** How a panel is sewn on. */
export interface PanelOptions {
  clip?: string | undefined;
  /** Strength of the shadow the panel casts on what is under it. */
  ao?: number;
  /** Height of the cut edge; 0 for none. */
  edge?: number;
  bevel?: number;
  /** How much the fill lightens at the top and darkens at the bottom. */
  grad?: number;
  /** A ready paint instead of the graded fill. */
  raw?: string;
}

/** A sewn overlay: shadow of stacked strokes (cheaper than a blur), cut edge, body, bevel. */
export function panel(
  art: Art,
  d: string,
  fill: string,
  { clip, ao = 1, edge = 1.6, bevel = 0.55, grad = 0.08, raw }: PanelOptions = {},
): string {
  const id = art.shape(d);
  const L = lightness(fill);
  const body =
    raw ??
    art.lin([
      [0, lighten(fill, grad)],
      [0.55, fill],
      [1, darken(fill, grad * 1.1)],
    ]);
  const again = (attributes: Attributes) => element("use", { href: `#${id}`, ...attributes });
  return group(
    { clipPath: clip },
    ao
      ? group(
          { fill: "none", stroke: "#140e20", strokeOpacity: 0.085 * ao, transform: "translate(1.2 2.6)" },
          [2.5, 5.5, 9, 13].map((strokeWidth) => again({ strokeWidth })),
        )
      : "",
    edge ? again({ fill: darken(fill, L > 0.85 ? 0.22 : 0.38), transform: `translate(0.4 ${edge})` }) : "",
    again({ fill: body }),
    bevel
      ? again({
          fill: "none",
          stroke: art.lin(
            [
              [0, "#fff", L > 0.9 ? 0.9 : 0.5 * bevel + 0.1],
              [0.45, "#fff", 0.08],
              [1, "#000", 0.28 * bevel],
            ],
            [0, 0, 0.35, 1],
          ),
          strokeWidth: 1.5,
        })
      : "",
  );
}

/** Thread along an open path: `w` wide, dashed, with a shadow of strength `sh`. */
export const stitches = (d: string, colour: string, { w = 2, dash = "7 4.2", o = 0.95, sh = 0.38 } = {}) =>
  group(
    { fill: "none", strokeDasharray: dash, strokeLinecap: "round" },
    repaint(
      d,
      { stroke: "#0b0814", strokeOpacity: sh, strokeWidth: w + 0.5, transform: "translate(.5 1.1)" },
      { stroke: colour, strokeWidth: w, strokeOpacity: o },
    ),
  );

/** Row of punched holes along a path. */
export const holes = (d: string, base: string, { w = 5, gap = 13 } = {}) =>
  group(
    { fill: "none", strokeWidth: w, strokeLinecap: "round", strokeDasharray: `.01 ${gap}` },
    repaint(
      d,
      { stroke: lighten(base, 0.6), transform: "translate(.4 1.2)", strokeOpacity: 0.7 },
      { stroke: darken(base, lightness(base) > 0.6 ? 0.5 : 0.7) },
    ),
  );
