import { darken, lighten } from "../core/colour.ts";
import type { Point } from "../core/path.ts";
import { leaf, outline, pointAt, ribbon, sample, spline } from "../core/path.ts";
import type { Art, Box } from "../core/svg.ts";
import { path, repaint } from "../core/svg.ts";
import { noise } from "../core/texture.ts";
import type { OtherLook } from "../look.ts";
import { ditch, drape, ink, mirrored, point, print, reversed } from "./kit.ts";

export const BODY: Point[] = [
  point(110, 308, 0),
  point(160, 322),
  point(210, 342, 0.5),
  point(216, 420),
  point(200, 520, 0.5),
  point(204, 640),
  point(206, 760),
  point(200, 858, 0),
];

export const SLV: Point[] = [
  point(206, 338, 0.4),
  point(242, 366),
  point(276, 440),
  point(304, 560),
  point(318, 690),
  point(316, 812, 0.4),
  point(306, 824, 0.5),
  point(268, 832),
  point(232, 828, 0.5),
  point(226, 816, 0.4),
  point(222, 700),
  point(214, 600),
  point(196, 510, 0.5),
  point(212, 420),
];

/** rib band between two edges, with wales following it */
export function ribBand(art: Art, a: Point[], b: Point[], c: string, n: number, { top = true } = {}) {
  const pa = sample(a);
  const pb = sample(b);
  let z = "";
  for (let i = 1; i < n; i++) {
    const q = pointAt(pa, i / n);
    const w = pointAt(pb, i / n);
    z += `M${q.x.toFixed(0)} ${q.y.toFixed(0)}L${w.x.toFixed(0)} ${w.y.toFixed(0)}`;
  }
  const d = outline(a, reversed(b));
  const x0 = a[0]![0];
  const x1 = a.at(-1)![0];
  return (
    path(d, {
      fill: art.lin(
        [
          [0, darken(c, 0.1)],
          [0.35, lighten(c, 0.1)],
          [0.7, c],
          [1, darken(c, 0.24)],
        ],
        [x0, 0, x1, 0],
        false,
      ),
    }) +
    repaint(
      z,
      { stroke: darken(c, 0.36), strokeWidth: 2.2, strokeOpacity: 0.42 },
      { stroke: lighten(c, 0.4), strokeWidth: 1.4, strokeOpacity: 0.35, transform: "translate(2.4 0)" },
    ) +
    (top
      ? path(spline(a), { fill: "none", stroke: ink(0.3), strokeWidth: 3 }) +
        path(spline(a), { fill: "none", stroke: ink(0.12), strokeWidth: 9 })
      : "")
  );
}

export function sleeve(
  art: Art,
  spec: OtherLook,
  sd: number,
  f: string,
  {
    tex,
    cuff = "rib",
    cuffC,
    stripe,
    crisp = 1,
    noiseType = "fleece",
    noiseK = 0.2,
  }: {
    tex: string;
    cuff?: "rib" | "elastic";
    cuffC?: string;
    stripe?: string | null;
    /** How sharp the creases are. */
    crisp?: number;
    noiseType?: "fleece" | "crinkle";
    noiseK?: number;
  },
) {
  const onSide = (...points: Point[]) => (sd > 0 ? points : mirrored(points));
  const d = spline(onSide(...SLV), true);
  const cc = art.clip(d);
  const bx: Box = sd > 0 ? [575, 320, 170, 560] : [55, 320, 170, 560];
  let drawn = "";
  // cuff behind sleeve end
  const ca = onSide(point(228, 818), point(268, 826), point(314, 814));
  const cb = onSide(point(236, 884), point(270, 892), point(306, 882));
  const A1 = sd > 0 ? ca : reversed(ca);
  const B1 = sd > 0 ? cb : reversed(cb);
  drawn +=
    path(d, {
      fill: art.lin(
        [
          [0, darken(f, sd < 0 ? 0.04 : 0.12)],
          [0.4, sd < 0 ? lighten(f, 0.14) : lighten(f, 0.04)],
          [1, darken(f, sd < 0 ? 0.14 : 0.24)],
        ],
        sd < 0 ? [84, 560, 200, 580] : [604, 580, 716, 560],
        false,
      ),
    }) + (tex ? path(d, { fill: tex }) : "");
  if (stripe)
    drawn += print(
      cc,
      path(ribbon(onSide(point(222, 330), point(262, 420), point(284, 560), point(292, 700), point(288, 830)), 30, 24), {
        fill: stripe,
      }),
      ditch(spline(onSide(point(206, 330), point(247, 424), point(269, 562), point(277, 700), point(275, 830))), f, 1.8),
    );
  drawn += path(d, { fill: noise(art, noiseType, "#1a1220", noiseK, 2 + ((spec.seed || 0) % 7)) });
  drawn += drape(art, cc, bx, f, {
    blur: 10,
    darks: [
      [onSide(point(196, 470), point(216, 460), point(240, 620), point(246, 820), point(220, 820), point(206, 640)), 0.7],
      [onSide(point(220, 800), point(320, 800), point(320, 836), point(220, 836)), 0.35],
    ],
    lights: [
      [
        onSide(point(250, 380), point(266, 400), point(296, 560), point(300, 700), point(286, 690), point(276, 560)),
        sd < 0 ? 0.45 : 0.22,
      ],
    ],
    folds: [
      [onSide(point(200, 508), point(240, 522), point(276, 510)), 9, 0.5, 0.4 * crisp],
      [onSide(point(208, 548), point(236, 586), point(276, 600)), 9, 0.4, 0.26 * crisp],
      [onSide(point(222, 640), point(256, 628), point(300, 596)), 9, 0.46, 0.36 * crisp],
      [onSide(point(224, 656), point(262, 676), point(306, 680)), 8, 0.42, 0.32 * crisp],
      [onSide(point(300, 742), point(266, 772), point(234, 776)), 7, 0.36, 0.26 * crisp],
      [onSide(point(230, 800), point(262, 808), point(296, 798)), 6, 0.4, 0.36 * crisp],
      [onSide(point(312, 786), point(292, 798), point(270, 796)), 5, 0.34, 0.3 * crisp],
      [onSide(point(214, 392), point(240, 440), point(258, 500)), 9, 0.3],
    ],
  });
  if (cuff === "rib")
    drawn +=
      path(outline(ca, reversed(cb)), { fill: ink(0.25), transform: "translate(2 5)" }) + ribBand(art, A1, B1, cuffC || f, 17);
  else {
    // elasticated cuff: gathered casing
    const B2 = B1.map(([x, y]): Point => [x, y - 26]);
    let z = "";
    const pa = sample(A1);
    const pb = sample(B2);
    for (let i = 1; i < 11; i++) {
      const q = pointAt(pa, i / 11);
      const w = pointAt(pb, i / 11);
      const L = 10 + ((i * 7) % 13);
      z += leaf(
        [
          [q.x, q.y - L],
          [q.x + (i % 2 ? 1.5 : -1.5), q.y + 4],
          [w.x, w.y],
        ],
        2.6,
      );
    }
    drawn +=
      path(outline(A1, reversed(B2)), {
        fill: art.lin(
          [
            [0, darken(cuffC || f, 0.08)],
            [0.35, lighten(cuffC || f, 0.12)],
            [1, darken(cuffC || f, 0.26)],
          ],
          [A1[0]![0], 0, A1[2]![0], 0],
          false,
        ),
      }) +
      path(z, { fill: darken(cuffC || f, 0.5), fillOpacity: 0.4 }) +
      path(spline(A1), { fill: "none", stroke: ink(0.3), strokeWidth: 2 });
  }
  return drawn;
}

/** outer silhouette for the cast shadow: body + two sleeves (with cuffs) as sub-paths */
export const SIL = (cuff: Point[], hem: Point[]) => {
  const sl = [...SLV.slice(0, 6), ...cuff, ...SLV.slice(9)];
  return outline(BODY.slice(0, -1), hem, reversed(mirrored(BODY.slice(0, -1)))) + spline(sl, true) + spline(mirrored(sl), true);
};
