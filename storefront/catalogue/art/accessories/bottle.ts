import type { Garment } from "../apparel/kit.ts";
import { print } from "../apparel/kit.ts";
import { darken, lighten, lightness } from "../core/colour.ts";
import { mark } from "../core/marks.ts";
import type { Point } from "../core/path.ts";
import { ribbon, spline } from "../core/path.ts";
import { airbrush, panel } from "../core/shade.ts";
import type { Art, Box } from "../core/svg.ts";
import { element, group, path } from "../core/svg.ts";
import { noise, speckle } from "../core/texture.ts";
import type { OtherLook } from "../look.ts";

/** A steel bottle with a loop lid: plain, fading, banded or speckled. */
export function bottle(art: Art, spec: OtherLook, back: boolean): Garment {
  const palette = spec.palette;
  const c = palette.upper;
  const steel = "#c8c6c1";
  const x0 = 296;
  const x1 = 504;
  const d = spline(
    [
      [344, 436, 0.3],
      [344, 466, 0.6],
      [322, 492],
      [302, 528],
      [x0, 580],
      [x0, 800],
      [x0, 1000],
      [304, 1030, 0.6],
      [330, 1044],
      [400, 1050],
      [470, 1044],
      [496, 1030, 0.6],
      [x1, 1000],
      [x1, 800],
      [x1, 580],
      [498, 528],
      [478, 492],
      [456, 466, 0.6],
      [456, 436, 0.3],
    ],
    true,
  );
  const cc = art.clip(d);
  const BOX: Box = [270, 420, 260, 650];
  let drawn = "";
  // carry loop
  const lp: Point[] = [
    [352, 330],
    [346, 272],
    [362, 222],
    [400, 204],
    [438, 222],
    [454, 272],
    [448, 330],
  ];
  const lid = spec.lid || palette.overlay;
  drawn +=
    panel(art, ribbon(lp, 26, 26, 16), lid, { bevel: 1 }) +
    path(
      ribbon(
        lp.map(([x, y]) => [x - 4, y]),
        5,
        5,
        16,
      ),
      { fill: "#fff", fillOpacity: 0.35 },
    );
  // steel neck
  drawn += path("M346 426H454V470H346Z", {
    fill: art.lin(
      [
        [0, darken(steel, 0.45)],
        [0.16, lighten(steel, 0.6)],
        [0.3, steel],
        [0.5, darken(steel, 0.3)],
        [0.7, lighten(steel, 0.5)],
        [0.86, darken(steel, 0.2)],
        [1, darken(steel, 0.5)],
      ],
      [0, 0, 1, 0],
    ),
  });
  // lid
  const ld = spline(
    [
      [330, 340, 0.4],
      [336, 322, 0.6],
      [360, 314],
      [400, 312],
      [440, 314],
      [464, 322, 0.6],
      [470, 340, 0.4],
      [470, 420, 0.4],
      [460, 436, 0.6],
      [400, 441],
      [340, 436, 0.6],
      [330, 420, 0.4],
    ],
    true,
  );
  const lc = art.clip(ld);
  const cyl = (f: string, k = 1) =>
    art.lin(
      [
        [0, darken(f, 0.34 * k)],
        [0.1, darken(f, 0.06 * k)],
        [0.2, lighten(f, 0.42 * k)],
        [0.27, lighten(f, 0.12)],
        [0.5, f],
        [0.78, darken(f, 0.16 * k)],
        [0.92, darken(f, 0.38 * k)],
        [1, darken(f, 0.2 * k)],
      ],
      [0, 0, 1, 0],
    );
  drawn += path(d, { fill: cyl(c) });
  if (spec.pattern === "fade")
    drawn +=
      path(d, {
        fill: art.lin([
          [0, palette.accent, 0],
          [0.35, palette.accent, 0],
          [1, palette.accent, 0.95],
        ]),
      }) +
      path(d, {
        fill: art.lin(
          [
            [0, "#000", 0.35],
            [0.1, "#000", 0.05],
            [0.2, "#fff", 0.4],
            [0.28, "#fff", 0.06],
            [0.5, "#000", 0],
            [0.8, "#000", 0.18],
            [1, "#000", 0.3],
          ],
          [0, 0, 1, 0],
        ),
      });
  if (spec.pattern === "band")
    drawn += print(cc, path("M280 610C350 622 450 622 520 610V700C450 712 350 712 280 700Z", { fill: cyl(palette.accent) }));
  if (spec.pattern === "speckle") drawn += path(d, { fill: speckle(art, c, 1, palette.accent) });
  if (!back) drawn += mark(spec.brand?.mark, 400, 800, 128, palette.accent);
  else drawn += mark(spec.brand?.mark, 400, 980, 30, palette.accent);
  drawn += path(d, { fill: noise(art, "foam", "#1a1220", 0.26) });
  drawn += airbrush(art, cc, BOX, {
    flat: true,
    blur: 7,
    dark: darken(c, 0.7),
    light: "#fff",
    darks: [
      ["M280 1020C350 1040 450 1040 520 1020V1070H280Z", 0.6],
      ["M340 466C360 480 440 480 460 466L500 530C450 505 350 505 300 530Z", 0.22],
      ["M470 560H510V1040H476Z", 0.3],
    ],
    lights: [
      ["M326 560C322 640 322 900 328 1010L340 1010C336 900 336 640 340 560Z", lightness(c) > 0.8 ? 0.7 : 0.5],
      ["M484 580C486 700 486 900 484 1000L489 1000C491 900 491 700 489 580Z", 0.28],
      ["M318 512C328 498 346 488 362 484L358 492C344 496 334 506 326 520Z", 0.6],
    ],
  });
  // lid on top
  drawn += group(
    { fill: "none", stroke: "#140e20", strokeOpacity: 0.12, clipPath: cc },
    [4, 10, 18].map((w) => path("M340 440C370 450 430 450 460 440", { strokeWidth: w })),
  );
  drawn += path(ld, { fill: cyl(lid) });
  let kn = "";
  for (let i = 0; i < 26; i++) {
    const t = (Math.PI * (i + 0.5)) / 26;
    const x = 400 - Math.cos(t) * 70;
    kn += `M${x.toFixed(1)} 352V424`;
  }
  drawn += print(
    lc,
    path(kn, { stroke: darken(lid, 0.5), strokeWidth: 1.8, strokeOpacity: 0.5 }),
    path(kn, { stroke: "#fff", strokeWidth: 1, strokeOpacity: 0.22, transform: "translate(1.8 0)" }),
  );
  drawn +=
    path(
      spline([
        [334, 342],
        [360, 348],
        [400, 350],
        [440, 348],
        [466, 342],
      ]),
      { fill: "none", stroke: darken(lid, 0.45), strokeWidth: 2, strokeOpacity: 0.6 },
    ) +
    path(
      spline([
        [336, 324],
        [360, 316],
        [400, 314],
        [440, 316],
        [464, 324],
      ]),
      { fill: "none", stroke: lighten(lid, 0.5), strokeWidth: 1.8, strokeOpacity: 0.7 },
    );
  for (const x of [352, 448])
    drawn +=
      element("circle", {
        cx: x,
        cy: 334,
        r: 8,
        fill: art.lin(
          [
            [0, lighten(steel, 0.6)],
            [1, darken(steel, 0.5)],
          ],
          [0, 0, 1, 1],
        ),
      }) + path(`M${x - 4} 334h8`, { stroke: darken(steel, 0.6), strokeWidth: 1.6 });
  // steel foot
  drawn += print(
    cc,
    path("M280 1026C350 1042 450 1042 520 1026V1070H280Z", {
      fill: art.lin(
        [
          [0, darken(steel, 0.5)],
          [0.16, lighten(steel, 0.5)],
          [0.3, steel],
          [0.5, darken(steel, 0.3)],
          [0.72, lighten(steel, 0.4)],
          [1, darken(steel, 0.5)],
        ],
        [280, 0, 520, 0],
        false,
      ),
    }),
    path("M280 1026C350 1042 450 1042 520 1026", { fill: "none", stroke: darken(c, 0.6), strokeWidth: 2, strokeOpacity: 0.6 }),
  );
  return { body: drawn, foot: [300, 500, 1046], dy: -30 };
}
