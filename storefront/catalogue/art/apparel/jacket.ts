import { darken, lighten, lightness, threadOn } from "../core/colour.ts";
import { mark } from "../core/marks.ts";
import type { Point } from "../core/path.ts";
import { leaf, offset, outline, roundedRect, sample, spline } from "../core/path.ts";
import { randomFrom } from "../core/random.ts";
import { stitches } from "../core/shade.ts";
import type { Art, Box } from "../core/svg.ts";
import { group, path } from "../core/svg.ts";
import { noise, ripstop } from "../core/texture.ts";
import type { OtherLook } from "../look.ts";
import type { Garment, Volume } from "./kit.ts";
import { bodyFill, CENTRE, cord, ditch, drape, ink, mirrored, point, print, reversed, zip } from "./kit.ts";
import { BODY, SIL, sleeve } from "./layer-parts.ts";

/** crinkle strength by cloth lightness: strong only on darks */
const CR = (c: string) => (lightness(c) > 0.75 ? 0.2 : lightness(c) > 0.42 ? 0.16 : 0.42);

/** A shell with a stand collar: yoked, with a diagonal seam, or plain. */
export function jacket(art: Art, spec: OtherLook, back: boolean): Garment {
  const palette = spec.palette;
  const c = palette.upper;
  const rn = randomFrom(`jkt${spec.seed}`);
  const j = (v: number, a = 4) => rn.jit(v, a);
  const yoke = palette.overlay;
  const hemT: Point[] = [point(200, 890, 0), point(100, 902), point(0, 905), point(-100, 902), point(-200, 890, 0)];
  const B: Point[] = [...BODY.slice(0, -1), point(200, 890, 0)];
  const body = outline(B, hemT.slice(1, -1), reversed(mirrored(B)), [point(-76, 300), point(0, 306), point(76, 300)]);
  const bc = art.clip(body);
  const BOX: Box = [175, 270, 450, 650];
  const col = spline(
    [
      point(-84, 320),
      point(-82, 268),
      point(-78, 232, 0.4),
      point(-40, 222),
      point(0, 220),
      point(40, 222),
      point(78, 232, 0.4),
      point(82, 268),
      point(84, 320),
      point(40, 336),
      point(0, 340),
      point(-40, 336),
    ],
    true,
  );
  const sil =
    SIL(
      [point(307, 856), point(270, 866), point(235, 858)],
      [point(200, 890, 0), point(100, 902), point(0, 905), point(-100, 902), point(-200, 890, 0)],
    ) + col;
  const tx = ripstop(art, c);
  const metal = spec.metal || "#c9c4b8";
  let drawn = "";
  if (!back) {
    // inside collar
    const inn = spline(
      [
        point(-78, 236),
        point(-40, 224),
        point(0, 221),
        point(40, 224),
        point(78, 236),
        point(60, 262),
        point(0, 270),
        point(-60, 262),
      ],
      true,
    );
    drawn += path(inn, {
      fill: art.lin([
        [0, darken(palette.lining, 0.1)],
        [1, darken(palette.lining, 0.5)],
      ]),
    });
  }
  drawn += path(body, { fill: bodyFill(art, c, 194, 612, 1.2) });
  const yk =
    spec.pattern === "diag"
      ? "M100 260H700V420L100 720Z"
      : spec.pattern === "plain"
        ? ""
        : back
          ? "M100 240H700V470L400 520L100 470Z"
          : "M100 240H700V500L400 440L100 500Z";
  if (yk)
    drawn += print(
      bc,
      path(yk, { fill: yoke }),
      spec.pattern === "diag"
        ? ditch("M700 420L100 720", c, 2.6) + path("M700 436L100 736", { stroke: palette.accent, strokeWidth: 14 })
        : path(back ? "M100 480L400 530L700 480" : "M100 508L400 448L700 508", {
            stroke: palette.accent,
            strokeWidth: 13,
            fill: "none",
          }) + ditch(back ? "M100 470L400 520L700 470" : "M100 500L400 440L700 500", c, 2.4),
    );
  drawn +=
    path(body, { fill: tx }) +
    (spec.crop ? "" : path(body, { fill: noise(art, "crinkle", "#140e20", CR(c), 4 + ((spec.seed || 0) % 6)) }));
  for (const sd of [-1, 1]) {
    const m = (a: Point[]) => (sd > 0 ? a : mirrored(a));
    drawn += print(
      bc,
      ditch(spline(m([point(100, 310), point(160, 400), point(198, 524)])), c, 2.2),
      stitches(
        spline(offset(sample(m([point(100, 310), point(160, 400), point(198, 524)])), sd > 0 ? -6 : 6, 8)),
        threadOn(c, 0.18),
        { w: 1.4, dash: "5 3", sh: 0.2 },
      ),
    );
  }
  drawn += drape(art, bc, BOX, c, {
    blur: 13,
    sheen: 1.25,
    darks: [
      [[point(140, 500), point(220, 480), point(220, 920), point(150, 920), point(168, 700)], 0.46],
      [[point(-220, 490), point(-186, 500), point(-178, 700), point(-178, 920), point(-224, 920)], 0.34],
      ["M190 862C320 876 480 876 610 862V920H190Z", 0.3],
      ...((back ? [] : [[leaf([point(4, 350), point(8, 600), point(4, 900)], 22), 0.3]]) satisfies Volume[]),
    ],
    lights: [
      [[point(-150, 430), point(-90, 420), point(-80, 560), point(-110, 720), point(-150, 640), point(-164, 500)], 0.4],
      [[point(-204, 340), point(-140, 322), point(-110, 330), point(-166, 354)], 0.5],
      [[point(40, 420), point(70, 430), point(60, 600), point(40, 580)], 0.22],
    ],
    folds: [
      [[point(-194, 540), point(-150, 580), point(-80, 590)], j(10, 2), 0.5, 0.5],
      [[point(194, 540), point(150, 580), point(84, 588)], j(10, 2), 0.52, 0.5],
      [[point(-190, 590), point(-150, 650), point(-96, 674)], j(9, 2), 0.42, 0.4],
      [[point(192, 596), point(150, 660), point(98, 680)], j(9, 2), 0.46, 0.44],
      [[point(j(-120), 700), point(j(-60), 716), point(j(-20), 704)], 7, 0.34, 0.4],
      [[point(j(130), 720), point(j(80), 738), point(j(34), 730)], 7, 0.38, 0.42],
      [[point(-150, 830), point(-142, 866), point(-150, 900)], 9, 0.42, 0.4],
      [[point(-80, 836), point(-72, 872), point(-78, 904)], 9, 0.36, 0.4],
      [[point(44, 836), point(54, 872), point(48, 904)], 9, 0.38, 0.4],
      [[point(130, 828), point(140, 866), point(134, 900)], 9, 0.42, 0.4],
      [[point(-30, 560), point(-56, 640), point(-50, 720)], 10, 0.26, 0.2],
      [[point(60, 480), point(84, 560), point(76, 640)], 10, 0.26, 0.2],
    ],
  });
  // hem casing + toggles
  drawn += print(
    bc,
    ditch(spline([point(-202, 866), point(-100, 877), point(0, 880), point(100, 877), point(202, 866)]), c, 2.2),
    stitches(spline([point(-202, 860), point(-100, 871), point(0, 874), point(100, 871), point(202, 860)]), threadOn(c, 0.18), {
      w: 1.4,
      dash: "5 3",
      sh: 0.2,
    }),
  );
  if (!back) {
    // welt zip pockets
    for (const sd of [-1, 1]) {
      const m = (a: Point[]) => (sd > 0 ? a : mirrored(a));
      const [from, to] = m([point(96, 664), point(136, 800)]) as [Point, Point];
      const nx = to[0] - from[0];
      const ny = to[1] - from[1];
      const L = Math.hypot(nx, ny);
      drawn += group(
        { transform: `translate(${from[0]} ${from[1]}) rotate(${((Math.atan2(-nx, ny) * 180) / Math.PI).toFixed(1)})` },
        path(`M0 0V${L}`, { stroke: ink(0.25), strokeWidth: 17, strokeLinecap: "round" }),
        path(`M0 0V${L}`, { stroke: darken(c, 0.3), strokeWidth: 12, strokeLinecap: "round" }),
        path(`M0 4V${L - 4}`, { stroke: palette.accent, strokeWidth: 3.6, strokeDasharray: "3 2.2" }),
        path(roundedRect(-4, -6, 8, 34, 4), { fill: palette.accent, stroke: darken(palette.accent, 0.4), strokeWidth: 0.8 }),
      );
    }
    drawn += mark(spec.brand?.mark, CENTRE + 104, 404, 48, palette.accent);
  } else {
    drawn += mark(spec.brand?.mark, CENTRE, 400, 90, palette.accent);
    if (yk && spec.pattern !== "diag")
      drawn += print(
        bc,
        path(spline([point(-150, 540), point(0, 580), point(150, 540)]), { fill: "none", stroke: ink(0.35), strokeWidth: 6 }),
        path(spline([point(-150, 535), point(0, 575), point(150, 535)]), {
          fill: "none",
          stroke: lighten(c, 0.4),
          strokeWidth: 1.6,
          strokeOpacity: 0.7,
        }),
      );
  }
  // collar
  const cc = art.clip(col);
  const cf = spec.pattern === "plain" ? c : yoke;
  drawn += group(
    { fill: "none", stroke: "#140e20", strokeOpacity: 0.08, transform: "translate(1 5)", clipPath: bc },
    [4, 10, 18].map((w) => path(col, { strokeWidth: w })),
  );
  const front = back
    ? col
    : spline(
        [
          point(-84, 320),
          point(-83, 280),
          point(-80, 240, 0.5),
          point(-40, 258),
          point(0, 264),
          point(40, 258),
          point(80, 240, 0.5),
          point(83, 280),
          point(84, 320),
          point(40, 336),
          point(0, 340),
          point(-40, 336),
        ],
        true,
      );
  drawn +=
    path(front, {
      fill: art.lin(
        [
          [0, darken(cf, 0.06)],
          [0.34, lighten(cf, 0.14)],
          [0.7, cf],
          [1, darken(cf, 0.24)],
        ],
        [316, 0, 484, 0],
        false,
      ),
    }) + path(front, { fill: tx });
  drawn += drape(art, cc, [300, 210, 200, 140], cf, {
    blur: 7,
    darks: [[front, 0.5, null, { strokeWidth: 12, transform: "translate(3 3)" }]],
    lights: [],
    folds: [
      [[point(-60, 262), point(-50, 296), point(-56, 326)], 7, 0.4, 0.4],
      [[point(50, 266), point(58, 300), point(52, 328)], 7, 0.4, 0.4],
    ],
  });
  if (!back) drawn += zip(art, CENTRE, 268, 902, darken(c, 0.35), metal, { w: 14 });
  if (!spec.crop)
    drawn += [-1, 1]
      .map((sd) =>
        sleeve(art, spec, sd, spec.pattern === "yoke" || !spec.pattern ? yoke : c, {
          tex: ripstop(art, c),
          cuff: "elastic",
          cuffC: spec.pattern === "plain" ? c : yoke,
          stripe: spec.pattern === "plain" ? null : palette.accent,
          crisp: 1.5,
          noiseType: "crinkle",
          noiseK: CR(c),
        }),
      )
      .join("");
  if (!back)
    for (const sd of [-1, 1])
      drawn += cord(art, [point(sd * 176, 894), point(sd * 182, 916), point(sd * 176, 940)], 4.5, palette.accent, darken(c, 0.4));
  return { body: drawn, sil, cy: 560 };
}
