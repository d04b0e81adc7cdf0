import { darken, lighten, lightness, mix } from "../core/colour.ts";
import { badge } from "../core/marks.ts";
import type { Point } from "../core/path.ts";
import { offset, outline, pointAt, sample, spline } from "../core/path.ts";
import { airbrush, holes, panel } from "../core/shade.ts";
import type { Art, Markup } from "../core/svg.ts";
import { group, path } from "../core/svg.ts";
import { knit, noise, speckle } from "../core/texture.ts";
import type { ShoeLook } from "../look.ts";
import { bow, cut, foam, hollow, laces, light, reversed, softLine, tongue } from "./kit.ts";

/** A knit racer on a rocker, in one colour or fading (fade). */
export function slim(art: Art, spec: ShoeLook) {
  const palette = spec.palette;
  const heel: Point[] = [
    [98, 440],
    [90, 402],
    [93, 362],
    [104, 322],
    [103, 288],
    [92, 258],
    [93, 246],
  ];
  const collar: Point[] = [
    [93, 246],
    [102, 242],
    [114, 256],
    [136, 284],
    [166, 302],
    [204, 308],
    [244, 297],
    [278, 270],
    [304, 236],
  ];
  const throat: Point[] = [
    [304, 236],
    [344, 264],
    [394, 295],
    [444, 320],
    [488, 340],
  ];
  const vamp: Point[] = [
    [488, 340],
    [544, 352],
    [600, 359],
    [650, 368],
    [686, 384],
    [708, 408],
    [713, 436],
  ];
  const ridge: Point[] = [
    [352, 214],
    [382, 246],
    [424, 281],
    [468, 312],
    [504, 337],
  ];
  const upper = outline(heel, collar, throat, vamp, [
    [680, 448, 0],
    [112, 448, 0],
  ]);
  const uc = art.clip(upper);
  const T = sample(throat);
  const R = sample(ridge);
  const V = sample(vamp);
  const C = sample(collar);
  const inU = (...k: Markup[]) => group({ clipPath: uc }, ...k);
  let drawn = "";
  drawn += hollow(
    art,
    [
      [92, 250],
      [106, 238],
      [130, 262],
      [168, 284],
      [206, 288],
      [246, 274],
      [286, 230],
      [326, 250],
      [270, 330],
      [160, 326],
    ],
    palette.lining,
  );
  drawn += tongue(
    art,
    [[276, 300], [290, 240], [302, 200, 0.5], [314, 190], [338, 192], [353, 202, 0.6], ...ridge, [490, 366], [400, 340]],
    mix(palette.upper, palette.accent, 0.0),
    { tex: knit(art, palette.upper, 0.9) },
  );
  // base: heel-to-toe fade
  const fade =
    spec.pattern === "fade"
      ? art.lin(
          [
            [0, palette.accent],
            [0.2, mix(palette.accent, palette.upper, 0.25)],
            [0.52, palette.upper],
            [1, lighten(palette.upper, 0.08)],
          ],
          [90, 400, 640, 330],
          false,
        )
      : art.lin([
          [0, lighten(palette.upper, 0.14)],
          [0.5, palette.upper],
          [1, darken(palette.upper, 0.08)],
        ]);
  drawn += path(upper, { fill: fade }) + path(upper, { fill: knit(art, palette.upper, 1, [4, 5]) });
  // engineered ventilation
  for (let i = 0; i < 6; i++)
    drawn += inU(
      holes(spline(offset(V, -(14 + i * 11), 6, 0.03 + i * 0.02, 0.7 - i * 0.06)), palette.upper, { w: 5.4 - i * 0.5, gap: 12 }),
    );
  // welded toe film
  const tf: Point[] = [
    [540, 470],
    [566, 424],
    [612, 402],
    [660, 396],
    [700, 392],
    [730, 380],
  ];
  drawn += panel(
    art,
    outline(tf, [
      [770, 400, 0],
      [770, 490, 0],
      [540, 490, 0],
    ]),
    palette.overlay,
    { clip: uc, edge: 0.8, ao: 0.5 },
  );
  // heel cup film + flare
  const hc: Point[] = [
    [200, 480],
    [196, 424],
    [176, 380],
    [150, 344],
    [134, 310],
    [128, 280],
    [112, 250],
    [96, 236],
  ];
  drawn += panel(
    art,
    outline(hc, [
      [60, 240, 0],
      [60, 480, 0],
    ]),
    palette.overlay,
    { clip: uc, edge: 1, ao: 0.6 },
  );
  drawn += inU(
    path(spline(offset(sample(hc), -10, 9, 0.05, 0.9)), {
      fill: "none",
      stroke: palette.accent,
      strokeWidth: 3.2,
      strokeOpacity: 0.9,
    }),
  );
  // midfoot lockdown strands fanning from the sole to the eyelets
  let strands = "";
  for (let i = 0; i < 5; i++) {
    const q = pointAt(T, 0.1 + i * 0.19);
    const bx = 250 + i * 62;
    const a: Point = [q.x - q.ty * 16, q.y + q.tx * 16];
    strands +=
      spline([[bx, 452], [bx + (a[0] - bx) * 0.35 + 8, 452 + (a[1] - 452) * 0.45], a]) +
      spline([[bx + 24, 452], [bx + 18 + (a[0] - bx) * 0.35 + 4, 452 + (a[1] - 452) * 0.45], a]);
  }
  drawn += inU(
    path(strands, { fill: "none", stroke: "#140e20", strokeOpacity: 0.25, strokeWidth: 4.6, transform: "translate(.8 2)" }),
    path(strands, { fill: "none", stroke: darken(palette.overlay, 0.2), strokeWidth: 3.8 }),
    path(strands, { fill: "none", stroke: lighten(palette.overlay, 0.28), strokeWidth: 2.2 }),
  );
  // collar knit edge, eyestay film
  drawn += panel(art, outline(collar, reversed(offset(C, -18, 10))), palette.lining, { clip: uc, grad: 0.2, ao: 0.6 });
  const eyB: Point[] = [
    [270, 276],
    [292, 292],
    [340, 310],
    [394, 334],
    [444, 358],
    [482, 368],
    [506, 358],
    [504, 336],
  ];
  drawn += panel(
    art,
    outline(
      [
        [270, 256],
        [296, 228],
        [346, 258],
        [400, 292],
        [458, 322],
        [506, 336],
      ],
      reversed(eyB),
    ),
    palette.overlay,
    { clip: uc, edge: 0.9, ao: 0.6 },
  );
  drawn += inU(
    badge(spec.brand?.mark, 352, 396, 92, palette.accent, darken(palette.accent, 0.35), { rot: 3, skew: -16, sx: 1.12 }),
  );
  drawn += light(art, uc, upper, palette.upper, {
    soleTop: [
      [80, 424],
      [200, 431],
      [340, 436],
      [460, 434],
      [560, 428],
      [650, 416],
      [730, 396],
    ],
    toe: {
      dark: [
        [700, 376],
        [746, 404],
        [746, 460],
        [660, 450],
        [706, 416],
      ],
      light: [
        [548, 362],
        [620, 372],
        [664, 388],
        [630, 402],
        [570, 388],
      ],
    },
    heel: [
      [106, 330],
      [120, 310],
      [136, 340],
      [128, 400],
      [110, 420],
      [100, 380],
    ],
    darks: [
      [
        [
          [450, 380],
          [510, 390],
          [490, 430],
          [430, 432],
          [410, 410],
        ],
        0.26,
      ],
      [
        [
          [180, 312],
          [250, 310],
          [280, 330],
          [236, 354],
          [180, 344],
        ],
        0.25,
      ],
    ],
    lights: [
      [
        [
          [290, 330],
          [370, 346],
          [430, 370],
          [390, 384],
          [310, 362],
        ],
        0.24,
      ],
    ],
  });
  drawn += laces(art, { throat: T, ridge: R, n: 6, color: palette.lace, eyelet: palette.overlay, w: 11.5, over: 3 });
  if (spec.bow) drawn += bow(art, 356, 232, palette.lace, 7.5, { s: 0.92 });
  // rocker midsole
  const top: Point[] = [
    [90, 428],
    [140, 433],
    [240, 440],
    [340, 443],
    [450, 442],
    [560, 436],
    [640, 425],
    [688, 413],
    [714, 403],
  ];
  const bot: Point[] = [
    [714, 403],
    [728, 411],
    [730, 428],
    [709, 455],
    [654, 478],
    [580, 492],
    [500, 498],
    [400, 500],
    [280, 500],
    [196, 499],
    [138, 493],
    [100, 476],
    [77, 452],
    [76, 436],
    [90, 428],
  ];
  const d = outline(bot, top);
  const c = art.clip(d);
  const TT = sample(top);
  const so = palette.sole;
  const inS = (...k: Markup[]) => group({ clipPath: c }, ...k);
  drawn += group({ clipPath: uc }, softLine(spline(offset(TT, 1, 10)), 0.12));
  drawn += foam(art, d, so, { y0: 392, y1: 502, tex: speckle(art, so, 1, palette.accent) });
  // plate line + lower foam
  const pl: Point[] = [
    [60, 452],
    [120, 464],
    [220, 471],
    [330, 471],
    [440, 466],
    [560, 456],
    [650, 439],
    [740, 408],
  ];
  drawn += inS(
    path(
      outline(pl, [
        [760, 520, 0],
        [40, 520, 0],
      ]),
      {
        fill: art.lin(
          [
            [0, mix(so, palette.accent, 0.12)],
            [1, darken(mix(so, palette.accent, 0.12), 0.3)],
          ],
          [0, 440, 0, 502],
          false,
        ),
      },
    ),
    path(spline(pl), { fill: "none", stroke: darken(palette.accent, 0.35), strokeWidth: 5.5, transform: "translate(0 1.4)" }),
    path(spline(pl), { fill: "none", stroke: palette.accent, strokeWidth: 4.4 }),
  );
  drawn += inS(
    cut(
      [
        [230, 453],
        [330, 457],
        [440, 453],
        [560, 443],
      ],
      so,
      3.6,
      0.5,
    ),
    cut(
      [
        [100, 444],
        [160, 450],
        [224, 453],
      ],
      so,
      3.2,
      0.5,
    ),
    cut(
      [
        [140, 480],
        [240, 484],
        [340, 484],
        [450, 479],
      ],
      so,
      3.6,
      0.4,
    ),
  );
  // rubber
  drawn += inS(
    path("M60 462C100 482 150 491 230 491L262 491L250 506H60ZM420 492C520 492 590 485 650 468C690 454 716 436 740 412V506H410Z", {
      fill: art.lin(
        [
          [0, lighten(palette.outsole, 0.1)],
          [1, darken(palette.outsole, 0.35)],
        ],
        [0, 440, 0, 502],
        false,
      ),
    }),
  );
  drawn += path(d, { fill: noise(art, "foam", "#2a2030", 0.3) });
  drawn += airbrush(art, c, [50, 380, 700, 130], {
    flat: true,
    dark: mix(darken(so, 0.55), "#3a3050", 0.4),
    blur: 7,
    darks: [
      [d, 0.5, null, { strokeWidth: 12, transform: "translate(1 3)" }],
      ["M690 370L760 380V500H706Z", 0.3],
      ["M260 492H420L400 506H270Z", 0.8],
    ],
    lights: [["M90 436C220 452 500 456 690 414L690 420C500 464 220 460 90 444Z", lightness(so) > 0.6 ? 0.5 : 0.18]],
  });
  return (
    drawn +
    path(spline(offset(TT, -1.6, 10)), {
      fill: "none",
      stroke: "#fff",
      strokeWidth: 1.6,
      strokeOpacity: lightness(so) > 0.6 ? 0.85 : 0.3,
    })
  );
}
