import { darken, lighten, lightness, threadOn } from "../core/colour.ts";
import { mark } from "../core/marks.ts";
import type { Point } from "../core/path.ts";
import { ellipse, leaf, offset, outline, ribbon, sample, spline } from "../core/path.ts";
import { randomFrom } from "../core/random.ts";
import { stitches } from "../core/shade.ts";
import type { Art, Box } from "../core/svg.ts";
import { path } from "../core/svg.ts";
import { mesh, noise } from "../core/texture.ts";
import type { OtherLook } from "../look.ts";
import type { Fold, Garment, Volume } from "./kit.ts";
import { CENTRE, cover, ditch, drape, ink, label, mirrored, point, print, reversed, sideOf } from "./kit.ts";

/** leg outlines (right half). Long = ankle, short = mid-thigh */
function legs(short: boolean) {
  const outer: Point[] = [
    point(112, 150, 0),
    point(120, 200),
    point(142, 290),
    point(166, 390),
    point(172, 470),
    point(165, 560),
    ...((short
      ? [point(156, 640), point(151, 688, 0)]
      : [
          point(148, 660),
          point(128, 750),
          point(126, 820),
          point(124, 890),
          point(104, 990),
          point(90, 1070),
          point(88, 1106, 0),
        ]) satisfies Point[]),
  ];
  const inner: Point[] = short
    ? [point(26, 694, 0), point(18, 620), point(10, 540), point(0, 494, 0.3)]
    : [
        point(40, 1110, 0),
        point(38, 1060),
        point(42, 980),
        point(46, 890),
        point(46, 810),
        point(44, 740),
        point(34, 640),
        point(14, 540),
        point(0, 494, 0.3),
      ];
  return { outer, inner };
}

/** Leggings from waistband to ankle, or to mid-thigh when `short`. */
export function leggings(art: Art, spec: OtherLook, back: boolean, short = false): Garment {
  const palette = spec.palette;
  const c = palette.upper;
  const rn = randomFrom(`leg${spec.seed}`);
  const j = (v: number, a = 4) => rn.jit(v, a);
  const { outer, inner } = legs(short);
  const waist: Point[] = back
    ? [point(-112, 150), point(-50, 160), point(0, 162), point(50, 160), point(112, 150)]
    : [point(-112, 150), point(-50, 164), point(0, 167), point(50, 164), point(112, 150)];
  const endY = short ? 690 : 1108;
  const ox: [number, number] = short ? [26, 151] : [40, 88];
  const hemR: Point[] = [point(ox[1], endY - 2), point((ox[0] + ox[1]) / 2, endY + 5), point(ox[0], endY + 2)];
  const half = outline(waist.slice(2), outer, hemR.slice(1, -1), inner);
  const all = outline(
    waist,
    outer,
    hemR.slice(1, -1),
    inner.slice(0, -1),
    reversed(mirrored(inner)),
    mirrored(hemR.slice(1, -1)),
    reversed(mirrored(outer)),
  );
  const ac = art.clip(all);
  const BOX: Box = [200, 130, 400, endY - 110];
  let drawn = "";
  // inside waist
  if (!back)
    drawn +=
      path(
        spline(
          [
            point(-112, 150),
            point(-50, 138),
            point(0, 136),
            point(50, 138),
            point(112, 150),
            point(50, 170),
            point(0, 174),
            point(-50, 170),
          ],
          true,
        ),
        {
          fill: art.lin([
            [0, darken(c, 0.2)],
            [1, darken(c, 0.5)],
          ]),
        },
      ) +
      path(spline([point(-112, 150), point(-50, 138), point(0, 136), point(50, 138), point(112, 150)]), {
        fill: "none",
        stroke: lighten(c, 0.25),
        strokeWidth: 1.8,
        strokeOpacity: 0.6,
      }) +
      label(
        art,
        CENTRE,
        140,
        30,
        17,
        lightness(c) > 0.5 ? lighten(c, 0.4) : darken(c, 0.2),
        mark(spec.brand?.mark, CENTRE, 149, 11, threadOn(c, 0.5)),
      );
  // leg openings
  for (const sd of [-1, 1]) {
    const m = (a: Point[]) => (sd > 0 ? a : mirrored(a));
    drawn += path(
      spline(
        [
          ...m([
            point(ox[0], endY),
            point((ox[0] + ox[1]) / 2, endY - 8),
            point(ox[1], endY - 4),
            point((ox[0] + ox[1]) / 2, endY + 5),
          ]),
        ],
        true,
      ),
      { fill: darken(c, 0.6) },
    );
  }
  drawn += path(all, { fill: c });
  // per-leg cylinder gradient
  const cyl = (sd: number) => {
    const _m = (a: Point[]) => (sd > 0 ? a : mirrored(a));
    return path(
      sd > 0 ? half : outline(mirrored(waist.slice(2)), mirrored(outer), mirrored(hemR.slice(1, -1)), mirrored(inner)),
      {
        fill:
          sd < 0
            ? art.lin(
                [
                  [0, darken(c, 0.16)],
                  [0.24, lighten(c, 0.06)],
                  [0.42, lighten(c, 0.16)],
                  [0.75, c],
                  [1, darken(c, 0.14)],
                ],
                [232, 0, 400, 0],
                false,
              )
            : art.lin(
                [
                  [0, darken(c, 0.1)],
                  [0.25, lighten(c, 0.06)],
                  [0.42, lighten(c, 0.09)],
                  [0.72, darken(c, 0.04)],
                  [1, darken(c, 0.3)],
                ],
                [400, 0, 572, 0],
                false,
              ),
      },
    );
  };
  drawn += cyl(-1) + cyl(1);
  if (spec.pattern === "panel" || spec.pattern === "mesh")
    for (const sd of [-1, 1]) {
      const m = (a: Point[]) => (sd > 0 ? a : mirrored(a));
      const pn = m(
        short
          ? [point(140, 240), point(126, 400), point(112, 560), point(116, 700)]
          : [point(136, 240), point(130, 420), point(112, 600), point(84, 760), point(98, 900), point(74, 1110)],
      );
      const d = outline(pn, m([point(220, endY + 10, 0), point(220, 240, 0)]));
      drawn += print(
        ac,
        path(d, { fill: palette.overlay }),
        spec.pattern === "mesh" ? path(d, { fill: mesh(art, palette.overlay, 1) }) : "",
        ditch(spline(pn), c, 2),
        stitches(spline(offset(sample(pn), sd > 0 ? 6 : -6, 10)), threadOn(palette.overlay, 0.2), {
          w: 1.3,
          dash: "4 3",
          sh: 0.2,
        }),
      );
    }
  if (spec.pattern === "stripe")
    for (const sd of [-1, 1]) {
      const m = (a: Point[]) => (sd > 0 ? a : mirrored(a));
      drawn += print(ac, path(ribbon(m([...outer.slice(2).map(([x, y]): Point => [x - 12, y])]), 9), { fill: palette.accent }));
    }
  if (spec.pattern === "marble") {
    let z = "";
    for (let i = 0; i < 16; i++) {
      const x = 230 + ((i * 67) % 340);
      const y = 270 + ((i * 53) % (endY - 320));
      z += leaf(
        [
          [x - 60, y + j(0, 20)],
          [x, y + j(30, 14)],
          [x + 70, y + j(10, 24)],
        ],
        7 + (i % 4) * 4,
      );
    }
    drawn += print(ac, path(z, { fill: palette.accent, fillOpacity: 0.55 }));
  }
  // seams: centre front, gusset, inseam
  drawn += print(ac, ditch(spline([point(0, 270), point(back ? 3 : 1, 380), point(0, 496)]), c, 2.2));
  if (back)
    drawn += print(
      ac,
      ...[-1, 1].map((sd) =>
        ditch(spline(sideOf(sd, [point(0, 496), point(60, 470), point(120, 410), point(150, 350)])), c, 1.8),
      ),
    );
  for (const sd of [-1, 1]) {
    const m = (a: Point[]) => (sd > 0 ? a : mirrored(a));
    drawn += print(ac, cover(sample(m(hemR)), c, { ins: sd > 0 ? 16 : -16, gap: 5, n: 6 }));
  }
  // side pocket
  if (!back && spec.pattern !== "mesh")
    drawn += print(
      ac,
      ditch(spline([point(118, 396), point(146, 404), point(174, 396)]), c, 2.2),
      ditch(spline([point(118, 398), point(114, 500), point(124, 590), point(160, 600)]), c, 1.6),
      mark(spec.brand?.mark, CENTRE - 110, short ? 640 : 470, 26, palette.accent),
    );
  drawn += path(all, { fill: noise(art, "brushed", "#1a1220", lightness(c) > 0.5 ? 0.1 : 0.2) });
  const knee: Fold[] = short
    ? []
    : [
        [[point(-118, 760), point(-88, 776), point(-54, 764)], 7, 0.34, 0.26],
        [[point(-116, 800), point(-86, 812), point(-56, 802)], 6, 0.3, 0.22],
        [[point(118, 764), point(88, 780), point(54, 768)], 7, 0.4, 0.3],
        [[point(116, 806), point(86, 816), point(56, 806)], 6, 0.34, 0.26],
        [[point(-92, 1050), point(-66, 1062), point(-42, 1054)], 5, 0.36, 0.3],
        [[point(-90, 1076), point(-64, 1086), point(-42, 1080)], 4, 0.3, 0.3],
        [[point(92, 1052), point(66, 1064), point(42, 1056)], 5, 0.4, 0.3],
        [[point(90, 1080), point(64, 1090), point(42, 1084)], 4, 0.34, 0.3],
      ];
  drawn += drape(art, ac, BOX, c, {
    blur: 13,
    sheen: 1.35,
    darks: [
      [outline([point(0, 470), point(22, 560), point(40, 660)], [point(-40, 660), point(-22, 560)]), 0.5],
      [[point(150, 300), point(200, 300), point(200, endY), point(96, endY), point(132, 820), point(150, 560)], 0.4],
      ...((short
        ? []
        : [
            [[point(34, 640), point(60, 740), point(56, 900), point(50, 1110), point(30, 1110), point(36, 800)], 0.3],
          ]) satisfies Volume[]),
      ...((back
        ? [
            [leaf([point(0, 330), point(2, 420), point(0, 500)], 20), 0.42],
            [[point(-130, 452), point(-70, 496), point(-14, 492), point(-60, 520)], 0.3],
            [[point(130, 452), point(70, 496), point(14, 492), point(60, 520)], 0.34],
          ]
        : [[ellipse(CENTRE, 440, 26, 50), 0.18]]) satisfies Volume[]),
    ],
    lights: [
      ...((back
        ? [
            [ellipse(CENTRE - 84, 400, 40, 62), 0.36],
            [ellipse(CENTRE + 64, 400, 34, 56), 0.2],
          ]
        : [[ellipse(CENTRE - 74, 330, 36, 70), 0.22]]) satisfies Volume[]),
      [
        [
          point(-128, 420),
          point(-96, 420),
          point(-80, 600),
          point(short ? -84 : -70, short ? 670 : 720),
          point(-106, short ? 670 : 700),
          point(-122, 560),
        ],
        0.5,
      ],
      [[point(64, 420), point(86, 430), point(90, 600), point(78, 680), point(62, 600)], 0.36],
      ...((short
        ? []
        : [
            [[point(-96, 830), point(-78, 850), point(-76, 980), point(-66, 1060), point(-78, 1060), point(-92, 940)], 0.55],
            [[point(74, 840), point(86, 860), point(80, 980), point(72, 1050), point(66, 960)], 0.34],
            [ellipse(CENTRE - 84, 782, 18, 24), 0.3],
          ]) satisfies Volume[]),
    ],
    folds: [
      [[point(-4, 506), point(-50, 470), point(-104, 452)], j(7, 1.5), 0.42, 0.34],
      [[point(4, 506), point(52, 472), point(106, 456)], j(7, 1.5), 0.46, 0.36],
      [[point(-8, 528), point(-44, 518), point(-84, 520)], 6, 0.32, 0.24],
      [[point(8, 530), point(46, 520), point(88, 524)], 6, 0.36, 0.26],
      [[point(-150, 282), point(-120, 304), point(-90, 308)], 6, 0.26, 0.2],
      [[point(150, 284), point(122, 306), point(92, 310)], 6, 0.3, 0.22],
      ...knee,
    ],
  });
  // high waistband
  const wbB: Point[] = [point(138, 262), point(60, 278), point(0, 281), point(-60, 278), point(-138, 262)];
  const wb = outline(waist, [point(120, 200), point(132, 240)], wbB, [point(-132, 240), point(-120, 200)]);
  const w = spec.trim || palette.overlay;
  drawn +=
    path(wb, { fill: ink(0.2), transform: "translate(0 5)" }) +
    path(wb, {
      fill: art.lin(
        [
          [0, darken(w, 0.2)],
          [0.22, w],
          [0.38, lighten(w, 0.16)],
          [0.7, w],
          [1, darken(w, 0.3)],
        ],
        [262, 0, 538, 0],
        false,
      ),
    }) +
    path(wb, { fill: noise(art, "brushed", "#1a1220", 0.12) });
  const wc = art.clip(wb);
  drawn += drape(art, wc, [240, 130, 320, 170], w, {
    blur: 8,
    sheen: 1.2,
    darks: [["M255 254C330 274 470 274 545 254V300H255Z", 0.3]],
    lights: [[[point(-80, 180), point(-50, 186), point(-54, 262), point(-84, 258)], 0.4]],
    folds: [
      [[point(-112, 216), point(-80, 226), point(-56, 224)], 5, 0.26, 0.2],
      [[point(112, 220), point(84, 230), point(60, 228)], 5, 0.3, 0.22],
    ],
  });
  drawn +=
    print(wc, cover(sample(reversed(waist)), w, { ins: 12, gap: 5, n: 8 })) +
    ditch(spline(wbB), w, 2) +
    (back ? print(wc, ditch(spline([point(-70, 160), point(0, 240), point(70, 160)]), w, 1.8)) : "") +
    mark(spec.brand?.mark, CENTRE + (back ? 0 : 0), back ? 186 : 224, back ? 22 : 30, palette.accent);
  return { body: drawn, sil: all, dy: short ? 212 : -26, k: short ? 1.24 : 1, cy: short ? 420 : 630 };
}

/** The same cut to mid-thigh. */
export const bikeShorts = (art: Art, spec: OtherLook, back: boolean) => leggings(art, spec, back, true);
