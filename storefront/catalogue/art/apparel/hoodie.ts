import { darken, lighten, lightness, threadOn } from "../core/colour.ts";
import { mark } from "../core/marks.ts";
import type { Point } from "../core/path.ts";
import { offset, outline, sample, spline } from "../core/path.ts";
import { randomFrom } from "../core/random.ts";
import { panel, stitches } from "../core/shade.ts";
import type { Art, Box } from "../core/svg.ts";
import { group, path } from "../core/svg.ts";
import { jersey, noise } from "../core/texture.ts";
import type { OtherLook } from "../look.ts";
import type { Garment, Volume } from "./kit.ts";
import { bodyFill, CENTRE, cord, ditch, drape, ink, label, mirrored, point, print, reversed, zip } from "./kit.ts";
import { BODY, ribBand, SIL, sleeve } from "./layer-parts.ts";

/** A hooded sweat, pulled over or zipped. */
export function hoodie(art: Art, spec: OtherLook, back: boolean): Garment {
  const palette = spec.palette;
  const c = palette.upper;
  const rn = randomFrom(`hood${spec.seed}`);
  const j = (v: number, a = 4) => rn.jit(v, a);
  const zipd = spec.variant === "zip";
  const hemT: Point[] = [point(200, 858, 0), point(100, 868), point(0, 871), point(-100, 868), point(-200, 858, 0)];
  const body = outline(
    BODY,
    hemT.slice(1, -1),
    reversed(mirrored(BODY)),
    back ? [point(-60, 300), point(0, 296), point(60, 300)] : [point(-60, 360), point(0, 392), point(60, 360)],
  );
  const bc = art.clip(body);
  const BOX: Box = [175, 270, 450, 620];
  let drawn = "";
  const hoodOut: Point[] = [
    point(118, 336),
    point(138, 280),
    point(136, 212),
    point(112, 148),
    point(64, 112),
    point(0, 102),
    point(-64, 112),
    point(-112, 148),
    point(-136, 212),
    point(-138, 280),
    point(-118, 336),
  ];
  const sil =
    SIL(
      [point(306, 882), point(270, 892), point(236, 884)],
      [
        point(200, 858, 0),
        point(190, 928, 0),
        point(96, 938),
        point(0, 942),
        point(-96, 938),
        point(-190, 928, 0),
        point(-200, 858, 0),
      ],
    ) + (back ? "" : spline(hoodOut, true));
  const rb = spec.trim || c;
  const tx = jersey(art, c);
  if (!back) {
    // hood back half + lining
    const hd = outline(hoodOut, [point(-60, 372), point(0, 400), point(60, 372)]);
    const hc = art.clip(hd);
    drawn +=
      path(hd, {
        fill: art.lin(
          [
            [0, darken(c, 0.02)],
            [0.32, lighten(c, 0.14)],
            [0.7, c],
            [1, darken(c, 0.2)],
          ],
          [262, 0, 538, 0],
          false,
        ),
      }) +
      path(hd, { fill: tx }) +
      (spec.crop ? "" : path(hd, { fill: noise(art, "fleece", "#1a1220", 0.2) }));
    drawn += drape(art, hc, [240, 90, 320, 330], c, {
      blur: 12,
      darks: [[hd, 0.5, null, { strokeWidth: 26, transform: "translate(5 6)" }]],
      lights: [[[point(-124, 250), point(-110, 170), point(-70, 126), point(-60, 140), point(-92, 190), point(-106, 260)], 0.5]],
      folds: [
        [[point(118, 300), point(108, 240), point(112, 180)], 9, 0.4, 0.3],
        [[point(-114, 310), point(-104, 260), point(-110, 200)], 8, 0.34, 0.25],
      ],
    });
    const inn: Point[] = [
      point(0, 404, 0),
      point(52, 344),
      point(82, 276),
      point(80, 208),
      point(52, 164),
      point(0, 150),
      point(-52, 164),
      point(-80, 208),
      point(-82, 276),
      point(-52, 344),
    ];
    const id = spline(inn, true);
    const ic = art.clip(id);
    const ln = palette.lining;
    drawn +=
      path(id, {
        fill: art.lin([
          [0, darken(ln, 0.1)],
          [0.45, darken(ln, 0.34)],
          [1, darken(ln, 0.6)],
        ]),
      }) + path(id, { fill: tx });
    drawn += print(
      ic,
      ditch(spline([point(0, 150), point(3, 240), point(0, 330)]), darken(ln, 0.3), 2.2),
      label(
        art,
        CENTRE,
        296,
        54,
        30,
        lightness(ln) > 0.5 ? lighten(ln, 0.3) : darken(ln, 0.35),
        mark(spec.brand?.mark, CENTRE, 311, 19, threadOn(ln, 0.5)),
      ),
      group(
        { fill: "none", stroke: "#0b0714", strokeOpacity: 0.1 },
        [8, 18, 30, 46].map((w) => path(id, { strokeWidth: w, transform: "translate(4 6)" })),
      ),
    );
    const N = sample([...inn, inn[0]!]);
    drawn +=
      path(id, { fill: "none", stroke: lighten(c, 0.3), strokeWidth: 2, strokeOpacity: 0.7 }) +
      stitches(spline(offset(N, 15, 22, 0.04, 0.96)), threadOn(c, 0.18), { w: 1.6, dash: "5 3.4", sh: 0.25 });
  }
  // body
  drawn += path(body, { fill: bodyFill(art, c, 194, 612) }) + path(body, { fill: tx });
  if (spec.pattern === "block")
    drawn += print(
      bc,
      path("M100 240H700V540C500 556 300 556 100 540Z", { fill: palette.overlay }),
      ditch("M100 540C300 556 500 556 700 540", c, 2.6),
    );
  if (!spec.crop) drawn += path(body, { fill: noise(art, "fleece", "#1a1220", 0.2, 3 + ((spec.seed || 0) % 7)) });
  for (const sd of [-1, 1]) {
    const m = (a: Point[]) => (sd > 0 ? a : mirrored(a));
    drawn += print(bc, ditch(spline(m([point(210, 338), point(216, 420), point(198, 524)])), c, 2.6));
  }
  drawn += drape(art, bc, BOX, c, {
    blur: 15,
    darks: [
      [[point(140, 500), point(220, 480), point(220, 880), point(150, 880), point(168, 700)], 0.46],
      [[point(-220, 490), point(-186, 500), point(-178, 700), point(-178, 880), point(-224, 880)], 0.32],
      ["M190 834C320 850 480 850 610 834V890H190Z", 0.34],
      ...((back
        ? []
        : [
            [
              [
                point(-120, 330),
                point(-60, 372),
                point(0, 400),
                point(60, 372),
                point(120, 330),
                point(60, 420),
                point(0, 440),
                point(-60, 420),
              ],
              0.5,
            ],
          ]) satisfies Volume[]),
    ],
    lights: [
      [[point(-150, 430), point(-80, 420), point(-66, 520), point(-96, 640), point(-150, 600), point(-164, 500)], 0.42],
      [[point(-204, 340), point(-140, 322), point(-110, 330), point(-166, 354)], 0.42],
    ],
    folds: [
      [[point(-196, 536), point(-150, 588), point(-90, 606)], j(12, 2), 0.46, 0.3],
      [[point(196, 536), point(148, 586), point(92, 602)], j(12, 2), 0.52, 0.34],
      [[point(-192, 580), point(-158, 660), point(-128, 690)], j(11, 2), 0.4],
      [[point(194, 590), point(160, 670), point(132, 700)], j(11, 2), 0.46, 0.2],
      [[point(-160, 790), point(-150, 830), point(-156, 866)], 10, 0.4, 0.3],
      [[point(-70, 800), point(-62, 836), point(-70, 870)], 10, 0.32, 0.26],
      [[point(34, 796), point(44, 834), point(36, 870)], 10, 0.36, 0.28],
      [[point(128, 790), point(140, 830), point(132, 866)], 11, 0.42, 0.3],
      [[point(172, 340), point(140, 410), point(132, 480)], 10, 0.26],
      [[point(-172, 340), point(-138, 410), point(-128, 480)], 10, 0.2],
    ],
  });
  if (!back) {
    if (!spec.crop) {
      // kangaroo pocket
      const pk = spline(
        [
          point(-90, 652, 0.5),
          point(0, 648),
          point(90, 652, 0.5),
          point(108, 690),
          point(136, 764),
          point(152, 800, 0.3),
          point(152, 862, 0),
          point(0, 871),
          point(-152, 862, 0),
          point(-152, 800, 0.3),
          point(-136, 764),
          point(-108, 690),
        ],
        true,
      );
      drawn +=
        group({}, panel(art, pk, c, { clip: bc, bevel: 0.4, raw: bodyFill(art, c, 194, 612) })) +
        path(pk, { fill: tx }) +
        path(pk, { fill: noise(art, "fleece", "#1a1220", 0.2, 3) });
      drawn += print(
        bc,
        ...[-1, 1].map((sd) => {
          const m = (a: Point[]) => (sd > 0 ? a : mirrored(a));
          const e = m([point(92, 656), point(110, 692), point(138, 766), point(152, 800)]);
          return (
            path(spline(offset(sample(e), sd > 0 ? 5 : -5, 6)), { fill: "none", stroke: ink(0.4), strokeWidth: 7 }) +
            stitches(spline(offset(sample(e), sd > 0 ? -9 : 9, 8)), threadOn(c, 0.18), { w: 1.6, dash: "5 3.4", sh: 0.25 })
          );
        }),
        stitches(spline([point(-84, 662), point(0, 658), point(84, 662)]), threadOn(c, 0.18), {
          w: 1.6,
          dash: "5 3.4",
          sh: 0.25,
        }),
      );
      drawn += drape(art, art.clip(pk), [240, 640, 320, 240], c, {
        blur: 10,
        darks: [
          [[point(90, 650), point(160, 650), point(160, 880), point(110, 880)], 0.3],
          ["M240 838C320 850 480 850 560 838V890H240Z", 0.34],
        ],
        lights: [[[point(-100, 700), point(-40, 690), point(-40, 780), point(-100, 800)], 0.3]],
        folds: [
          [[point(-80, 690), point(-40, 760), point(-50, 840)], 12, 0.26],
          [[point(70, 690), point(40, 760), point(52, 850)], 12, 0.32, 0.2],
        ],
      });
    }
    if (zipd) drawn += zip(art, CENTRE, 400, 930, darken(c, 0.2), "#c9c4b8");
    if (spec.graphic === "big") drawn += mark(spec.brand?.mark, CENTRE, 540, 150, palette.accent);
    else if (!zipd) drawn += mark(spec.brand?.mark, CENTRE, 520, 74, palette.accent);
    else drawn += mark(spec.brand?.mark, CENTRE + 96, 500, 46, palette.accent);
    // hood crossover at the throat
    const cr = spline(
      [
        point(-62, 340),
        point(-20, 392),
        point(6, 414),
        point(26, 398),
        point(64, 342),
        point(84, 356),
        point(40, 420),
        point(4, 446),
        point(-36, 424),
        point(-84, 358),
      ],
      true,
    );
    drawn +=
      group(
        { fill: "none", stroke: "#140e20", strokeOpacity: 0.08, transform: "translate(1 5)", clipPath: bc },
        [4, 10, 18].map((w) => path(cr, { strokeWidth: w })),
      ) +
      path(cr, {
        fill: art.lin(
          [
            [0, lighten(c, 0.1)],
            [0.6, c],
            [1, darken(c, 0.16)],
          ],
          [300, 330, 480, 460],
          false,
        ),
      }) +
      path(cr, { fill: tx }) +
      stitches(spline([point(-72, 350), point(-28, 408), point(5, 431), point(34, 409), point(74, 350)]), threadOn(c, 0.18), {
        w: 1.6,
        dash: "5 3.4",
        sh: 0.25,
      });
    for (const sd of [-1, 1]) {
      const m = (a: Point[]) => (sd > 0 ? a : mirrored(a));
      const e = m([point(46, 392)])[0]!;
      drawn +=
        `<circle cx="${e[0]}" cy="${e[1]}" r="7" fill="#bdb6a8"/><circle cx="${e[0]}" cy="${e[1]}" r="3.6" fill="#1b1622"/>` +
        cord(
          art,
          m([point(46, 394), point(52, 440), point(46, 500 + sd * 10), point(50, 560 + sd * 14)]),
          7.5,
          spec.cord || palette.lace,
          palette.accent,
        );
    }
  } else {
    // hood hanging down the back
    const hb = spline(
      [
        point(-112, 316),
        point(-96, 286),
        point(0, 272),
        point(96, 286),
        point(112, 316),
        point(118, 400),
        point(92, 480),
        point(40, 530),
        point(0, 540),
        point(-40, 530),
        point(-92, 480),
        point(-118, 400),
      ],
      true,
    );
    const hc = art.clip(hb);
    drawn +=
      group(
        { fill: "none", stroke: "#140e20", strokeOpacity: 0.07, transform: "translate(4 12)", clipPath: bc },
        [6, 14, 24, 36].map((w) => path(hb, { strokeWidth: w })),
      ) +
      path(hb, {
        fill: art.lin(
          [
            [0, darken(c, 0.06)],
            [0.35, lighten(c, 0.14)],
            [1, darken(c, 0.2)],
          ],
          [280, 280, 520, 520],
          false,
        ),
      }) +
      path(hb, { fill: tx }) +
      path(hb, { fill: noise(art, "fleece", "#1a1220", 0.2) }) +
      print(hc, ditch(spline([point(0, 270), point(4, 400), point(0, 540)]), c, 2.4));
    const op = spline([point(-96, 290), point(0, 276), point(96, 290), point(60, 316), point(0, 324), point(-60, 316)], true);
    drawn += path(op, {
      fill: art.lin([
        [0, darken(palette.lining, 0.5)],
        [1, darken(palette.lining, 0.2)],
      ]),
    });
    drawn += drape(art, hc, [270, 260, 260, 300], c, {
      blur: 12,
      darks: [[hb, 0.5, null, { strokeWidth: 24, transform: "translate(5 4)" }]],
      lights: [[[point(-90, 380), point(-60, 350), point(-30, 440), point(-60, 470)], 0.4]],
      folds: [
        [[point(-80, 330), point(-30, 350), point(30, 346)], 10, 0.4, 0.3],
        [[point(86, 340), point(60, 420), point(30, 480)], 10, 0.4, 0.2],
      ],
    });
    if (spec.graphic) drawn += mark(spec.brand?.mark, CENTRE, 660, 150, palette.accent);
  }
  // hem rib then sleeves on top
  drawn += ribBand(
    art,
    [point(-200, 858), point(-100, 868), point(0, 871), point(100, 868), point(200, 858)],
    [point(-190, 928), point(-96, 938), point(0, 942), point(96, 938), point(190, 928)],
    rb,
    58,
  );
  if (zipd && !back) drawn += zip(art, CENTRE, 866, 940, darken(c, 0.2), "#c9c4b8", { pull: false });
  if (!spec.crop)
    drawn += [-1, 1]
      .map((sd) => sleeve(art, spec, sd, spec.pattern === "block" ? palette.overlay : c, { tex: tx, cuffC: rb }))
      .join("");
  return { body: drawn, sil, cy: 522 };
}
