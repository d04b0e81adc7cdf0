import { darken, lighten, lightness, mix, threadOn } from "../core/colour.ts";
import { badge } from "../core/marks.ts";
import type { Point } from "../core/path.ts";
import { leaf, offset, outline, sample, spline } from "../core/path.ts";
import { airbrush, panel, stitches } from "../core/shade.ts";
import type { Art, Markup } from "../core/svg.ts";
import { group, path } from "../core/svg.ts";
import { noise, rib } from "../core/texture.ts";
import type { ShoeLook } from "../look.ts";
import { bow, foam, hollow, laces, light, reversed, seam, softLine, tongue } from "./kit.ts";

/** Where a boot's toe is sewn to its vamp. */
const toeSeam: Point[] = [
  [540, 480],
  [552, 430],
  [566, 390],
  [584, 360],
  [604, 330],
];

/** What a chelsea's strap is cut from, in every view. */
export const strapLeather = ({ overlay }: ShoeLook["palette"]): string => darken(overlay, 0.16);

/** What its heel is stacked from. */
export const heelLeather = ({ upper }: ShoeLook["palette"]): string => mix(darken(upper, 0.25), "#9a6840", 0.7);

/** A strap around the ankle of a chelsea, with its buckle on the outside. */
function ankleStrap(art: Art, { palette, metal }: ShoeLook, clip: string): string {
  const leather = strapLeather(palette);
  const above: Point[] = [
    [86, 246],
    [150, 262],
    [220, 266],
    [290, 254],
    [380, 216],
  ];
  const band = outline(above, reversed(offset(sample(above), -30, 10)));
  const brass = metal && metal !== "none" ? metal : "#b9a06a";
  return group(
    { clipPath: clip },
    panel(art, band, leather, { clip, grad: 0.2 }),
    seam(sample(above), -6, threadOn(leather, 0.25), { w: 1.7 }),
    seam(sample(above), -24, threadOn(leather, 0.25), { w: 1.7 }),
    path("M232 256H276V304H232Z", { fill: "none", stroke: darken(brass, 0.5), strokeWidth: 9, strokeLinejoin: "round" }),
    path("M232 256H276V304H232Z", { fill: "none", stroke: brass, strokeWidth: 6, strokeLinejoin: "round" }),
    path("M234 280H292", { stroke: lighten(brass, 0.25), strokeWidth: 4, strokeLinecap: "round", fill: "none" }),
  );
}

/** A heel of stacked leather in the place of the sole's own. */
function stackedHeel(art: Art, { palette }: ShoeLook, clip: string): string {
  const leather = heelLeather(palette);
  const layers = [456, 465, 474, 483, 492].map((y) => `M80 ${y}H288`).join("");
  return group(
    { clipPath: clip },
    panel(art, "M80 446L288 452L282 494H80Z", leather, { clip, grad: 0.24, bevel: 0.7 }),
    path(layers, { fill: "none", stroke: darken(leather, 0.45), strokeWidth: 2, strokeOpacity: 0.75 }),
    path(layers, {
      fill: "none",
      stroke: lighten(leather, 0.3),
      strokeWidth: 1.2,
      strokeOpacity: 0.5,
      transform: "translate(0 2)",
    }),
  );
}

/** A boot: chelsea with elastic gores, or laced; leather or suede. */
export function boot(art: Art, spec: ShoeLook) {
  const palette = spec.palette;
  const lace = spec.variant === "lace";
  const suede = spec.pattern === "suede";
  const heel: Point[] = [
    [108, 452],
    [96, 414],
    [94, 366],
    [104, 310],
    [116, 256],
    [122, 200],
    [122, 140],
    [118, 100],
  ];
  const collar: Point[] = [
    [118, 100],
    [140, 92],
    [200, 94],
    [262, 88],
    [306, 78],
  ];
  const front: Point[] = [
    [306, 78],
    [316, 130],
    [328, 182],
    [352, 234],
    [396, 280],
    [454, 314],
    [520, 334],
    [586, 342],
    [640, 354],
    [680, 380],
    [702, 416],
    [708, 456],
  ];
  const upper = outline(heel, collar, front, [
    [690, 468, 0],
    [116, 468, 0],
  ]);
  const uc = art.clip(upper);
  const _F = sample(front);
  const C = sample(collar);
  const st = threadOn(palette.upper, 0.2);
  const inU = (...k: Markup[]) => group({ clipPath: uc }, ...k);
  let drawn = "";
  if (!lace)
    drawn += path("M118 122C110 80 112 50 132 44C150 40 158 64 158 104H144C144 78 142 62 136 64C130 68 132 92 136 118Z", {
      fill: art.lin([
        [0, lighten(palette.accent, 0.1)],
        [1, darken(palette.accent, 0.35)],
      ]),
      fillRule: "evenodd",
    });
  drawn += hollow(
    art,
    [
      [118, 106],
      [126, 78],
      [200, 76],
      [270, 66],
      [302, 62],
      [310, 90],
      [260, 140],
      [150, 140],
    ],
    palette.lining,
  );
  if (lace)
    drawn += tongue(
      art,
      [
        [250, 120],
        [262, 60, 0.5],
        [276, 40],
        [310, 42],
        [328, 56, 0.6],
        [344, 120],
        [358, 176],
        [386, 224],
        [430, 268],
        [474, 300],
        [440, 320],
        [360, 300],
        [290, 200],
      ],
      palette.overlay,
    );
  drawn += path(upper, {
    fill: art.lin([
      [0, lighten(palette.upper, 0.12)],
      [0.5, palette.upper],
      [1, darken(palette.upper, 0.14)],
    ]),
  });
  const thr: Point[] = [
    [300, 78],
    [312, 136],
    [330, 190],
    [364, 242],
    [410, 284],
    [458, 312],
  ];
  const cap = (leather: string) =>
    panel(
      art,
      outline(toeSeam, [
        [760, 330, 0],
        [760, 490, 0],
      ]),
      leather,
      { clip: uc },
    ) + inU(seam(sample(toeSeam), -7, st, { double: 6 }));
  if (lace) {
    drawn += cap(palette.overlay);
    // facing, collar pad
    const hc: Point[] = [
      [236, 480],
      [226, 420],
      [196, 372],
      [156, 344],
      [86, 334],
    ];
    drawn += panel(
      art,
      outline(hc, [
        [60, 400, 0],
        [60, 490, 0],
      ]),
      palette.overlay,
      { clip: uc },
    );
    drawn += inU(seam(sample(hc), -7, st, { double: 6 }));
    drawn += panel(
      art,
      outline(
        [
          [90, 80, 0],
          [330, 60, 0],
        ],
        reversed([
          [90, 168],
          [150, 178],
          [220, 176],
          [276, 160],
          [330, 140],
        ]),
      ),
      palette.accent,
      { clip: uc, grad: 0.2 },
    );
    const ey: Point[] = [
      [236, 94],
      [250, 170],
      [278, 240],
      [320, 296],
      [372, 334],
      [424, 352],
      [462, 344],
      [474, 318],
    ];
    drawn += panel(
      art,
      outline(
        [
          [236, 94],
          [300, 66],
          [318, 136],
          [336, 190],
          [370, 242],
          [416, 284],
          [474, 318],
        ],
        reversed(ey),
      ),
      palette.upper,
      { clip: uc },
    );
    drawn += inU(seam(sample(ey), 7, st, { double: 6, n: 12 }));
  } else {
    // vamp/quarter seam runs under the gore
    const vs: Point[] = [
      [326, 480],
      [318, 420],
      [300, 372],
      [270, 340],
    ];
    drawn += panel(
      art,
      outline(
        [
          [230, 60, 0],
          [760, 60, 0],
          [760, 490, 0],
        ],
        vs,
        [
          [236, 300],
          [230, 60, 0],
        ],
      ),
      palette.upper,
      { clip: uc, grad: 0.1 },
    );
    drawn += inU(seam(sample(vs), -7, st, { double: 6 }));
    const gore = spline(
      [
        [176, 86, 0],
        [186, 170],
        [206, 252],
        [228, 306],
        [252, 322],
        [274, 304],
        [284, 240],
        [284, 170],
        [278, 78, 0],
      ],
      true,
    );
    const gc = spec.gore || palette.lining;
    drawn += panel(art, gore, gc, {
      clip: uc,
      raw: art.lin(
        [
          [0, darken(gc, 0.15)],
          [0.35, lighten(gc, 0.08)],
          [0.7, gc],
          [1, darken(gc, 0.3)],
        ],
        [0, 0, 1, 0.1],
      ),
    });
    drawn += group({ clipPath: uc }, path(gore, { fill: rib(art, gc, 6) }));
    drawn += inU(
      stitches(
        spline([
          [168, 92],
          [178, 172],
          [199, 256],
          [222, 314],
          [252, 331],
          [282, 311],
          [293, 240],
          [293, 170],
          [288, 82],
        ]),
        st,
        { w: 1.9 },
      ),
    );
    drawn += inU(seam(C, -8, st, { w: 1.8 }));
    const bs = spline(
      [
        [84, 480, 0],
        [96, 380],
        [116, 260],
        [112, 90, 0],
        [140, 90, 0],
        [142, 260],
        [126, 380],
        [134, 480, 0],
      ],
      true,
    );
    drawn += panel(art, bs, palette.overlay, { clip: uc });
    drawn += inU(
      stitches(
        spline([
          [133, 96],
          [134, 262],
          [118, 380],
          [124, 470],
        ]),
        st,
        { w: 1.7 },
      ),
    );
    if (spec.capped) drawn += cap(darken(palette.upper, 0.42));
    if (spec.strapped) drawn += ankleStrap(art, spec, uc);
  }
  drawn += inU(
    badge(
      spec.brand?.mark,
      lace ? 176 : 390,
      lace ? 250 : 404,
      lace ? 40 : 46,
      darken(palette.upper, 0.3),
      lighten(palette.upper, 0.2),
      { o: 0.85, rot: 2 },
    ),
  );
  drawn += path(upper, {
    fill: noise(art, suede ? "suede" : "leather", "#140c14", suede ? 0.7 : lightness(palette.upper) > 0.8 ? 0.35 : 0.5),
  });
  const glossy = suede ? 0.5 : 1.1;
  drawn += light(art, uc, upper, palette.upper, {
    box: [30, 30, 740, 490],
    soleTop: [
      [80, 436],
      [200, 434],
      [420, 436],
      [560, 436],
      [730, 430],
    ],
    toe: {
      dark: [
        [694, 380],
        [735, 420],
        [735, 480],
        [680, 480],
        [698, 440],
      ],
      light: [
        [556, 346],
        [610, 352],
        [654, 376],
        [624, 394],
        [568, 374],
      ],
    },
    heel: [
      [126, 140],
      [142, 110],
      [156, 200],
      [146, 310],
      [130, 420],
      [106, 420],
      [110, 330],
      [124, 240],
    ],
    darks: [
      [
        [
          [470, 360],
          [540, 372],
          [520, 430],
          [450, 430],
          [430, 390],
        ],
        0.3,
      ],
      [
        leaf(
          [
            [366, 262],
            [346, 290],
            [322, 306],
          ],
          8,
        ),
        0.5,
      ],
      [
        leaf(
          [
            [404, 298],
            [380, 322],
            [348, 336],
          ],
          8,
        ),
        0.45,
      ],
      [
        leaf(
          [
            [150, 268],
            [180, 282],
            [220, 280],
          ],
          7,
        ),
        0.35,
      ],
    ],
    lights: [
      [
        [
          [300, 110],
          [318, 180],
          [350, 250],
          [336, 262],
          [300, 190],
        ],
        0.32 * glossy,
      ],
      [
        leaf(
          [
            [384, 258],
            [360, 290],
            [318, 312],
          ],
          7,
        ),
        0.45 * glossy,
      ],
      [
        leaf(
          [
            [414, 292],
            [386, 320],
            [344, 342],
          ],
          6,
        ),
        0.4 * glossy,
      ],
      [
        [
          [420, 318],
          [500, 346],
          [540, 352],
          [500, 366],
          [430, 344],
        ],
        0.35 * glossy,
      ],
    ],
  });
  if (lace)
    drawn +=
      laces(art, {
        throat: sample(thr),
        ridge: sample([
          [334, 66],
          [346, 126],
          [362, 178],
          [392, 228],
          [436, 270],
          [480, 302],
        ]),
        n: 7,
        t0: 0.05,
        t1: 0.94,
        color: palette.lace,
        eyelet: palette.upper,
        w: 11,
        round: true,
        metal: spec.metal === "none" ? undefined : (spec.metal ?? "#b9ab8d"),
        lean: 0.04,
        inset: 17,
      }) + (spec.bow ? bow(art, 338, 92, palette.lace, 8, { s: 0.95 }) : "");
  // welt, midsole, lugs
  const top: Point[] = [
    [92, 436],
    [180, 440],
    [320, 443],
    [460, 443],
    [590, 439],
    [668, 430],
    [712, 418],
  ];
  const TT = sample(top);
  const so = palette.sole;
  const body = outline(
    [
      [712, 418],
      [725, 430],
      [727, 450],
      [712, 468],
      [664, 482],
      [600, 489],
      [480, 491],
      [380, 490],
      [320, 486],
      [290, 478, 0.4],
    ],
    [
      [280, 484, 0.4],
      [277, 500, 0],
      [104, 500, 0],
    ],
    [
      [104, 500, 0.4],
      [90, 494],
      [82, 470],
      [84, 444],
      [92, 436],
    ],
    top,
  );
  let lugs = "";
  for (let i = 0; i < 8; i++) {
    const x = 344 + i * 42;
    const y = Math.min(500, 500 - Math.max(0, x - 570) * 0.17);
    lugs += `M${x} ${y - 16}h36l-5 ${16}q-1 1 -3 1h-20q-2 0 -3 -1Z`;
  }
  drawn += group({ clipPath: uc }, softLine(spline(offset(TT, 1, 10)), 0.13));
  drawn += path("M282 480H690L640 498H282Z", { fill: "#0d0a12", fillOpacity: 0.9 });
  drawn += path(lugs, {
    fill: art.lin([
      [0, palette.outsole],
      [1, darken(palette.outsole, 0.5)],
    ]),
  });
  drawn += foam(art, body, so, { y0: 424, y1: 502 });
  const c = art.clip(body);
  const inS = (...k: Markup[]) => group({ clipPath: c }, ...k);
  // welt
  const welt = outline(top, reversed(offset(TT, -13, 10)));
  drawn += panel(art, welt, spec.welt || palette.accent, { clip: c, bevel: 0.8, edge: 1 });
  drawn += inS(seam(TT, -6.5, threadOn(spec.welt || palette.accent, 0.3), { w: 2.2, dash: "8 4" }));
  drawn += inS(
    path(
      outline(
        [
          [60, 472],
          [284, 472],
          [460, 473],
          [600, 470],
          [680, 460],
          [740, 440],
        ],
        [
          [740, 520, 0],
          [60, 520, 0],
        ],
      ),
      {
        fill: art.lin(
          [
            [0, lighten(palette.outsole, 0.1)],
            [1, darken(palette.outsole, 0.35)],
          ],
          [0, 450, 0, 502],
          false,
        ),
      },
    ),
  );
  let z = "";
  for (let i = 0; i < 7; i++) z += `M${106 + i * 26} 502v-13h11v13Z`;
  drawn += inS(
    path(z, { fill: "#050308", fillOpacity: 0.5 }),
    path("M60 474H284C460 474 600 474 680 460", { fill: "none", stroke: "#000", strokeOpacity: 0.35, strokeWidth: 1.6 }),
  );
  if (spec.stacked) drawn += stackedHeel(art, spec, c);
  drawn += path(body, { fill: noise(art, "foam", "#0a0810", 0.4) });
  drawn += airbrush(art, c, [60, 410, 690, 100], {
    flat: true,
    dark: lightness(so) > 0.5 ? mix(darken(so, 0.55), "#3a3050", 0.4) : "#050308",
    light: lightness(so) > 0.5 ? "#fff" : lighten(so, 0.6),
    blur: 6,
    darks: [
      [body, 0.5, null, { strokeWidth: 10, transform: "translate(1 3)" }],
      ["M700 400L760 400V500H708Z", 0.3],
    ],
    lights: [["M96 460C260 464 520 466 690 446L690 451C520 472 260 470 96 466Z", 0.4]],
  });
  return drawn;
}
