import { darken, lighten, lightness, mix, threadOn } from "../core/colour.ts";
import { badge } from "../core/marks.ts";
import type { Point } from "../core/path.ts";
import { offset, outline, sample, spline } from "../core/path.ts";
import { airbrush, holes, panel, stitches } from "../core/shade.ts";
import type { Art, Markup } from "../core/svg.ts";
import { group, path } from "../core/svg.ts";
import { airmesh, noise } from "../core/texture.ts";
import type { ShoeLook } from "../look.ts";
import { foam, hollow, INK, light, reversed, seam, softLine, tongue } from "./kit.ts";

/** A child's first sneaker with two wide straps, plain or spotted. */
export function kids(art: Art, spec: ShoeLook) {
  const palette = spec.palette;
  const heel: Point[] = [
    [120, 440],
    [104, 396],
    [102, 350],
    [110, 298],
    [120, 252],
    [124, 218],
  ];
  const collar: Point[] = [
    [124, 218],
    [136, 204],
    [156, 208],
    [190, 238],
    [234, 256],
    [276, 246],
    [308, 216],
    [332, 178],
  ];
  const throat: Point[] = [
    [332, 178],
    [378, 210],
    [428, 244],
    [478, 272],
    [520, 292],
  ];
  const vamp: Point[] = [
    [520, 292],
    [562, 300],
    [606, 304],
    [650, 320],
    [682, 354],
    [694, 400],
    [694, 440],
  ];
  const upper = outline(heel, collar, throat, vamp, [
    [676, 470, 0],
    [130, 470, 0],
  ]);
  const uc = art.clip(upper);
  const C = sample(collar);
  const st2 = threadOn(palette.overlay, 0.18);
  const inU = (...k: Markup[]) => group({ clipPath: uc }, ...k);
  let drawn = "";
  drawn += path(
    "M118 250C94 240 84 206 96 190C106 178 122 188 128 206L130 224L118 228C116 212 110 202 106 208C102 216 110 234 122 242Z",
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
      [122, 222],
      [146, 196],
      [186, 216],
      [234, 230],
      [276, 218],
      [318, 172],
      [350, 200],
      [290, 290],
      [180, 280],
    ],
    palette.lining,
  );
  drawn += tongue(
    art,
    [
      [302, 240],
      [318, 180],
      [332, 136, 0.5],
      [346, 122],
      [376, 126],
      [390, 140, 0.6],
      [412, 172],
      [452, 212],
      [496, 252],
      [536, 292],
      [500, 320],
      [400, 290],
    ],
    palette.overlay,
    { tex: airmesh(art, palette.overlay, 1.2) },
  );
  drawn += path(upper, {
    fill: art.lin([
      [0, lighten(palette.upper, 0.16)],
      [0.5, palette.upper],
      [1, darken(palette.upper, 0.1)],
    ]),
  });
  if (spec.pattern === "spots") {
    let z = "";
    for (let r = 0; r < 8; r++)
      for (let q = 0; q < 18; q++)
        z += `M${120 + q * 36 + (r % 2) * 18 + ((q * 7 + r * 5) % 5) * 2} ${214 + r * 33 + ((q * 3 + r * 11) % 7) * 2}h.01`;
    drawn += inU(
      path(z, { stroke: palette.accent, strokeWidth: 10.5, strokeLinecap: "round", strokeOpacity: 0.8, fill: "none" }),
    );
  }
  // vamp side panel + toe cap
  const sd: Point[] = [
    [400, 470],
    [430, 400],
    [470, 350],
    [510, 326],
    [556, 318],
    [600, 300],
  ];
  drawn += panel(
    art,
    outline(sd, [
      [760, 300, 0],
      [760, 490, 0],
      [400, 490, 0],
    ]),
    lighten(palette.upper, 0.12),
    { clip: uc, ao: 0.7 },
  );
  for (let i = 0; i < 3; i++)
    drawn += inU(
      holes(
        spline([
          [500 + i * 16, 352 + i * 15],
          [536 + i * 15, 342 + i * 13],
          [572 + i * 12, 340 + i * 11],
        ]),
        palette.upper,
        { w: 6, gap: 15 },
      ),
    );
  // heel counter
  const hcE: Point[] = [
    [246, 470],
    [238, 400],
    [212, 348],
    [176, 316],
    [130, 300],
    [84, 298],
  ];
  drawn += panel(
    art,
    outline(hcE, [
      [70, 400, 0],
      [70, 480, 0],
      [246, 480, 0],
    ]),
    palette.overlay,
    { clip: uc },
  );
  drawn += inU(seam(sample(hcE), -8, st2, { w: 2, double: 6 }));
  drawn += panel(art, outline(collar, reversed(offset(C, -34, 10))), palette.lining, { clip: uc, grad: 0.22 });
  drawn += inU(badge(spec.brand?.mark, 330, 386, 92, palette.accent, darken(palette.accent, 0.35), { rot: 2, skew: -6 }));
  drawn += path(upper, { fill: noise(art, "leather", "#1a1220", lightness(palette.upper) > 0.8 ? 0.34 : 0.45) });
  drawn += light(art, uc, upper, palette.upper, {
    soleTop: [
      [90, 420],
      [200, 420],
      [420, 424],
      [560, 424],
      [700, 420],
    ],
    toe: {
      dark: [
        [680, 350],
        [720, 400],
        [720, 480],
        [666, 480],
        [684, 420],
      ],
      light: [
        [566, 308],
        [620, 318],
        [656, 348],
        [626, 366],
        [580, 340],
      ],
    },
    heel: [
      [120, 280],
      [138, 240],
      [154, 280],
      [146, 380],
      [126, 410],
      [114, 350],
    ],
    darks: [
      [
        [
          [450, 380],
          [500, 390],
          [480, 430],
          [420, 430],
          [400, 400],
        ],
        0.26,
      ],
      [
        [
          [200, 262],
          [280, 262],
          [306, 292],
          [260, 310],
          [206, 300],
        ],
        0.24,
      ],
    ],
    lights: [
      [
        [
          [300, 310],
          [380, 330],
          [430, 360],
          [390, 376],
          [310, 346],
        ],
        0.2,
      ],
    ],
  });
  // straps: wide tapes closing across the throat
  const strap = (ax: number, ay: number, bx: number, by: number, w: number) => {
    const dx = bx - ax;
    const dy = by - ay;
    const L = Math.hypot(dx, dy);
    const nx = -dy / L;
    const ny = dx / L;
    const P = (f: number, k: number, tension?: number): Point => [ax + dx * f + nx * w * k, ay + dy * f + ny * w * k, tension];
    const d = spline(
      [
        P(0, -0.5, 0.7),
        P(-0.05, -0.28),
        P(-0.065, 0),
        P(-0.05, 0.28),
        P(0, 0.5, 0.7),
        P(0.5, 0.53),
        P(0.93, 0.52),
        P(1.02, 0.36, 0.6),
        P(1.035, 0),
        P(1.02, -0.36, 0.6),
        P(0.93, -0.52),
        P(0.5, -0.53),
      ],
      true,
    );
    let z = group(
      { fill: "none", stroke: INK, strokeOpacity: 0.09, transform: "translate(1.5 4)" },
      [3, 7, 12, 17].map((k) => path(d, { strokeWidth: k })),
    );
    z += panel(art, d, palette.accent, { ao: 0, bevel: 0.9, grad: 0.14 });
    z += path(d, {
      fill: art.lin(
        [
          [0, "#000", 0.08],
          [0.4, "#fff", 0.2],
          [0.8, "#fff", 0.04],
          [1, "#000", 0.32],
        ],
        [ax, ay, bx + (dx / L) * 4, by + (dy / L) * 4],
        false,
      ),
    });
    const q = (f: number, k: number) =>
      P(f, k)
        .slice(0, 2)
        .map((v) => v!.toFixed(1))
        .join(" ");
    z += stitches(
      `M${q(0.9, -0.34)}L${q(0.02, -0.33)}L${q(-0.02, 0)}L${q(0.02, 0.33)}L${q(0.9, 0.34)}`,
      threadOn(palette.accent, 0.2),
      { w: 1.9 },
    );
    z += stitches(`M${q(0.26, -0.32)}L${q(0.26, 0.32)}`, threadOn(palette.accent, 0.2), { w: 1.9 });
    return z;
  };
  drawn += strap(352, 306, 412, 188, 58) + strap(436, 352, 492, 252, 56);
  // soft sole
  const top: Point[] = [
    [104, 420],
    [200, 426],
    [330, 431],
    [470, 431],
    [580, 426],
    [660, 410],
    [700, 384],
  ];
  const bot: Point[] = [
    [700, 384],
    [714, 402],
    [718, 440],
    [706, 474],
    [664, 494],
    [600, 500],
    [520, 500],
    [430, 500],
    [360, 500],
    [270, 500],
    [180, 500],
    [120, 494],
    [98, 474],
    [92, 444],
    [104, 420],
  ];
  const d = outline(bot, top);
  const c = art.clip(d);
  const TT = sample(top);
  const so = palette.sole;
  const inS = (...k: Markup[]) => group({ clipPath: c }, ...k);
  drawn += group({ clipPath: uc }, softLine(spline(offset(TT, 1, 10)), 0.12));
  drawn += foam(art, d, so, { y0: 384, y1: 504 });
  // toe bumper
  const _tb: Point[] = [
    [548, 520],
    [560, 470],
    [590, 430],
    [630, 404],
    [664, 384],
    [700, 360],
  ];
  drawn += group(
    {},
    panel(
      art,
      outline(
        [
          [700, 384],
          [714, 402],
          [718, 440],
          [706, 474],
          [664, 494],
          [600, 500],
        ],
        [
          [552, 500, 0],
          [560, 470],
          [584, 436],
          [624, 408],
          [664, 390],
        ],
      ),
      palette.accent,
      { clip: c, bevel: 0.9 },
    ),
  );
  let z = "";
  for (let i = 0; i < 7; i++) z += `M${594 + i * 15} ${430 - i * 5}l8 44`;
  drawn += inS(
    path(z, { stroke: darken(palette.accent, 0.3), strokeWidth: 3.4, strokeLinecap: "round", strokeOpacity: 0.5 }),
    path(z, { stroke: "#fff", strokeWidth: 1.4, strokeOpacity: 0.3, transform: "translate(2.6 0)", strokeLinecap: "round" }),
  );
  const wv: Point[] = [[60, 472]];
  for (let i = 0; i < 9; i++) wv.push([96 + i * 72, i % 2 ? 476 : 466]);
  drawn += inS(
    path(
      outline(wv, [
        [760, 520, 0],
        [60, 520, 0],
      ]),
      {
        fill: art.lin(
          [
            [0, lighten(palette.outsole, 0.1)],
            [1, darken(palette.outsole, 0.3)],
          ],
          [0, 462, 0, 502],
          false,
        ),
      },
    ),
    path(spline(wv), { fill: "none", stroke: "#000", strokeOpacity: 0.25, strokeWidth: 1.6 }),
  );
  drawn += inS(
    path(spline(offset(TT, -12, 10, 0, 0.8)), { fill: "none", stroke: darken(so, 0.24), strokeWidth: 3, strokeOpacity: 0.5 }),
    stitches(spline(offset(TT, -12, 10, 0, 0.8)), lighten(so, 0.6), { w: 2.2, dash: "10 5" }),
  );
  drawn += path(d, { fill: noise(art, "foam", "#2a2030", 0.3) });
  drawn += airbrush(art, c, [70, 370, 670, 150], {
    flat: true,
    dark: mix(darken(so, 0.55), "#3a3050", 0.4),
    blur: 8,
    darks: [
      [d, 0.5, null, { strokeWidth: 13, transform: "translate(1 3)" }],
      ["M690 380L740 400V500H706Z", 0.4],
    ],
    lights: [
      ["M110 438C300 448 480 448 560 442L560 452C480 460 300 460 110 450Z", 0.5],
      [
        spline(
          [
            [640, 420],
            [680, 406],
            [690, 430],
            [660, 450],
          ],
          true,
        ),
        0.4,
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
