import { darken, lighten, lightness, mix, threadOn } from "../core/colour.ts";
import { badge } from "../core/marks.ts";
import type { Point } from "../core/path.ts";
import { leaf, offset, outline, sample, spline } from "../core/path.ts";
import { airbrush, panel, stitches } from "../core/shade.ts";
import type { Art, Markup } from "../core/svg.ts";
import { group, path } from "../core/svg.ts";
import { airmesh, mesh, noise } from "../core/texture.ts";
import type { ShoeLook } from "../look.ts";
import { bow, cut, foam, hollow, laces, light, reversed, seam, softLine, tongue } from "./kit.ts";

/** carved groove: dark valley with a lit lower lip */
const groove = (d: string, base: string, w = 3, o = 0.6) =>
  path(d, { fill: "none", stroke: darken(base, 0.34), strokeWidth: w, strokeOpacity: o, strokeLinecap: "round" }) +
  path(d, {
    fill: "none",
    stroke: "#fff",
    strokeWidth: w * 0.6,
    strokeOpacity: lightness(base) > 0.6 ? 0.75 : 0.18,
    transform: `translate(.4 ${w * 0.75})`,
    strokeLinecap: "round",
  });

/** A stacked, sculpted daily trainer. */
export function chunky(art: Art, spec: ShoeLook) {
  const palette = spec.palette;
  const heel: Point[] = [
    [100, 416],
    [90, 376],
    [92, 332],
    [102, 292],
    [106, 258],
    [103, 236],
  ];
  const collar: Point[] = [
    [103, 236],
    [112, 226],
    [128, 232],
    [150, 258],
    [182, 282],
    [222, 288],
    [258, 272],
    [286, 244],
    [310, 212],
  ];
  const throat: Point[] = [
    [310, 212],
    [350, 240],
    [400, 272],
    [450, 299],
    [498, 322],
  ];
  const vamp: Point[] = [
    [498, 322],
    [548, 332],
    [600, 336],
    [648, 344],
    [688, 364],
    [711, 392],
    [716, 424],
  ];
  const ridge: Point[] = [
    [364, 190],
    [390, 222],
    [430, 256],
    [474, 288],
    [514, 318],
  ];
  const upper = outline(heel, collar, throat, vamp, [
    [680, 448, 0],
    [112, 448, 0],
  ]);
  const uc = art.clip(upper);
  const T = sample(throat);
  const R = sample(ridge);
  const C = sample(collar);
  const inU = (...k: Markup[]) => group({ clipPath: uc }, ...k);
  const ov = palette.overlay;
  const st = threadOn(ov, 0.18);
  const ov2 = spec.trim || mix(palette.overlay, palette.upper, 0.5);
  let drawn = "";
  // heel pull loop
  drawn += path(
    "M104 262C84 252 74 222 84 206C92 194 108 200 112 222L116 240L104 244C102 228 98 216 94 222C90 230 98 250 108 256Z",
    {
      fill: art.lin([
        [0, lighten(palette.accent, 0.2)],
        [1, darken(palette.accent, 0.3)],
      ]),
      fillRule: "evenodd",
    },
  );
  drawn += hollow(
    art,
    [
      [102, 240],
      [118, 220],
      [150, 240],
      [186, 262],
      [224, 266],
      [258, 246],
      [296, 206],
      [330, 240],
      [270, 310],
      [160, 300],
    ],
    palette.lining,
  );
  drawn += tongue(
    art,
    [[282, 280], [298, 220], [308, 178, 0.5], [322, 164], [350, 166], [366, 178, 0.6], ...ridge, [500, 352], [400, 320]],
    palette.upper,
    { tex: airmesh(art, palette.upper, 1.2) },
  );
  drawn += path(
    spline(
      [
        [305, 186],
        [318, 167],
        [346, 165],
        [367, 180],
        [370, 198],
        [336, 190],
      ],
      true,
    ),
    {
      fill: art.lin([
        [0, lighten(palette.lining, 0.25)],
        [1, darken(palette.lining, 0.25)],
      ]),
    },
  );
  drawn += path(upper, {
    fill: art.lin([
      [0, lighten(palette.upper, 0.14)],
      [0.5, palette.upper],
      [1, darken(palette.upper, 0.1)],
    ]),
  });
  drawn += path(upper, { fill: mesh(art, palette.upper, 1.25, [6, 8]) });
  // collar padding
  drawn += panel(art, outline(collar, reversed(offset(C, -34, 10))), palette.lining, { clip: uc, grad: 0.2 });
  drawn += inU(path(outline(collar, reversed(offset(C, -32, 10))), { fill: airmesh(art, palette.lining, 1.1) }));
  // rear quarter sweep
  const q1: Point[] = [
    [250, 470],
    [300, 420],
    [352, 372],
    [330, 338],
    [270, 330],
    [206, 322],
    [160, 296],
    [120, 268],
    [70, 262],
  ];
  drawn += panel(
    art,
    outline(q1, [
      [50, 300, 0],
      [50, 480, 0],
      [250, 480, 0],
    ]),
    ov,
    { clip: uc },
  );
  drawn += inU(seam(sample(q1), -6.5, st, { w: 1.8, n: 14 }));
  // forward-leaning struts reaching up to the eyelets
  for (const [bx, tx, ty, c] of [
    [300, 384, 306, ov2],
    [398, 462, 344, spec.strut || palette.accent],
  ] as const) {
    const my = (460 + ty) / 2;
    drawn += panel(
      art,
      spline(
        [
          [bx, 462, 0],
          [bx + 34, my + 20],
          [tx - 14, ty + 12],
          [tx - 4, ty - 14, 0],
          [tx + 34, ty + 6, 0],
          [tx + 24, ty + 30],
          [bx + 92, my + 30],
          [bx + 82, 462, 0],
        ],
        true,
      ),
      c,
      { clip: uc },
    );
    drawn += inU(
      stitches(
        spline([
          [bx + 9, 456],
          [bx + 42, my + 22],
          [tx - 3, ty + 10],
        ]),
        threadOn(c, 0.2),
        { w: 1.6 },
      ),
    );
  }
  // toe mudguard
  const mg: Point[] = [
    [470, 470],
    [520, 424],
    [560, 398],
    [606, 386],
    [652, 380],
    [690, 366],
    [714, 340],
  ];
  drawn += panel(
    art,
    outline(mg, [
      [770, 380, 0],
      [770, 480, 0],
      [470, 480, 0],
    ]),
    ov,
    { clip: uc },
  );
  drawn += inU(seam(sample(mg), -7, st, { w: 1.8, double: 5, n: 12 }));
  const mg2: Point[] = [
    [586, 470],
    [606, 424],
    [644, 400],
    [684, 386],
    [712, 366],
    [724, 346],
  ];
  drawn += panel(
    art,
    outline(mg2, [
      [770, 400, 0],
      [770, 480, 0],
      [560, 480, 0],
    ]),
    spec.toe || palette.accent,
    { clip: uc, ao: 0.8 },
  );
  // eyestay
  const eyB: Point[] = [
    [262, 262],
    [286, 302],
    [334, 316],
    [392, 330],
    [448, 354],
    [490, 366],
    [520, 356],
    [528, 338],
    [514, 316],
  ];
  drawn += panel(
    art,
    outline(
      [
        [262, 250],
        [300, 204],
        [350, 232],
        [406, 266],
        [464, 296],
        [518, 316],
      ],
      reversed(eyB),
    ),
    ov,
    { clip: uc },
  );
  drawn += inU(seam(sample(eyB), 6.5, st, { w: 1.8, t0: 0.06, t1: 0.95, n: 12 }));
  // heel clip (TPU)
  const hcE: Point[] = [
    [206, 470],
    [196, 420],
    [168, 384],
    [150, 350],
    [126, 326],
    [70, 322],
  ];
  drawn += panel(
    art,
    outline(hcE, [
      [60, 400, 0],
      [60, 480, 0],
      [206, 480, 0],
    ]),
    palette.accent,
    { clip: uc, bevel: 0.9 },
  );
  for (const k of [-11, -22, -33]) drawn += inU(groove(spline(offset(sample(hcE), k, 8, 0.0, 0.8)), palette.accent, 2.4, 0.5));
  drawn += inU(
    badge(spec.brand?.mark, 262, 378, 76, lightness(ov) > 0.6 ? palette.accent : lighten(palette.sole, 0.2), darken(ov, 0.45), {
      rot: 2,
      skew: -12,
    }),
  );
  drawn += light(art, uc, upper, palette.upper, {
    soleTop: [
      [80, 402],
      [200, 410],
      [340, 420],
      [460, 421],
      [560, 418],
      [640, 408],
      [730, 386],
    ],
    toe: {
      dark: [
        [706, 352],
        [746, 400],
        [746, 460],
        [690, 460],
        [712, 420],
      ],
      light: [
        [566, 346],
        [630, 356],
        [676, 378],
        [640, 390],
        [580, 372],
      ],
    },
    heel: [
      [108, 300],
      [124, 280],
      [138, 310],
      [128, 380],
      [110, 400],
      [100, 350],
    ],
    darks: [
      [
        [
          [470, 380],
          [520, 390],
          [500, 424],
          [440, 426],
          [420, 400],
        ],
        0.3,
      ],
      [
        [
          [190, 292],
          [262, 290],
          [290, 318],
          [240, 330],
          [190, 320],
        ],
        0.25,
      ],
    ],
    lights: [
      [
        [
          [300, 316],
          [380, 332],
          [440, 360],
          [400, 376],
          [320, 350],
        ],
        0.2,
      ],
    ],
  });
  drawn += laces(art, { throat: T, ridge: R, n: 6, color: palette.lace, eyelet: ov, w: 13.5, round: true });
  if (spec.bow) drawn += bow(art, 368, 208, palette.lace, 8.5);
  // midsole
  const top: Point[] = [
    [92, 408],
    [150, 413],
    [240, 421],
    [340, 427],
    [450, 428],
    [560, 424],
    [640, 414],
    [690, 401],
    [716, 391],
  ];
  const bot: Point[] = [
    [716, 391],
    [731, 403],
    [736, 424],
    [725, 450],
    [690, 473],
    [630, 488],
    [560, 497],
    [490, 499],
    [430, 497],
    [372, 491],
    [310, 495],
    [230, 499],
    [160, 499],
    [112, 491],
    [84, 472],
    [69, 446],
    [70, 422],
    [78, 411],
    [92, 408],
  ];
  const d = outline(bot, top);
  const c = art.clip(d);
  const TT = sample(top);
  const so = palette.sole;
  drawn += group({ clipPath: uc }, softLine(spline(offset(TT, 1, 10)), 0.12));
  drawn += foam(art, d, so, { y0: 376, y1: 502 });
  const inS = (...k: Markup[]) => group({ clipPath: c }, ...k);
  // lower carrier: undercut below a long drawn wave
  const wave: Point[] = [
    [40, 446],
    [100, 446],
    [170, 462],
    [240, 468],
    [310, 460],
    [390, 450],
    [480, 456],
    [570, 456],
    [660, 440],
    [760, 412],
  ];
  const pod = spec.pod || (lightness(so) > 0.6 ? darken(so, 0.07) : lighten(so, 0.08));
  drawn += inS(
    panel(
      art,
      outline(wave, [
        [760, 520, 0],
        [40, 520, 0],
      ]),
      pod,
      {
        raw: art.lin(
          [
            [0, lighten(pod, 0.5)],
            [0.22, pod],
            [0.6, darken(pod, 0.12)],
            [1, darken(pod, 0.34)],
          ],
          [0, 444, 0, 502],
          false,
        ),
        edge: 0,
      },
    ),
  );
  drawn += inS(
    cut(
      [
        [420, 441],
        [520, 444],
        [600, 438],
        [684, 418],
      ],
      so,
      4,
      0.55,
    ),
    cut(
      [
        [440, 472],
        [540, 476],
        [630, 464],
        [712, 434],
      ],
      pod,
      5,
      0.55,
    ),
    cut(
      [
        [96, 464],
        [170, 480],
        [250, 483],
        [330, 474],
      ],
      pod,
      4.6,
      0.5,
    ),
  );
  // heel window: coloured resilience pod
  const win = spline(
    [
      [90, 428],
      [120, 421],
      [190, 430],
      [262, 441],
      [300, 444],
      [262, 454],
      [196, 455],
      [128, 440],
      [96, 438],
    ],
    true,
  );
  drawn += inS(
    panel(art, win, palette.accent, { edge: 0, ao: 0.7, bevel: 0.9 }),
    path(
      leaf(
        [
          [100, 428],
          [160, 431],
          [250, 446],
        ],
        3,
      ),
      { fill: "#fff", fillOpacity: 0.55 },
    ),
  );
  // top ledge line
  drawn += inS(cut(offset(TT, -11, 5, 0.4, 0.98), so, 2.4, 0.5));
  // outsole with lugs
  const os: Point[] = [
    [56, 462],
    [90, 478],
    [120, 487],
    [160, 490],
    [230, 490],
    [310, 485],
    [372, 481],
    [430, 487],
    [490, 490],
    [560, 488],
    [630, 478],
    [690, 461],
    [724, 438],
    [744, 410],
  ];
  drawn += inS(
    path(
      outline(os, [
        [760, 520, 0],
        [60, 520, 0],
      ]),
      {
        fill: art.lin(
          [
            [0, lighten(palette.outsole, 0.12)],
            [1, darken(palette.outsole, 0.4)],
          ],
          [0, 440, 0, 502],
          false,
        ),
      },
    ),
    path(spline(os), { fill: "none", stroke: "#000", strokeOpacity: 0.35, strokeWidth: 1.6 }),
  );
  let lug = "";
  for (let x = 120; x < 700; x += 30) if (x < 320 || x > 420) lug += `M${x} 502l4 -11h7l4 11Z`;
  drawn += inS(path(lug, { fill: "#0b0910", fillOpacity: 0.5 }));
  drawn += path(d, { fill: noise(art, "foam", "#2a2030", 0.3) });
  drawn += airbrush(art, c, [40, 360, 720, 150], {
    flat: true,
    dark: mix(darken(so, 0.55), "#3a3050", 0.4),
    blur: 8,
    darks: [
      [d, 0.5, null, { strokeWidth: 14, transform: "translate(1 3)" }],
      ["M380 486L300 500H450Z", 0.5],
      ["M706 380L760 380V500H712Z", 0.3],
      [
        spline(
          [
            [60, 452],
            [120, 456],
            [200, 474],
            [300, 470],
            [200, 484],
            [100, 474],
          ],
          true,
        ),
        0.35,
      ],
    ],
    lights: [
      ["M310 436C420 442 560 440 690 410L690 420C560 452 420 454 310 446Z", lightness(so) > 0.6 ? 0.5 : 0.16],
      [
        spline(
          [
            [74, 428],
            [84, 420],
            [88, 444],
            [102, 468],
            [88, 464],
          ],
          true,
        ),
        0.45,
      ],
    ],
  });
  return (
    drawn +
    path(spline(offset(TT, -1.6, 10)), {
      fill: "none",
      stroke: "#fff",
      strokeWidth: 1.7,
      strokeOpacity: lightness(so) > 0.6 ? 0.85 : 0.3,
    })
  );
}
