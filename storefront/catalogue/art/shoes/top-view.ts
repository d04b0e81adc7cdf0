import { darken, lighten, lightness, mix, threadOn } from "../core/colour.ts";
import { badge, mark } from "../core/marks.ts";
import type { Point } from "../core/path.ts";
import { ellipse, outline, pointAt, ribbon, roundedRect, sample, spline } from "../core/path.ts";
import { airbrush, holes, panel, stitches } from "../core/shade.ts";
import type { Art, Box, Markup } from "../core/svg.ts";
import { element, group, path, reuse, round1 } from "../core/svg.ts";
import { airmesh, knit, mesh, noise, weave } from "../core/texture.ts";
import type { ShoeLook } from "../look.ts";
import { INK, seam, softLine } from "./kit.ts";

// TOP
// Right shoe, toe up. x: -150..150 (medial left), y: 0 toe .. 800 heel.
const LAT: Point[] = [
  [-24, 0],
  [24, 7],
  [74, 40],
  [114, 104],
  [137, 184],
  [142, 262],
  [133, 346],
  [116, 436],
  [104, 520],
  [102, 600],
  [104, 670],
  [94, 736],
  [58, 786],
  [0, 800],
];

const MED: Point[] = [
  [-58, 786],
  [-92, 736],
  [-100, 670],
  [-92, 580],
  [-86, 500],
  [-94, 410],
  [-116, 320],
  [-130, 236],
  [-127, 150],
  [-108, 74],
  [-70, 18],
];

const TBOX: Box = [-170, -20, 340, 850];

/** scale an outline about its spine to inset/outset it */
const grow = (pts: Point[], dx: number, dy = dx) => {
  const pl = sample(pts, true, 6);
  const n = 26;
  const L: Point[] = [];
  const closed = pl.concat([pl[0]!]);
  for (let i = 0; i < n; i++) {
    const q = pointAt(closed, i / n);
    L.push([q.x + q.ty * dx, q.y - q.tx * dy]);
  }
  return L;
};

/** One right shoe from above, toe up: x -150 to 150, y 0 at the toe to 800 at the heel. */
export function topShoe(art: Art, spec: ShoeLook) {
  const palette = spec.palette;
  const k = spec.kind;
  const OUT = [...LAT, ...MED];
  const chunk = k === "chunky" ? 9 : k === "slim" ? 3 : k === "kids" ? 6 : k === "boot" ? 7 : 2;
  const soleD = spline(grow(OUT, chunk), true);
  const upD = spline(grow(OUT, -9), true);
  const uc = art.clip(upD);
  const sc = art.clip(soleD);
  const inU = (...x: Markup[]) => group({ clipPath: uc }, ...x);
  const L = lightness(palette.upper);
  if (k === "slide") return topSlide(art, spec, OUT);
  let drawn = "";
  // midsole rim
  drawn += path(soleD, {
    fill: art.lin(
      [
        [0, lighten(palette.sole, 0.4)],
        [0.5, palette.sole],
        [1, darken(palette.sole, 0.3)],
      ],
      [0, 0.2, 1, 0.8],
    ),
  });
  drawn += group(
    { clipPath: sc },
    path(soleD, { fill: "none", stroke: darken(palette.sole, 0.4), strokeWidth: 5, strokeOpacity: 0.5 }),
  );
  drawn += softLine(upD, 0.11, [4, 8, 13]);
  drawn += path(upD, {
    fill: art.lin([
      [0, lighten(palette.upper, 0.12)],
      [0.5, palette.upper],
      [1, darken(palette.upper, 0.12)],
    ]),
  });
  const tex = k === "chunky" ? mesh(art, palette.upper, 1.2) : k === "slim" ? knit(art, palette.upper, 1) : null;
  if (tex) drawn += path(upD, { fill: tex });
  const st = threadOn(palette.overlay, 0.16);
  const collarT = k === "boot" && spec.variant !== "lace" ? 330 : k === "hightop" || k === "boot" ? 400 : 452;
  // front of the opening
  // toe overlay / cap
  const tE: Point[] =
    k === "kids"
      ? [
          [-150, 216],
          [-100, 136],
          [-50, 108],
          [26, 108],
          [92, 140],
          [160, 222],
        ]
      : [
          [-160, 350],
          [-114, 226],
          [-84, 146],
          [-52, 108],
          [-8, 94],
          [40, 104],
          [80, 142],
          [118, 226],
          [164, 356],
        ];
  if (k !== "slim" && (k !== "boot" || spec.variant === "lace" || spec.capped)) {
    drawn += panel(
      art,
      outline(tE, [
        [170, -30, 0],
        [-170, -30, 0],
      ]),
      k === "kids" ? lighten(palette.upper, 0.14) : palette.overlay,
      { clip: uc },
    );
    drawn += inU(seam(sample(tE), 7, st, { w: 1.9, double: 5, n: 14 }));
  }
  if (k === "chunky" || k === "kids")
    drawn += panel(
      art,
      outline(
        [
          [-160, 130],
          [-104, 72],
          [-60, 40],
          [-18, 32],
          [26, 40],
          [84, 82],
          [160, 150],
        ],
        [
          [170, -30, 0],
          [-170, -30, 0],
        ],
      ),
      palette.accent,
      { clip: uc },
    );
  if (k === "court" || k === "hightop" || k === "slim")
    for (let i = 0; i < 6; i++) {
      const w = 46 - Math.abs(i - 2.5) * 5;
      const y = 122 + i * 18;
      drawn += inU(
        holes(
          spline([
            [-w - 4, y + 10],
            [-2, y],
            [w, y + 12],
          ]),
          palette.upper,
          { w: 4.8, gap: 14 },
        ),
      );
    }
  // heel counter
  const hE: Point[] = [
    [-150, 610],
    [-92, 640],
    [-74, 700],
    [-52, 770],
    [0, 790],
    [54, 770],
    [78, 700],
    [96, 640],
    [150, 606],
  ];
  drawn += panel(
    art,
    outline(hE, [
      [170, 840, 0],
      [-170, 840, 0],
    ]),
    k === "chunky" ? palette.accent : palette.overlay,
    { clip: uc },
  );
  // side marks peeking over the edge
  if (k !== "boot" && k !== "kids")
    drawn += inU(
      badge(spec.brand?.mark, 118, 404, 70, palette.accent, darken(palette.accent, 0.4), { rot: 84, sx: 0.8 }),
      badge(spec.brand?.mark, -104, 404, 70, palette.accent, darken(palette.accent, 0.4), { rot: -84, sx: 0.8 }),
    );
  const laced = !(k === "kids" || (k === "boot" && spec.variant !== "lace"));
  // collar ring (padded)
  const open: Point[] = [
    [0, collarT + 8],
    [40, collarT + 18],
    [60, collarT + 70],
    [64, 570],
    [66, 650],
    [56, 726],
    [28, 764],
    [0, 770],
    [-26, 764],
    [-52, 726],
    [-60, 650],
    [-56, 570],
    [-52, collarT + 70],
    [-34, collarT + 18],
  ];
  const ring = spline(grow(open, 25), true);
  drawn += panel(art, ring, k === "chunky" || k === "kids" || k === "slim" ? palette.lining : palette.upper, {
    clip: uc,
    grad: 0.2,
  });
  if (laced) {
    // facing
    const T0 = collarT - 236;
    const fac = spline(
      [
        [-66, collarT + 56],
        [-62, collarT - 40],
        [-52, collarT - 140],
        [-38, T0 + 20],
        [2, T0 - 12],
        [42, T0 + 20],
        [56, collarT - 140],
        [66, collarT - 40],
        [72, collarT + 56],
        [46, collarT + 64],
        [-42, collarT + 64],
      ],
      true,
    );
    drawn += panel(art, fac, palette.overlay, { clip: uc });
    drawn += inU(
      stitches(
        spline([
          [-58, collarT + 40],
          [-54, collarT - 40],
          [-45, collarT - 136],
          [-32, T0 + 22],
          [2, T0 - 4],
          [36, T0 + 22],
          [49, collarT - 136],
          [58, collarT - 40],
          [64, collarT + 40],
        ]),
        st,
        { w: 1.9 },
      ),
    );
  }
  // opening: lining, insole
  const od = spline(open, true);
  const oc = art.clip(od);
  drawn += path(od, { fill: darken(palette.lining, 0.45) });
  const ins = spline(
    [
      [0, collarT + 40],
      [38, collarT + 80],
      [46, 580],
      [46, 660],
      [36, 722],
      [0, 746],
      [-34, 722],
      [-42, 660],
      [-40, 580],
      [-32, collarT + 80],
    ],
    true,
  );
  const insC = mix(palette.lining, palette.sole, 0.45);
  drawn += group(
    { clipPath: oc },
    path(ins, {
      fill: art.lin([
        [0, darken(insC, 0.6)],
        [0.35, darken(insC, 0.18)],
        [1, insC],
      ]),
    }),
    mark(spec.brand?.mark, 2, 668, 44, darken(insC, 0.4), { o: 0.75 }),
  );
  drawn += group(
    { clipPath: oc, fill: "none", stroke: "#0b0714", strokeOpacity: 0.12 },
    [8, 18, 30, 44].map((w) => path(od, { strokeWidth: w, transform: "translate(-3 -6)" })),
  );
  drawn += path(od, { fill: "none", stroke: lighten(palette.lining, 0.35), strokeWidth: 2, strokeOpacity: 0.7 });
  if (laced) {
    // tongue running down the throat into the opening
    const T0 = collarT - 236;
    const tg = spline(
      [
        [2, T0 + 4],
        [24, T0 + 30],
        [34, collarT - 90],
        [46, collarT + 6],
        [46, collarT + 56],
        [34, collarT + 76],
        [2, collarT + 82],
        [-30, collarT + 76],
        [-42, collarT + 56],
        [-42, collarT + 6],
        [-30, collarT - 90],
        [-20, T0 + 30],
      ],
      true,
    );
    const tc = k === "chunky" || k === "slim" ? palette.upper : palette.upper;
    drawn += softLine(tg, 0.1, [4, 9, 15]);
    drawn +=
      path(tg, {
        fill: art.lin([
          [0, darken(tc, 0.2)],
          [0.6, tc],
          [1, lighten(tc, 0.3)],
        ]),
      }) + (k === "slim" || k === "chunky" ? path(tg, { fill: airmesh(art, tc, 1.2) }) : "");
    drawn += badge(spec.brand?.mark, 2, collarT + 44, 38, palette.accent, darken(palette.accent, 0.4));
    drawn += group(
      { clipPath: art.clip(tg), fill: "none", stroke: "#0b0714", strokeOpacity: 0.1 },
      [6, 14, 24].map((w) => path(tg, { strokeWidth: w })),
    );
  }
  // grain + dome light
  drawn += path(upD, {
    fill: noise(
      art,
      k === "chunky" || k === "slim" ? "cotton" : spec.pattern === "suede" ? "suede" : "leather",
      "#1a1220",
      L > 0.8 ? 0.3 : 0.42,
    ),
  });
  const dark = L > 0.55 ? mix(darken(palette.upper, 0.5), "#40375a", 0.3) : "#0a0812";
  const hi = L > 0.5 ? "#fffdf6" : lighten(palette.upper, 0.75);
  const kl = L < 0.35 ? 0.5 : 1;
  drawn += airbrush(art, uc, TBOX, {
    dark,
    light: hi,
    blur: 15,
    darks: [
      [upD, L > 0.85 ? 0.42 : 0.6, null, { strokeWidth: 34, transform: "translate(8 7)" }],
      [upD, L > 0.85 ? 0.25 : 0.4, null, { strokeWidth: 12 }],
      [
        spline(
          [
            [66, 260],
            [150, 240],
            [150, 560],
            [96, 600],
            [90, 420],
          ],
          true,
        ),
        0.42,
      ],
      [ring, 0.35, null, { strokeWidth: 10 }],
    ],
    lights: [
      [
        spline(
          [
            [-92, 120],
            [-60, 56],
            [-14, 40],
            [2, 66],
            [-40, 100],
            [-74, 166],
          ],
          true,
        ),
        0.8 * kl,
      ],
      [
        spline(
          [
            [-104, 240],
            [-84, 220],
            [-72, 330],
            [-72, 420],
            [-84, 420],
            [-100, 330],
          ],
          true,
        ),
        0.34 * kl,
      ],
    ],
  });
  // closure
  if (laced) {
    const n = k === "hightop" || k === "boot" ? 6 : 6;
    const T0 = collarT - 236;
    const col = palette.lace;
    const d1 = darken(col, lightness(col) > 0.85 ? 0.26 : 0.36);
    const l1 = lighten(col, 0.55);
    const w = k === "slim" ? 11 : k === "chunky" ? 12.5 : 16;
    let sh = "";
    let under = "";
    let over = "";
    let eye = "";
    for (let i = 0; i < n; i++) {
      const y = T0 + 40 + (i * (collarT - 22 - T0 - 40)) / (n - 1);
      const h = 32 + i * 4.2;
      const y2 = T0 + 40 + ((i + 1) * (collarT - 22 - T0 - 40)) / (n - 1);
      const h2 = 32 + (i + 1) * 4.2;
      for (const sx of [-1, 1])
        eye +=
          element("circle", { cx: round1(2 + sx * (h + 3)), cy: round1(y), r: 5.6, fill: darken(palette.overlay, 0.35) }) +
          element("circle", { cx: round1(2 + sx * (h + 3)), cy: round1(y + 0.6), r: 4, fill: darken(palette.overlay, 0.8) });
      const bar = spline(
        [
          [2 - h - 4, y - w * 0.22],
          [2 - h * 0.5, y - w * 0.52],
          [2, y - w * 0.5 - 2],
          [2 + h * 0.5, y - w * 0.52],
          [2 + h + 4, y - w * 0.22],
          [2 + h + 4, y + w * 0.22],
          [2 + h * 0.5, y + w * 0.5],
          [2, y + w * 0.5 - 1],
          [2 - h * 0.5, y + w * 0.5],
          [2 - h - 4, y + w * 0.22],
        ],
        true,
      );
      const id = art.shape(bar);
      sh += reuse(id, { transform: "translate(2.5 5)" });
      over +=
        reuse(id, {
          fill: art.lin([
            [0, d1],
            [0.25, l1],
            [0.6, col],
            [1, d1],
          ]),
        }) +
        reuse(id, {
          fill: art.lin(
            [
              [0, "#000", 0.42],
              [0.2, "#000", 0],
              [0.78, "#000", 0],
              [1, "#000", 0.42],
            ],
            [0, 0, 1, 0],
          ),
        });
      over += path(
        `M${2 - h * 0.8} ${round1(y - w * 0.22)}Q2 ${round1(y - w * 0.26 - 2)} ${2 + h * 0.8} ${round1(y - w * 0.22)}M${2 - h * 0.8} ${round1(y + w * 0.24)}Q2 ${round1(y + w * 0.2 - 1)} ${2 + h * 0.8} ${round1(y + w * 0.24)}`,
        { fill: "none", stroke: d1, strokeWidth: 0.9, strokeOpacity: 0.5, strokeDasharray: "2.4 1.4" },
      );
      if (i < n - 1) {
        const dg = (a: number, b: number) =>
          path(
            ribbon(
              [
                [2 + a * h * 0.92, y + 2],
                [2, (y + y2) / 2 - 2],
                [2 + b * h2 * 0.92, y2 - 2],
              ],
              w * 0.72,
              w * 0.72,
              6,
            ),
            { fill: darken(col, 0.14) },
          );
        under += dg(-1, 1) + dg(1, -1);
      }
    }
    drawn +=
      eye +
      under +
      group(
        { fill: "#140e20", fillOpacity: 0.12, stroke: "#140e20", strokeOpacity: 0.08 },
        [1, 4, 8].map((w) => group({ strokeWidth: w }, sh)),
      ) +
      over;
  } else if (k === "kids") {
    for (const [y, _tlt] of [
      [318, -4],
      [398, -3],
    ] as const) {
      const b = spline(
        [
          [-128, y - 24, 0.6],
          [-60, y - 34],
          [10, y - 36],
          [84, y - 32],
          [100, y - 20, 0.7],
          [104, y],
          [100, y + 20, 0.7],
          [84, y + 30],
          [10, y + 26],
          [-60, y + 28],
          [-128, y + 34, 0.6],
        ],
        true,
      );
      drawn += group(
        { fill: "none", stroke: INK, strokeOpacity: 0.09, transform: "translate(2 5)", clipPath: uc },
        [3, 8, 14, 20].map((w) => path(b, { strokeWidth: w })),
      );
      drawn += panel(art, b, palette.accent, { clip: uc, ao: 0, bevel: 0.9, grad: 0.14 });
      drawn += inU(
        path(b, {
          fill: art.lin(
            [
              [0, "#000", 0.35],
              [0.25, "#000", 0],
              [0.5, "#fff", 0.22],
              [0.8, "#000", 0.05],
              [1, "#000", 0.35],
            ],
            [0, 0, 1, 0],
          ),
        }),
        stitches(
          spline([
            [-110, y - 16],
            [-40, y - 24],
            [84, y - 20],
            [90, y],
            [84, y + 18],
            [-40, y + 18],
            [-110, y + 24],
          ]),
          threadOn(palette.accent, 0.2),
          { w: 2 },
        ),
      );
    }
    drawn += badge(spec.brand?.mark, 8, 232, 60, palette.accent, darken(palette.accent, 0.4));
  } else {
    // chelsea gores + pulls
    for (const sx of [-1, 1]) {
      const gd = spline(
        [
          [sx * 64, 440],
          [sx * 86, 470],
          [sx * 92, 540],
          [sx * 84, 600],
          [sx * 64, 620],
          [sx * 66, 530],
        ],
        true,
      );
      drawn +=
        panel(art, gd, palette.lining, { clip: uc }) +
        (() => {
          let z = "";
          for (let y = 446; y < 618; y += 6) z += `M${sx * 58} ${y}h${sx * 40}`;
          return group(
            { clipPath: art.clip(gd), fill: "none" },
            path(z, { stroke: darken(palette.lining, 0.4), strokeWidth: 2, strokeOpacity: 0.5, fill: "none" }),
            path(z, {
              stroke: lighten(palette.lining, 0.4),
              strokeWidth: 1.4,
              strokeOpacity: 0.5,
              fill: "none",
              transform: "translate(0 2.6)",
            }),
          );
        })();
    }
    drawn +=
      panel(art, roundedRect(-16, 748, 34, 58, 9), palette.accent, { bevel: 0.9 }) +
      panel(art, roundedRect(-12, 318, 28, 46, 8), palette.accent, { bevel: 0.9 });
  }
  return drawn;
}

function topSlide(art: Art, spec: ShoeLook, OUT: Point[]) {
  const palette = spec.palette;
  const cork = spec.variant === "two-strap";
  const bedC = spec.footbed || (cork ? "#b98a5e" : mix(palette.sole, palette.upper, 0.06));
  const soleD = spline(grow(OUT, 4), true);
  const bedD = spline(grow(OUT, -12), true);
  const sc = art.clip(soleD);
  const bc = art.clip(bedD);
  let drawn = path(soleD, {
    fill: art.lin(
      [
        [0, lighten(cork ? (spec.footbed ?? "#c79b6a") : palette.outsole, 0.25)],
        [1, darken(cork ? (spec.footbed ?? "#c79b6a") : palette.outsole, 0.3)],
      ],
      [0, 0, 1, 0.6],
    ),
  });
  drawn += path(bedD, {
    fill: art.lin([
      [0, lighten(bedC, 0.12)],
      [1, darken(bedC, 0.08)],
    ]),
  });
  // footprint dish and texture
  const dish = spline(
    [
      [-4, 60],
      [70, 80],
      [104, 160],
      [98, 260],
      [72, 380],
      [64, 480],
      [70, 600],
      [62, 700],
      [0, 752],
      [-60, 700],
      [-66, 600],
      [-52, 480],
      [-60, 380],
      [-92, 260],
      [-96, 160],
      [-70, 84],
    ],
    true,
  );
  let dots = "";
  for (let y = 90; y < 740; y += 17) dots += `M-110 ${y}H120`;
  drawn += group(
    { clipPath: bc },
    cork
      ? ""
      : path(dots, {
          stroke: darken(bedC, 0.3),
          strokeWidth: 4.6,
          strokeLinecap: "round",
          strokeDasharray: ".01 13",
          strokeOpacity: 0.5,
        }),
    mark(spec.brand?.mark, 4, 640, 74, darken(bedC, 0.35), { o: 0.8 }),
  );
  drawn += path(bedD, { fill: noise(art, cork ? "suede" : "foam", "#1a1220", 0.5) });
  const dark = lightness(bedC) > 0.5 ? mix(darken(bedC, 0.5), "#40375a", 0.3) : "#0a0812";
  drawn += airbrush(art, sc, TBOX, {
    flat: true,
    dark,
    blur: 14,
    darks: [
      [bedD, 0.55, null, { strokeWidth: 30, transform: "translate(-4 -5)" }],
      [dish, 0.3, null, { strokeWidth: 14, transform: "translate(-3 -4)" }],
    ],
    lights: [
      [dish, 0.5, null, { strokeWidth: 12, transform: "translate(5 6)" }],
      [soleD, 0.5, null, { strokeWidth: 7 }],
    ],
  });
  drawn += path(bedD, { fill: "none", stroke: lighten(bedC, 0.5), strokeWidth: 2, strokeOpacity: 0.7 });
  const strap = (y0: number, y1: number, f: string) => {
    const d = spline(
      [
        [-136, y0 + 36, 0.5],
        [-70, y0 + 6],
        [0, y0],
        [78, y0 + 10],
        [144, y0 + 52, 0.5],
        [142, y1 + 10, 0.5],
        [76, y1 - 14],
        [0, y1 - 20],
        [-70, y1 - 18],
        [-128, y1 + 4, 0.5],
      ],
      true,
    );
    const c = art.clip(d);
    const Lf = lightness(f);
    let z = group(
      { fill: "none", stroke: INK, strokeOpacity: 0.085, transform: "translate(3 8)", clipPath: sc },
      [4, 10, 18, 28].map((w) => path(d, { strokeWidth: w })),
    );
    z += panel(art, d, f, { ao: 0, bevel: 0.9, grad: 0.12 });
    z += group(
      { clipPath: c },
      stitches(
        spline([
          [-140, y0 + 46],
          [-70, y0 + 17],
          [4, y0 + 11],
          [82, y0 + 21],
          [150, y0 + 62],
        ]),
        threadOn(f, 0.2),
        { w: 1.9 },
      ),
      stitches(
        spline([
          [-140, y1 - 8],
          [-70, y1 - 29],
          [4, y1 - 31],
          [80, y1 - 25],
          [150, y1],
        ]),
        threadOn(f, 0.2),
        { w: 1.9 },
      ),
    );
    z += path(d, { fill: noise(art, cork ? "leather" : "foam", "#1a1220", 0.4) });
    z += airbrush(art, c, [-160, y0 - 20, 330, y1 - y0 + 60], {
      flat: true,
      dark: Lf > 0.55 ? mix(darken(f, 0.5), "#40375a", 0.3) : "#0a0812",
      light: Lf > 0.5 ? "#fffdf6" : lighten(f, 0.7),
      blur: 14,
      darks: [
        [`M70 ${y0}C120 ${y0 + 40} 120 ${y1 - 40} 70 ${y1}L180 ${y1 + 20}V${y0}Z`, 0.75],
        [`M-110 ${y0}C-126 ${y0 + 60} -126 ${y1 - 40} -110 ${y1}H-160V${y0}Z`, 0.6],
      ],
      lights: [[ellipse(-34, (y0 + y1) / 2 - 10, 24, (y1 - y0) * 0.36), Lf > 0.35 ? 0.65 : 0.35]],
    });
    return z;
  };
  if (cork) {
    drawn += strap(196, 300, palette.overlay) + strap(338, 446, palette.upper);
    for (const y of [250, 394]) {
      const m = "#cfc6b4";
      const bk = roundedRect(62, y - 24, 38, 50, 8);
      drawn +=
        path(bk, { fill: "none", stroke: "#140e20", strokeOpacity: 0.4, strokeWidth: 7, transform: "translate(2 4)" }) +
        path(bk, {
          fill: "none",
          stroke: art.lin(
            [
              [0, lighten(m, 0.7)],
              [0.5, m],
              [1, darken(m, 0.5)],
            ],
            [0, 0, 1, 1],
          ),
          strokeWidth: 7,
        }) +
        path(`M${60} ${y}h34`, { stroke: darken(m, 0.2), strokeWidth: 4, strokeLinecap: "round" });
    }
  } else if (spec.variant === "sport") {
    drawn +=
      strap(170, 262, palette.upper) +
      strap(410, 486, palette.overlay) +
      badge(spec.brand?.mark, 2, 210, 46, palette.accent, darken(palette.accent, 0.4));
    const hs = ribbon(
      [
        [-92, 470],
        [-104, 600],
        [-84, 740],
        [0, 806],
        [86, 740],
        [108, 600],
        [100, 480],
      ],
      30,
      30,
      14,
    );
    drawn += panel(art, hs, palette.accent, { bevel: 0.9 }) + path(hs, { fill: weave(art, palette.accent) });
  } else
    drawn +=
      strap(168, 400, palette.upper) +
      badge(spec.brand?.mark, 4, 276, 118, palette.accent, darken(palette.accent, 0.4), { rot: 0 });
  return drawn;
}
