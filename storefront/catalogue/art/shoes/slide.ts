import { darken, lighten, lightness, mix, threadOn } from "../core/colour.ts";
import { badge } from "../core/marks.ts";
import type { Point } from "../core/path.ts";
import { offset, outline, pointAt, ribbon, roundedRect, sample, spline } from "../core/path.ts";
import { airbrush, panel } from "../core/shade.ts";
import type { Art, Markup } from "../core/svg.ts";
import { group, path } from "../core/svg.ts";
import { noise, speckle, weave } from "../core/texture.ts";
import type { Palette, ShoeLook } from "../look.ts";
import { foam, reversed, seam, softLine } from "./kit.ts";

/** a strap arching over the foot: near face with hollow behind. rear/front: bottom->top lines; crown joins the tops */
function arch(art: Art, p: Palette, rear: Point[], crown: Point[], front: Point[], fill: string) {
  const d = outline(rear, crown, front);
  // inside of the far half, seen through the rear opening: a crescent that closes at the crown
  const n = rear.length - 1;
  const farE = rear.map(([x, y], i): Point => [x - 40 + 34 * (i / n) ** 3, y - 10 * (i / n)]);
  const top = crown[1]!;
  const far = outline(farE, [farE[n]!, [top[0] - 8, top[1] + 3], top], reversed(rear));
  const c = art.clip(d);
  let drawn =
    path(far, {
      fill: art.lin([
        [0, lighten(p.lining, 0.05)],
        [0.5, darken(p.lining, 0.35)],
        [1, darken(p.lining, 0.6)],
      ]),
    }) + path(far, { fill: "none", stroke: lighten(fill, 0.3), strokeWidth: 1.6, strokeOpacity: 0.6 });
  drawn += path(d, {
    fill: art.lin([
      [0, lighten(fill, 0.2)],
      [0.45, fill],
      [1, darken(fill, 0.12)],
    ]),
  });
  return { o: drawn, d, c };
}

const round = { strokeLinecap: "round", fill: "none" } as const;

/** A buckle upright at a place on a strap of some colour, and the holes for its pin. */
function buckle(art: Art, fill: string, x: number, y: number): Markup {
  const metal = "#cfc6b4";
  const frame = roundedRect(x - 20, y - 24, 40, 48, 8);
  const shine = art.lin(
    [
      [0, lighten(metal, 0.7)],
      [0.5, metal],
      [1, darken(metal, 0.5)],
    ],
    [0, 0, 1, 1],
  );
  return group(
    {},
    path(frame, { fill: "none", stroke: "#140e20", strokeOpacity: 0.4, strokeWidth: 6, transform: "translate(2 4)" }),
    path(frame, { fill: "none", stroke: shine, strokeWidth: 7 }),
    path(`M${x} ${y - 22}V${y + 28}`, { stroke: darken(metal, 0.2), strokeWidth: 4, strokeLinecap: "round" }),
    path(`M${x} ${y + 44}v46`, { ...round, stroke: darken(fill, 0.6), strokeWidth: 5, strokeDasharray: ".01 15" }),
  );
}

/** Domed brass studs down a strap. */
function studs(_art: Art, _fill: string, x: number, y: number): Markup {
  const brass = "#c79a3f";
  const dots = `M${x} ${y - 34}v104`;
  const apart = ".01 34";
  return group(
    {},
    path(dots, {
      ...round,
      stroke: "#140e20",
      strokeOpacity: 0.4,
      strokeWidth: 24,
      strokeDasharray: apart,
      transform: "translate(2 4)",
    }),
    path(dots, { ...round, stroke: darken(brass, 0.3), strokeWidth: 23, strokeDasharray: apart }),
    path(dots, { ...round, stroke: brass, strokeWidth: 18, strokeDasharray: apart }),
    path(dots, { ...round, stroke: lighten(brass, 0.6), strokeWidth: 7, strokeDasharray: apart, transform: "translate(-3 -4)" }),
  );
}

/** Rows of holes punched through a strap. */
function holes(_art: Art, fill: string, x: number, y: number): Markup {
  const rows = [-26, 0, 26].map((aside) => `M${x + aside} ${y - 40 + Math.abs(aside) / 2}v124`).join("");
  return group(
    {},
    path(rows, {
      ...round,
      stroke: lighten(fill, 0.4),
      strokeWidth: 10,
      strokeDasharray: ".01 26",
      transform: "translate(1 1.6)",
    }),
    path(rows, { ...round, stroke: darken(fill, 0.7), strokeWidth: 9, strokeDasharray: ".01 26" }),
  );
}

/** A slide: one moulded strap, two leather ones on cork, or webbing with a backstrap (sport). */
export function slide(art: Art, spec: ShoeLook) {
  const palette = spec.palette;
  const v = spec.variant || "slide";
  const cork = v === "two-strap";
  const sport = v === "sport";
  let drawn = "";
  const so = cork ? (spec.footbed ?? "#c79b6a") : palette.sole;
  // footbed geometry
  const top: [Point, Point, Point, Point, Point, Point, Point, Point, Point] =
    sport || cork
      ? [
          [92, 418],
          [140, 422],
          [220, 431],
          [320, 434],
          [430, 434],
          [540, 434],
          [640, 425],
          [690, 413],
          [716, 402],
        ]
      : [
          [92, 402],
          [140, 408],
          [220, 422],
          [320, 428],
          [430, 428],
          [540, 430],
          [640, 420],
          [690, 406],
          [716, 394],
        ];
  const e = top[8]!;
  const bot: Point[] = [
    e,
    [730, e[1] + 16],
    [732, 440],
    [715, 470],
    [664, 489],
    [590, 498],
    [500, 500],
    [420, 499],
    [350, 495],
    [280, 499],
    [190, 500],
    [120, 498],
    [90, 484],
    [77, 450],
    [78, top[0][1] + 16],
    top[0],
  ];
  const d = outline(bot, top);
  const c = art.clip(d);
  const TT = sample(top);
  const inS = (...k: Markup[]) => group({ clipPath: c }, ...k);
  // far rim of the footbed (inside surface visible)
  const bed = outline(
    [
      [96, top[0][1]],
      [110, top[0][1] - 12],
      [160, top[0][1] - 10],
      [240, top[2][1] - 14],
      [340, top[3][1] - 14],
      [460, top[4][1] - 14],
      [560, top[5][1] - 14],
      [640, top[6][1] - 12],
      [690, top[7][1] - 10],
      [714, e[1] - 4],
    ],
    reversed(top),
  );
  const bedC = spec.footbed || (cork ? "#a97b52" : darken(palette.sole, 0.14));
  const behind =
    path(bed, {
      fill: art.lin([
        [0, darken(bedC, 0.08)],
        [1, darken(bedC, 0.34)],
      ]),
    }) +
    path(
      spline([
        [96, top[0][1]],
        [110, top[0][1] - 12],
        [160, top[0][1] - 10],
        [240, top[2][1] - 14],
        [340, top[3][1] - 14],
      ]),
      { fill: "none", stroke: lighten(bedC, 0.4), strokeWidth: 2, strokeOpacity: 0.6 },
    );
  const straps: [rear: Point[], crown: Point[], front: Point[]][] = [];
  if (v === "slide")
    straps.push([
      [
        [344, 470],
        [348, 430],
        [362, 380],
        [386, 328],
        [416, 288],
      ],
      [
        [416, 288],
        [446, 272],
        [500, 284],
        [560, 312],
        [604, 340],
      ],
      [
        [604, 340],
        [630, 366],
        [642, 410],
        [646, 470],
      ],
    ]);
  else if (cork)
    straps.push(
      [
        [
          [266, 470],
          [272, 424],
          [292, 362],
          [318, 306],
          [344, 268],
        ],
        [
          [344, 268],
          [376, 262],
          [424, 280],
          [456, 298],
        ],
        [
          [456, 298],
          [428, 350],
          [412, 404],
          [408, 470],
        ],
      ],
      [
        [
          [446, 470],
          [450, 424],
          [464, 376],
          [486, 338],
          [508, 316],
        ],
        [
          [508, 316],
          [544, 316],
          [592, 338],
          [622, 358],
        ],
        [
          [622, 358],
          [604, 390],
          [596, 424],
          [594, 470],
        ],
      ],
    );
  else
    straps.push([
      [
        [456, 470],
        [460, 424],
        [478, 372],
        [506, 330],
        [530, 312],
      ],
      [
        [530, 312],
        [566, 316],
        [608, 340],
        [634, 360],
      ],
      [
        [634, 360],
        [616, 390],
        [608, 424],
        [606, 470],
      ],
    ]);
  drawn += behind;
  if (sport) {
    // instep + backstrap webbing first
    const web = (pts: Point[], w: number, f: string) => {
      const r1 = ribbon(pts, w, w, 12);
      return panel(art, r1, f, { bevel: 0.8, grad: 0.12 }) + path(r1, { fill: weave(art, f) });
    };
    // far side of the loops, then near webbing
    const dim = (pts: Point[], w: number) =>
      path(ribbon(pts, w, w, 12), {
        fill: art.lin(
          [
            [0, darken(palette.lining, 0.15)],
            [1, darken(palette.lining, 0.5)],
          ],
          [0, 0, 1, 0.2],
        ),
      });
    drawn +=
      dim(
        [
          [104, 314],
          [124, 296],
          [170, 288],
          [230, 278],
          [304, 262],
        ],
        28,
      ) +
      dim(
        [
          [318, 288],
          [350, 244],
          [390, 218],
          [424, 224],
        ],
        38,
      );
    drawn += web(
      [
        [214, 450],
        [226, 400],
        [258, 344],
        [300, 300],
      ],
      38,
      palette.upper,
    );
    drawn += web(
      [
        [398, 456],
        [384, 400],
        [352, 340],
        [316, 300],
      ],
      40,
      palette.upper,
    );
    const lap = (pts: Point[], f: string) => {
      const d = spline(pts, true);
      return (
        panel(art, d, f, { bevel: 0.8, grad: 0.16 }) +
        path(d, { fill: weave(art, f) }) +
        path(d, {
          fill: art.lin(
            [
              [0, "#000", 0.34],
              [0.16, "#000", 0],
              [0.84, "#000", 0],
              [1, "#000", 0.34],
            ],
            [0, 0, 1, 0],
          ),
        })
      );
    };
    drawn += lap(
      [
        [306, 286, 0.5],
        [344, 270],
        [384, 244],
        [412, 214],
        [428, 208, 0.8],
        [444, 222, 0.8],
        [442, 240],
        [414, 276],
        [372, 306],
        [330, 326, 0.5],
      ],
      palette.overlay,
    );
    drawn += lap(
      [
        [320, 279, 0.5],
        [216, 291],
        [150, 305],
        [114, 298],
        [100, 304, 0.8],
        [96, 322],
        [102, 340, 0.8],
        [118, 346],
        [160, 343],
        [220, 329],
        [316, 316, 0.5],
      ],
      palette.accent,
    );
    drawn +=
      panel(art, roundedRect(276, 270, 76, 56, 14), palette.overlay, { bevel: 0.9, grad: 0.14 }) +
      badge(spec.brand?.mark, 314, 298, 36, palette.accent, darken(palette.accent, 0.4));
  }
  straps.forEach(([rear, crown, front], i) => {
    const f = i && cork ? palette.overlay : palette.upper;
    const a = arch(art, palette, rear, crown, front, f);
    drawn += a.o;
    const R = sample(rear);
    const F = sample(front);
    const Cn = sample(crown);
    const inA = (...k: Markup[]) => group({ clipPath: a.c }, ...k);
    if (v === "slide") {
      // moulded channel + padded centre panel
      const inn = outline(offset(R, -20, 6, 0.12, 0.96), offset(Cn, -18, 6, 0.06, 0.94), offset(F, -20, 6, 0.04, 0.88));
      drawn += inA(
        path(inn, { fill: "none", stroke: darken(f, 0.4), strokeWidth: 4.5, strokeOpacity: 0.5 }),
        path(inn, {
          fill: "none",
          stroke: "#fff",
          strokeWidth: 2,
          strokeOpacity: lightness(f) > 0.6 ? 0.7 : 0.22,
          transform: "translate(0 3)",
        }),
      );
      drawn += badge(spec.brand?.mark, 500, 372, 104, palette.accent, darken(palette.accent, 0.4), {
        rot: 14,
        skew: -6,
        sx: 0.96,
      });
    } else {
      drawn += inA(
        seam(R, -8, threadOn(f, 0.2), { w: 1.9 }),
        seam(F, -8, threadOn(f, 0.2), { w: 1.9 }),
        seam(Cn, -8, threadOn(f, 0.2), { w: 1.9 }),
      );
      if (cork) {
        const [x, y, turn] = i ? ([500, 384, 24] as const) : ([340, 358, 20] as const);
        const draw = { buckle, studs, holes }[spec.fastening ?? "buckle"];
        drawn += group({ transform: `rotate(${turn} ${x} ${y})` }, draw(art, f, x, y));
      } else drawn += badge(spec.brand?.mark, 545, 410, 46, palette.accent, darken(palette.accent, 0.4), { rot: 16 });
    }
    drawn += path(a.d, { fill: noise(art, v === "slide" ? "foam" : "leather", "#1a1220", v === "slide" ? 0.35 : 0.45) });
    const L = lightness(f);
    drawn += airbrush(art, a.c, [240, 230, 460, 290], {
      dark: L > 0.55 ? mix(darken(f, 0.5), "#40375a", 0.3) : "#0a0812",
      light: L > 0.5 ? "#fffdf6" : lighten(f, 0.7),
      blur: 13,
      darks: [
        [a.d, 0.5, null, { strokeWidth: 18, transform: "translate(3 4)" }],
        ["M240 430C400 424 560 424 700 426V520H240Z", 0.7],
        [
          spline([...front.map(([x, y]): Point => [x - 6, y]), ...reversed(front).map(([x, y]): Point => [x + 50, y])], true),
          0.45,
        ],
      ],
      lights: [
        [spline(offset(Cn, -24, 5, 0.1, 0.8).concat(reversed(offset(Cn, -46, 5, 0.1, 0.8))), true), L > 0.35 ? 0.7 : 0.35],
        [spline(offset(R, -14, 5, 0.3, 0.95).concat(reversed(offset(R, -30, 5, 0.3, 0.95))), true), L > 0.35 ? 0.4 : 0.2],
      ],
    });
    drawn +=
      path(spline(rear), { fill: "none", stroke: "#fff", strokeWidth: 1.6, strokeOpacity: L > 0.6 ? 0.7 : 0.3 }) +
      path(spline(crown), { fill: "none", stroke: "#fff", strokeWidth: 1.5, strokeOpacity: L > 0.6 ? 0.8 : 0.3 });
  });
  // sole body in front of the strap roots
  drawn += softLine(spline(offset(TT, 1, 10, 0.36, 0.9)), 0.09);
  drawn += foam(art, d, so, { y0: 408, y1: 502, tex: cork && !spec.footbed ? speckle(art, so, 0.7, "#7d5431") : null });
  const ln = (k: number, t0 = 0, t1 = 1) => spline(offset(TT, -k, 10, t0, t1));
  if (cork) {
    drawn += inS(
      path(
        outline(
          [
            [60, 482],
            [300, 484],
            [500, 486],
            [640, 480],
            [740, 452],
          ],
          [
            [740, 520, 0],
            [60, 520, 0],
          ],
        ),
        {
          fill: art.lin([
            [0, palette.outsole],
            [1, darken(palette.outsole, 0.4)],
          ]),
        },
      ),
      path(outline(top, reversed(offset(TT, -9, 10))), {
        fill: art.lin([
          [0, lighten(palette.overlay, 0.2)],
          [1, darken(palette.overlay, 0.2)],
        ]),
      }),
      seam(TT, -5, threadOn(palette.overlay, 0.25), { w: 1.6 }),
    );
  } else {
    drawn += inS(
      path(
        outline(offset(TT, -30, 10), [
          [760, 520, 0],
          [60, 520, 0],
        ]),
        {
          fill: art.lin(
            [
              [0, lighten(palette.outsole, 0.18)],
              [0.4, palette.outsole],
              [1, darken(palette.outsole, 0.34)],
            ],
            [0, 430, 0, 502],
            false,
          ),
        },
      ),
      path(ln(30), { fill: "none", stroke: "#000", strokeOpacity: 0.3, strokeWidth: 2 }),
      path(ln(33), { fill: "none", stroke: "#fff", strokeOpacity: 0.35, strokeWidth: 1.6 }),
    );
    drawn += inS(
      path(ln(13, 0.04, 0.97), { fill: "none", stroke: darken(so, 0.25), strokeWidth: 3, strokeOpacity: 0.5 }),
      path(ln(15, 0.04, 0.97), { fill: "none", stroke: "#fff", strokeWidth: 1.6, strokeOpacity: 0.6 }),
    );
    let z = "";
    for (let i = 0; i < 30; i++) {
      const q = pointAt(TT, 0.03 + i * 0.0325);
      z += `M${q.x.toFixed(0)} ${(q.y + 46).toFixed(0)}l-5 30`;
    }
    drawn += inS(path(z, { stroke: darken(palette.outsole, 0.4), strokeWidth: 3, strokeOpacity: 0.4, strokeLinecap: "round" }));
  }
  drawn += path(d, { fill: noise(art, "foam", "#2a2030", 0.36) });
  drawn += airbrush(art, c, [50, 390, 710, 130], {
    flat: true,
    dark: mix(darken(so, 0.55), "#3a3050", 0.4),
    blur: 7,
    darks: [
      [d, 0.5, null, { strokeWidth: 13, transform: "translate(1 3)" }],
      ["M706 396L760 400V500H712Z", 0.35],
    ],
    lights: [["M96 426C260 446 520 452 690 424L690 432C520 462 260 456 96 436Z", lightness(so) > 0.6 ? 0.5 : 0.2]],
  });
  return (
    drawn + path(ln(1.6), { fill: "none", stroke: "#fff", strokeWidth: 1.6, strokeOpacity: lightness(so) > 0.6 ? 0.8 : 0.3 })
  );
}
