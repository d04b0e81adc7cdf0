import { darken, lighten, lightness, threadOn } from "../core/colour.ts";
import { badge } from "../core/marks.ts";
import type { Point } from "../core/path.ts";
import { offset, outline, sample, spline } from "../core/path.ts";
import { holes, panel, stitches } from "../core/shade.ts";
import type { Art, Markup } from "../core/svg.ts";
import { element, group, path } from "../core/svg.ts";
import { noise, weave } from "../core/texture.ts";
import type { ShoeLook } from "../look.ts";
import { cupsole } from "./court.ts";
import { bow, hollow, laces, light, reversed, seam, tongue } from "./kit.ts";

/** A high top on a cupsole, in leather or canvas. */
export function hightop(art: Art, spec: ShoeLook) {
  const palette = spec.palette;
  const canvas = spec.variant === "canvas";
  const heel: Point[] = [
    [102, 456],
    [90, 420],
    [88, 376],
    [98, 320],
    [108, 270],
    [108, 220],
    [102, 176],
    [104, 146],
  ];
  const collar: Point[] = [
    [104, 146],
    [114, 132],
    [134, 134],
    [172, 148],
    [214, 148],
    [250, 132],
    [274, 106],
  ];
  const throat: Point[] = [
    [274, 106],
    [288, 158],
    [310, 208],
    [350, 258],
    [400, 294],
    [450, 320],
    [498, 342],
  ];
  const vamp: Point[] = [
    [498, 342],
    [544, 350],
    [596, 354],
    [646, 363],
    [686, 387],
    [707, 422],
    [710, 456],
  ];
  const ridge: Point[] = [
    [322, 74],
    [332, 136],
    [350, 190],
    [386, 240],
    [430, 278],
    [474, 310],
    [514, 340],
  ];
  const upper = outline(heel, collar, throat, vamp, [
    [690, 470, 0],
    [112, 470, 0],
  ]);
  const uc = art.clip(upper);
  const T = sample(throat);
  const R = sample(ridge);
  const V = sample(vamp);
  const _C = sample(collar);
  const st = threadOn(palette.upper, 0.16);
  const st2 = threadOn(palette.overlay, 0.16);
  const inU = (...k: Markup[]) => group({ clipPath: uc }, ...k);
  let drawn = "";
  drawn += hollow(
    art,
    [
      [102, 150],
      [122, 124],
      [164, 130],
      [214, 128],
      [246, 112],
      [270, 84],
      [300, 110],
      [260, 200],
      [140, 200],
    ],
    palette.lining,
  );
  drawn += tongue(
    art,
    [[256, 170], [262, 100], [266, 60, 0.5], [278, 46], [306, 48], [322, 60, 0.6], ...ridge, [490, 372], [380, 330], [290, 240]],
    palette.upper,
  );
  drawn += stitches(
    spline([
      [265, 78],
      [290, 66],
      [323, 74],
    ]),
    st,
    { w: 1.6 },
  );
  drawn += path(upper, {
    fill: art.lin([
      [0, lighten(palette.upper, 0.12)],
      [0.5, palette.upper],
      [1, darken(palette.upper, 0.1)],
    ]),
  });
  if (canvas) drawn += path(upper, { fill: weave(art, palette.upper) });
  for (let i = 0; i < 4 && !canvas; i++)
    drawn += inU(
      holes(spline(offset(V, -(16 + i * 13), 6, 0.02 + i * 0.025, 0.47 - i * 0.03)), palette.upper, { w: 4.6, gap: 13.5 }),
    );
  // toe overlay
  const toeE: Point[] = [
    [486, 470],
    [506, 426],
    [546, 402],
    [592, 390],
    [634, 382],
    [664, 367],
    [690, 340],
  ];
  drawn += panel(
    art,
    outline(toeE, [
      [760, 380, 0],
      [760, 490, 0],
      [498, 490, 0],
    ]),
    palette.overlay,
    { clip: uc },
  );
  drawn += inU(seam(sample(toeE), -7, st2, { w: 1.8, double: 5 }));
  // lower heel counter sweeping forward
  const hcE: Point[] = [
    [282, 470],
    [262, 416],
    [222, 376],
    [176, 348],
    [134, 322],
    [70, 306],
  ];
  drawn += panel(
    art,
    outline(hcE, [
      [60, 400, 0],
      [60, 480, 0],
      [206, 480, 0],
    ]),
    palette.overlay,
    { clip: uc },
  );
  drawn += inU(seam(sample(hcE), -7, st2, { w: 1.8, double: 5 }));
  // ankle collar: accent panel, padded with two channel seams
  const an: Point[] = [
    [60, 250],
    [130, 262],
    [190, 264],
    [246, 244],
    [300, 204],
  ];
  drawn += panel(
    art,
    outline(
      [
        [60, 100, 0],
        [320, 80, 0],
      ],
      reversed(an),
    ),
    palette.accent,
    { clip: uc, grad: 0.14 },
  );
  for (const k of [26, 52]) {
    const q = spline(offset(sample(an), k, 10));
    drawn += inU(
      path(q, { fill: "none", stroke: darken(palette.accent, 0.4), strokeWidth: 3.4, opacity: 0.5 }),
      path(q, { fill: "none", stroke: "#fff", strokeWidth: 1.6, opacity: 0.22, transform: "translate(0 2.6)" }),
    );
  }
  drawn += inU(seam(sample(an), 6, threadOn(palette.accent, 0.2), { w: 1.8 }));
  // heel strip
  drawn += panel(
    art,
    spline(
      [
        [74, 330, 0],
        [96, 270],
        [98, 200],
        [92, 130, 0],
        [134, 124, 0],
        [134, 200],
        [134, 270],
        [128, 326, 0],
      ],
      true,
    ),
    palette.overlay,
    { clip: uc },
  );
  drawn += inU(
    stitches(
      spline([
        [127, 146],
        [127, 220],
        [122, 318],
      ]),
      st2,
      { w: 1.7 },
    ),
  );
  // eyestay up the shaft
  const eyB: Point[] = [
    [212, 150],
    [226, 210],
    [252, 268],
    [298, 316],
    [352, 338],
    [404, 354],
    [456, 378],
    [494, 390],
    [522, 380],
    [528, 360],
    [514, 340],
  ];
  const throatOut: Point[] = [
    [212, 150],
    [224, 120],
    [276, 90],
    [292, 150],
    [316, 202],
    [356, 252],
    [406, 286],
    [464, 318],
    [518, 340],
  ];
  drawn += panel(art, outline(throatOut, reversed(eyB)), palette.overlay, { clip: uc });
  drawn += inU(seam(sample(eyB), 7, st2, { w: 1.8, double: 5, t0: 0.03, t1: 0.95, n: 14 }));
  // ankle badge disc
  if (spec.ankleBadge !== false)
    drawn +=
      element("circle", { cx: 171.5, cy: 212, r: 29, fill: "#140e20", fillOpacity: 0.25 }) +
      element("circle", { cx: 170, cy: 209, r: 28, fill: palette.sole, stroke: darken(palette.sole, 0.3), strokeWidth: 1 }) +
      badge(
        spec.brand?.mark,
        170,
        209,
        36,
        lightness(palette.accent) > 0.75 ? palette.upper : palette.accent,
        darken(palette.accent, 0.4),
      );
  if (spec.ankleBadge === false)
    drawn += inU(badge(spec.brand?.mark, 340, 402, 66, palette.accent, darken(palette.accent, 0.35), { rot: 4, skew: -10 }));
  drawn += path(upper, {
    fill: noise(art, canvas ? "cotton" : "leather", "#1a1220", lightness(palette.upper) > 0.8 ? 0.4 : 0.55),
  });
  drawn += light(art, uc, upper, palette.upper, {
    box: [30, 30, 740, 490],
    soleTop: [
      [80, 436],
      [200, 434],
      [420, 440],
      [560, 440],
      [690, 436],
      [730, 418],
    ],
    toe: {
      dark: [
        [700, 372],
        [735, 420],
        [735, 480],
        [686, 480],
        [702, 440],
      ],
      light: [
        [556, 360],
        [620, 368],
        [664, 388],
        [632, 404],
        [572, 384],
      ],
    },
    heel: [
      [110, 200],
      [124, 160],
      [138, 230],
      [136, 330],
      [124, 420],
      [104, 420],
      [104, 320],
    ],
    darks: [
      [
        [
          [470, 400],
          [520, 410],
          [500, 444],
          [440, 446],
          [420, 424],
        ],
        0.32,
      ],
      [
        [
          [180, 268],
          [250, 262],
          [296, 320],
          [250, 340],
          [200, 310],
        ],
        0.26,
      ],
      [
        [
          [110, 250],
          [160, 262],
          [230, 270],
          [160, 290],
          [112, 276],
        ],
        0.25,
      ],
    ],
    lights: [
      [
        [
          [300, 344],
          [380, 362],
          [440, 392],
          [400, 406],
          [320, 380],
        ],
        0.24,
      ],
      [
        [
          [240, 150],
          [262, 200],
          [300, 256],
          [290, 270],
          [250, 220],
        ],
        0.25,
      ],
    ],
  });
  drawn += laces(art, {
    throat: T,
    ridge: R,
    n: 9,
    t0: 0.04,
    t1: 0.93,
    color: palette.lace,
    eyelet: palette.overlay,
    w: 15.5,
    metal: spec.metal ? "#c9c3b6" : undefined,
    lean: 0.03,
  });
  if (spec.bow) drawn += bow(art, 326, 104, palette.lace, 9.5);
  return drawn + cupsole(art, palette, uc);
}
