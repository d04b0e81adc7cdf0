import { darken, lighten, lightness, mix, threadOn } from "../core/colour.ts";
import { badge } from "../core/marks.ts";
import type { Point } from "../core/path.ts";
import { offset, outline, pointAt, sample, spline } from "../core/path.ts";
import { airbrush, holes, panel, stitches } from "../core/shade.ts";
import type { Art, Markup } from "../core/svg.ts";
import { group, path } from "../core/svg.ts";
import { noise } from "../core/texture.ts";
import type { Palette, ShoeLook } from "../look.ts";
import { bow, foam, hollow, laces, light, reversed, seam, softLine, tongue } from "./kit.ts";

/** A low court sneaker: perforated vamp, toe overlay, eyestay, quarter, heel counter, cupsole. */
export function court(art: Art, spec: ShoeLook) {
  const palette = spec.palette;
  // last
  const heel: Point[] = [
    [102, 456],
    [90, 420],
    [87, 380],
    [94, 336],
    [103, 300],
    [108, 276],
  ];
  const collar: Point[] = [
    [108, 276],
    [116, 266],
    [132, 268],
    [162, 290],
    [206, 305],
    [250, 297],
    [284, 270],
    [303, 243],
    [314, 236],
  ];
  const throat: Point[] = [
    [314, 236],
    [326, 243],
    [352, 263],
    [400, 292],
    [450, 319],
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
    [362, 212],
    [388, 242],
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
  const C = sample(collar);
  const st = threadOn(palette.upper, 0.16);
  const st2 = threadOn(palette.overlay, 0.16);
  const inU = (...k: Markup[]) => group({ clipPath: uc }, ...k);
  let drawn = "";
  drawn += hollow(
    art,
    [
      [106, 282],
      [124, 262],
      [160, 271],
      [205, 283],
      [252, 274],
      [296, 232],
      [330, 262],
      [270, 330],
      [160, 326],
    ],
    palette.lining,
  );
  drawn += tongue(
    art,
    [[284, 300], [298, 240], [308, 202, 0.5], [320, 187], [346, 190], [362, 201, 0.6], ...ridge, [500, 372], [400, 340]],
    palette.upper,
  );
  drawn += stitches(
    spline([
      [307, 220],
      [332, 209],
      [362, 217],
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
  for (let i = 0; i < 4; i++)
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
  // heel counter
  const hcE: Point[] = [
    [216, 470],
    [210, 416],
    [192, 372],
    [164, 344],
    [128, 331],
    [70, 330],
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
  // padded collar
  drawn += panel(art, outline(collar, reversed(offset(C, -29, 10))), palette.upper, { clip: uc, grad: 0.16 });
  // eyestay: flows out of the collar
  const eyB: Point[] = [
    [228, 280],
    [262, 316],
    [304, 330],
    [352, 338],
    [404, 354],
    [456, 378],
    [494, 390],
    [522, 380],
    [528, 360],
    [514, 340],
  ];
  drawn += panel(
    art,
    outline(
      [
        [228, 280],
        [276, 234],
        [312, 224],
        [356, 256],
        [406, 286],
        [464, 318],
        [518, 340],
      ],
      reversed(eyB),
    ),
    palette.overlay,
    { clip: uc },
  );
  drawn += inU(seam(sample(eyB), 7, st2, { w: 1.8, double: 5, t0: 0.06, t1: 0.94 }));
  // heel tab
  drawn += panel(
    art,
    spline(
      [
        [80, 340, 0],
        [92, 296],
        [98, 268],
        [122, 256],
        [144, 270],
        [151, 304],
        [142, 337, 0],
        [112, 344],
      ],
      true,
    ),
    palette.accent,
    { clip: uc },
  );
  drawn += inU(
    stitches(
      spline([
        [138, 278],
        [144, 305],
        [136, 333],
      ]),
      threadOn(palette.accent, 0.2),
      { w: 1.6 },
    ),
  );
  drawn += inU(
    badge(spec.brand?.mark, 306, 392, spec.markSize || 84, palette.accent, darken(palette.accent, 0.35), { rot: 4, skew: -10 }),
  );
  // grain + light
  drawn += path(upper, { fill: noise(art, "leather", "#1a1220", lightness(palette.upper) > 0.8 ? 0.4 : 0.55) });
  drawn += light(art, uc, upper, palette.upper, {
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
      [104, 330],
      [120, 300],
      [134, 330],
      [126, 410],
      [106, 430],
      [99, 380],
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
          [190, 316],
          [262, 312],
          [290, 340],
          [240, 366],
          [190, 350],
        ],
        0.22,
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
        0.26,
      ],
    ],
  });
  drawn += laces(art, { throat: T, ridge: R, n: 6, color: palette.lace, eyelet: palette.overlay, w: 16.5 });
  if (spec.bow) drawn += bow(art, 366, 232, palette.lace, 9.5);
  return drawn + cupsole(art, palette, uc);
}

/** The stitched cupsole of court shoes and high tops. */
export function cupsole(art: Art, p: Palette, uc: string) {
  const top: Point[] = [
    [90, 436],
    [170, 440],
    [300, 445],
    [460, 446],
    [590, 442],
    [670, 431],
    [716, 416],
  ];
  const d = outline(
    [
      [716, 416],
      [727, 438],
      [725, 462],
      [707, 481],
      [660, 494],
      [590, 500],
    ],
    [
      [590, 500, 0],
      [112, 500, 0],
    ],
    [
      [112, 500],
      [90, 493],
      [79, 468],
      [82, 446],
      [90, 436],
    ],
    top,
  );
  const c = art.clip(d);
  const T = sample(top);
  const L = lightness(p.sole);
  let drawn = group({ clipPath: uc }, softLine(spline(offset(T, 1, 10)), 0.12));
  drawn += foam(art, d, p.sole, { y0: 416, y1: 502 });
  // moulded grooves
  const low = (k: number, n = 9) => spline(offset(T, -k, n, 0.0, 1));
  let ticks = "";
  for (let i = 0; i < 22; i++) {
    const q = pointAt(T, 0.79 + i * 0.0097);
    ticks += `M${q.x.toFixed(1)} ${(q.y + 17).toFixed(1)}l1.5 28`;
  }
  drawn += group(
    { clipPath: c },
    path(ticks, { stroke: darken(p.sole, 0.26), strokeWidth: 1.7, opacity: 0.6 }),
    path(ticks, { stroke: "#fff", strokeWidth: 1, opacity: L > 0.6 ? 0.65 : 0.16, transform: "translate(1.7 0)" }),
    path(low(9), { fill: "none", stroke: darken(p.sole, 0.24), strokeWidth: 3.4, opacity: 0.55 }),
    stitches(low(9), lighten(p.sole, L > 0.6 ? 0.6 : 0.3), { w: 2, dash: "9 4" }),
    path(
      outline(
        [
          [60, 487, 0],
          [300, 488],
          [590, 488],
          [660, 483],
          [740, 460, 0],
        ],
        [
          [740, 510, 0],
          [60, 510, 0],
        ],
      ),
      {
        fill: art.lin([
          [0, p.outsole],
          [1, darken(p.outsole, 0.35)],
        ]),
      },
    ),
    path("M60 487C300 488 560 490 640 485S720 468 740 460", {
      fill: "none",
      stroke: "#000",
      strokeOpacity: 0.3,
      strokeWidth: 1.6,
    }),
  );
  drawn += path(d, { fill: noise(art, "foam", "#2a2030", 0.32) });
  drawn += airbrush(art, c, [60, 400, 690, 110], {
    flat: true,
    dark: mix(darken(p.sole, 0.55), "#3a3050", 0.4),
    blur: 6,
    darks: [
      [d, 0.42, null, { strokeWidth: 9, transform: "translate(1 2)" }],
      ["M690 400L740 410V500H706Z", 0.3],
    ],
    lights: [["M100 452C300 459 500 459 640 447L640 456C500 468 300 468 100 461Z", L > 0.6 ? 0.5 : 0.18]],
  });
  return (
    drawn + path(spline(offset(T, -1.6, 10)), { fill: "none", stroke: "#fff", strokeWidth: 1.6, opacity: L > 0.6 ? 0.85 : 0.3 })
  );
}
