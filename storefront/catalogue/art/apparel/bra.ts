import { darken, lighten, threadOn } from "../core/colour.ts";
import { mark } from "../core/marks.ts";
import type { Point } from "../core/path.ts";
import { ellipse, leaf, offset, outline, ribbon, sample, spline } from "../core/path.ts";
import { panel, stitches } from "../core/shade.ts";
import type { Art, Box } from "../core/svg.ts";
import { group, path } from "../core/svg.ts";
import { airmesh, mesh, noise, rib } from "../core/texture.ts";
import type { OtherLook } from "../look.ts";
import type { Garment, Volume } from "./kit.ts";
import { bodyFill, CENTRE, ditch, drape, ink, mirrored, point, print, reversed } from "./kit.ts";

/** A sports bra with a wide underband, in one colour or two (block). */
export function bra(art: Art, spec: OtherLook, back: boolean): Garment {
  const palette = spec.palette;
  const c = palette.upper;
  const BOX: Box = [200, 220, 400, 520];
  const half: Point[] = back
    ? [
        point(20, 330, 0),
        point(26, 380),
        point(58, 440),
        point(110, 486),
        point(160, 508, 0.4),
        point(166, 560),
        point(160, 640),
        point(156, 706, 0),
      ]
    : [
        point(60, 250, 0),
        point(80, 246, 0.4),
        point(96, 252, 0.4),
        point(100, 340),
        point(116, 420),
        point(142, 474),
        point(168, 502, 0.4),
        point(172, 560),
        point(160, 640),
        point(156, 706, 0),
      ];
  const hem: Point[] = [point(156, 706), point(80, 718), point(0, 722), point(-80, 718), point(-156, 706)];
  const neck: Point[] = back
    ? [point(-20, 330), point(0, 326), point(20, 330)]
    : [point(-60, 250), point(-58, 340), point(-34, 416), point(0, 436), point(34, 416), point(58, 340), point(60, 250)];
  const body = outline(half, hem.slice(1, -1), reversed(mirrored(half)), neck.slice(1, -1));
  const bc = art.clip(body);
  const _strapR: Point[][] = back ? [[point(24, 352), point(46, 300), point(78, 256), point(92, 240)]] : [];
  let drawn = "";
  let sil = body;
  const f2 = spec.trim || palette.overlay;
  if (!back) {
    // back straps + inside back band seen behind
    for (const sd of [-1, 1]) {
      const m = (a: Point[]) => (sd > 0 ? a : mirrored(a));
      drawn += path(ribbon(m([point(80, 250), point(64, 320), point(30, 400), point(6, 470)]), 30, 36), {
        fill: art.lin([
          [0, darken(c, 0.22)],
          [1, darken(c, 0.5)],
        ]),
      });
    }
    drawn += path(
      spline(
        [point(-150, 500), point(-60, 470), point(0, 462), point(60, 470), point(150, 500), point(120, 600), point(-120, 600)],
        true,
      ),
      {
        fill: art.lin([
          [0, darken(c, 0.3)],
          [1, darken(c, 0.55)],
        ]),
      },
    );
  } else
    for (const sd of [-1, 1]) {
      const m = (a: Point[]) => (sd > 0 ? a : mirrored(a));
      const d = ribbon(m([point(12, 356), point(40, 312), point(70, 268), point(84, 244)]), 36, 28);
      drawn += panel(art, d, f2, { bevel: 0.6 });
      sil += d;
    }
  drawn += path(body, { fill: bodyFill(art, c, 228, 574, 1.1) }) + path(body, { fill: airmesh(art, c, 0.8) });
  // princess seams / colour block wing
  if (!back)
    for (const sd of [-1, 1]) {
      const m = (a: Point[]) => (sd > 0 ? a : mirrored(a));
      const w = m([point(100, 330), point(112, 420), point(124, 500), point(128, 580), point(120, 680)]);
      const d = outline(w, m([point(200, 690, 0), point(200, 330, 0)]));
      drawn += print(
        bc,
        path(d, {
          fill: spec.pattern === "block" ? palette.accent : palette.overlay,
          fillOpacity: spec.pattern === "plain" ? 0 : 1,
        }),
        ditch(spline(w), c, 2),
        stitches(spline(offset(sample(w), sd > 0 ? 6 : -6, 8)), threadOn(c, 0.2), { w: 1.3, dash: "4 3", sh: 0.2 }),
      );
    }
  else
    drawn += print(
      bc,
      ditch(spline([point(0, 330), point(0, 640)]), c, 1.8),
      path(spline([point(-34, 420), point(0, 398), point(34, 420), point(28, 520), point(0, 548), point(-28, 520)], true), {
        fill: darken(c, 0.12),
      }),
      path(spline([point(-34, 420), point(0, 398), point(34, 420), point(28, 520), point(0, 548), point(-28, 520)], true), {
        fill: mesh(art, c, 1.1),
      }),
    );
  drawn += path(body, { fill: noise(art, "cotton", "#1a1220", 0.34) });
  drawn += drape(art, bc, BOX, c, {
    blur: 14,
    sheen: 1.3,
    darks: [
      [[point(110, 470), point(190, 460), point(190, 730), point(124, 730), point(138, 600)], 0.5],
      [[point(-190, 470), point(-150, 490), point(-136, 600), point(-150, 730), point(-190, 730)], 0.32],
      ...((back
        ? []
        : [
            [
              [
                point(-140, 604),
                point(-76, 640),
                point(-10, 616),
                point(0, 610),
                point(10, 616),
                point(76, 640),
                point(144, 604),
                point(110, 660),
                point(0, 640),
                point(-110, 660),
              ],
              0.34,
            ],
            [leaf([point(0, 440), point(3, 520), point(0, 610)], 20), 0.26],
            [ellipse(CENTRE + 104, 560, 20, 46), 0.18],
          ]) satisfies Volume[]),
    ],
    lights: back
      ? [[[point(-80, 470), point(-50, 450), point(-50, 620), point(-90, 630)], 0.45]]
      : [
          [ellipse(CENTRE - 82, 516, 40, 62), 0.32],
          [ellipse(CENTRE + 54, 512, 28, 52), 0.18],
          [[point(-96, 270), point(-74, 262), point(-76, 400), point(-92, 400)], 0.4],
        ],
    folds: back
      ? [
          [[point(-110, 500), point(-80, 560), point(-70, 620)], 7, 0.3],
          [[point(110, 500), point(84, 560), point(74, 620)], 8, 0.36],
        ]
      : [
          [[point(-30, 500), point(0, 520), point(28, 502)], 6, 0.36, 0.3],
          [[point(-26, 540), point(0, 556), point(24, 542)], 5, 0.3, 0.25],
          [[point(-160, 520), point(-140, 552), point(-118, 566)], 6, 0.3],
        ],
  });
  const bind = (pts: Point[], sgn: number, w = 12) => {
    const pl = sample(pts);
    const d = outline(pts, reversed(offset(pl, sgn * w, 14)));
    return (
      path(d, { fill: ink(0.15), transform: "translate(0 3)" }) +
      path(d, {
        fill: art.lin([
          [0, lighten(f2, 0.16)],
          [1, darken(f2, 0.14)],
        ]),
      }) +
      stitches(spline(offset(pl, sgn * (w - 3), 14, 0.02, 0.98)), threadOn(f2, 0.16), { w: 1.3, dash: "4 3", sh: 0.2 }) +
      path(spline(pts), { fill: "none", stroke: lighten(f2, 0.5), strokeWidth: 1.3, strokeOpacity: 0.7 })
    );
  };
  if (!back) {
    const arm = half.slice(2, 7).map(([x, y]): Point => [x, y]);
    drawn += print(bc, bind(neck, -1), bind(arm, 1), bind(reversed(mirrored(arm)), 1));
  } else {
    const arm = half.slice(0, 5).map(([x, y]): Point => [x, y]);
    drawn += print(bc, bind(arm, 1), bind(reversed(mirrored(arm)), 1));
  }
  // underband
  const up: Point[] = [point(-160, 646), point(-80, 660), point(0, 664), point(80, 660), point(160, 646)];
  const bd = outline(up, [point(156, 706), point(80, 718), point(0, 722), point(-80, 718), point(-156, 706)]);
  drawn +=
    path(bd, { fill: ink(0.2), transform: "translate(0 -5)" }) +
    path(bd, {
      fill: art.lin(
        [
          [0, darken(f2, 0.12)],
          [0.36, lighten(f2, 0.14)],
          [0.7, f2],
          [1, darken(f2, 0.26)],
        ],
        [240, 0, 560, 0],
        false,
      ),
    }) +
    path(bd, { fill: rib(art, f2, 5) });
  drawn +=
    group(
      { clipPath: art.clip(bd) },
      ...[-2, -1, 0, 1, 2].map((i) => mark(spec.brand?.mark, CENTRE + i * 74, 690 - Math.abs(i) * 3, 24, palette.accent)),
    ) +
    path(bd, {
      fill: art.lin(
        [
          [0, "#000", 0.25],
          [0.2, "#000", 0],
          [0.6, "#000", 0],
          [1, "#000", 0.4],
        ],
        [240, 0, 560, 0],
        false,
      ),
    });
  drawn += ditch(spline(up), f2, 1.8);
  return { body: drawn, sil, dy: 152, k: 1.34, cy: 484 };
}
