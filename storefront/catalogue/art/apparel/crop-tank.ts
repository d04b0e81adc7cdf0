import { darken, lighten, lightness, threadOn } from "../core/colour.ts";
import { mark } from "../core/marks.ts";
import type { Point } from "../core/path.ts";
import { ellipse, leaf, offset, outline, sample, spline } from "../core/path.ts";
import { randomFrom } from "../core/random.ts";
import { stitches } from "../core/shade.ts";
import type { Art, Box } from "../core/svg.ts";
import { path } from "../core/svg.ts";
import { jersey, noise, rib } from "../core/texture.ts";
import type { OtherLook } from "../look.ts";
import type { Garment, Volume } from "./kit.ts";
import { bodyFill, CENTRE, ditch, drape, ink, label, mirrored, point, print, reversed } from "./kit.ts";

/** A cropped tank: plain, ribbed or in two colours (block). */
export function cropTank(art: Art, spec: OtherLook, back: boolean): Garment {
  const palette = spec.palette;
  const c = palette.upper;
  const rn = randomFrom(`tank${spec.seed}`);
  const j = (v: number, a = 4) => rn.jit(v, a);
  const BOX: Box = [200, 190, 400, 550];
  const half: Point[] = back
    ? [
        point(56, 214, 0),
        point(84, 208, 0.4),
        point(106, 216, 0.4),
        point(104, 300),
        point(112, 372),
        point(140, 430),
        point(168, 458, 0.4),
        point(166, 520),
        point(156, 600),
        point(154, 660),
        point(156, 706, 0),
      ]
    : [
        point(62, 212, 0),
        point(86, 205, 0.4),
        point(108, 212, 0.4),
        point(112, 300),
        point(126, 380),
        point(148, 432),
        point(170, 458, 0.4),
        point(168, 520),
        point(157, 600),
        point(155, 660),
        point(157, 706, 0),
      ];
  const hem: Point[] = [point(157, 706), point(80, 718), point(0, 722), point(-80, 718), point(-157, 706)];
  const neck: Point[] = back
    ? [point(-56, 214), point(-44, 290), point(0, 336), point(44, 290), point(56, 214)]
    : [point(-62, 212), point(-60, 282), point(-42, 340), point(0, 364), point(42, 340), point(60, 282), point(62, 212)];
  const body = outline(half, hem.slice(1, -1), reversed(mirrored(half)), neck.slice(1, -1));
  const bc = art.clip(body);
  const sil = body;
  let drawn = "";
  // far straps/back panel through the neckline and armholes
  if (!back) {
    const inn = outline(
      [
        point(-104, 218),
        point(-84, 210),
        point(-62, 216),
        point(-50, 270),
        point(0, 300),
        point(50, 270),
        point(62, 216),
        point(84, 210),
        point(104, 218),
      ],
      [point(130, 420), point(160, 470), point(60, 480), point(0, 480), point(-60, 480), point(-160, 470), point(-130, 420)],
    );
    drawn +=
      path(inn, {
        fill: art.lin([
          [0, darken(c, 0.2)],
          [1, darken(c, 0.5)],
        ]),
      }) +
      path(spline([point(-62, 216), point(-50, 270), point(0, 300), point(50, 270), point(62, 216)]), {
        fill: "none",
        stroke: lighten(c, 0.2),
        strokeWidth: 2,
        strokeOpacity: 0.5,
      });
    drawn += label(
      art,
      CENTRE,
      312,
      34,
      20,
      lightness(c) > 0.5 ? lighten(c, 0.4) : darken(c, 0.2),
      mark(spec.brand?.mark, CENTRE, 322, 13, threadOn(c, 0.5)),
    );
  }
  drawn +=
    path(body, { fill: bodyFill(art, c, 232, 570) }) +
    path(body, { fill: spec.pattern === "rib" ? rib(art, c, 6.4) : jersey(art, c, 1.1) });
  if (spec.pattern === "block")
    drawn += print(
      bc,
      path("M180 200H400L500 740H180Z", { fill: palette.overlay, fillOpacity: 0.9 }),
      ditch("M400 200L500 740", c, 2),
    );
  if (!back) drawn += mark(spec.brand?.mark, CENTRE, 440, 34, palette.accent);
  else drawn += mark(spec.brand?.mark, CENTRE, 392, 26, palette.accent);
  drawn += path(body, { fill: noise(art, "cotton", "#1a1220", lightness(c) > 0.75 ? 0.16 : 0.36) });
  drawn += drape(art, bc, BOX, c, {
    blur: 13,
    sheen: 1.1,
    darks: [
      [[point(96, 440), point(190, 430), point(190, 740), point(110, 740), point(128, 620)], 0.55],
      [[point(-190, 440), point(-146, 460), point(-130, 620), point(-140, 740), point(-190, 740)], 0.36],
      ...((back
        ? []
        : [
            [
              [
                point(-124, 560),
                point(-60, 584),
                point(0, 572),
                point(60, 584),
                point(128, 560),
                point(70, 606),
                point(0, 592),
                point(-70, 606),
              ],
              0.26,
            ],
            [leaf([point(0, 430), point(4, 500), point(0, 560)], 16), 0.16],
          ]) satisfies Volume[]),
    ],
    lights: [
      ...((back
        ? [[[point(-90, 400), point(-60, 400), point(-54, 600), point(-84, 640)], 0.4]]
        : [
            [ellipse(CENTRE - 80, 486, 34, 52), 0.4],
            [ellipse(CENTRE + 58, 486, 24, 44), 0.22],
            [[point(-96, 240), point(-80, 236), point(-84, 340), point(-100, 350)], 0.4],
          ]) satisfies Volume[]),
      [[point(-100, 620), point(-70, 620), point(-66, 700), point(-96, 710)], 0.3],
    ],
    folds: [
      [[point(-164, 480), point(-140, 560), point(-110, 590)], j(8, 2), 0.4, 0.3],
      [[point(164, 480), point(140, 560), point(108, 590)], j(8, 2), 0.5, 0.35],
      [[point(-34, 600), point(-44, 650), point(-38, 710)], j(8, 2), 0.24],
      [[point(56, 600), point(70, 650), point(62, 710)], j(9, 2), 0.3],
    ],
  });
  // binding
  const bind = (pts: Point[], sgn: number, w = 13) => {
    const pl = sample(pts);
    const d = outline(pts, reversed(offset(pl, sgn * w, 12)));
    const f = spec.trim || palette.overlay;
    return (
      path(d, { fill: ink(0.15), transform: "translate(0 3)" }) +
      path(d, {
        fill: art.lin([
          [0, lighten(f, 0.14)],
          [1, darken(f, 0.14)],
        ]),
      }) +
      stitches(spline(offset(pl, sgn * (w - 3), 12, 0.02, 0.98)), threadOn(f, 0.16), { w: 1.3, dash: "4 3", sh: 0.2 }) +
      path(spline(pts), { fill: "none", stroke: lighten(f, 0.5), strokeWidth: 1.3, strokeOpacity: 0.7 })
    );
  };
  const arm = half.slice(2, 7).map(([x, y]): Point => [x, y]);
  drawn += print(bc, bind(neck, -1), bind(arm, 1), bind(reversed(mirrored(arm)), 1));
  // hem band
  const hb = outline(
    [point(-157, 706), point(-80, 718), point(0, 722), point(80, 718), point(157, 706)],
    [point(157, 672), point(80, 684), point(0, 688), point(-80, 684), point(-157, 672)],
  );
  drawn += print(
    bc,
    path(hb, { fill: ink(0.16), transform: "translate(0 -5)" }),
    path(hb, {
      fill: art.lin(
        [
          [0, darken(palette.overlay, 0.1)],
          [0.35, lighten(palette.overlay, 0.1)],
          [1, darken(palette.overlay, 0.25)],
        ],
        [246, 0, 554, 0],
        false,
      ),
    }),
    path(hb, { fill: rib(art, palette.overlay, 5) }),
  );
  return { body: drawn, sil, dy: 172, k: 1.28, cy: 464 };
}
