import { darken, lighten, lightness, mix, threadOn } from "../core/colour.ts";
import { badge, mark } from "../core/marks.ts";
import type { Point } from "../core/path.ts";
import { ellipse, outline, roundedRect, spline } from "../core/path.ts";
import { airbrush, panel, stitches } from "../core/shade.ts";
import type { Art, Box, Markup } from "../core/svg.ts";
import { group, path } from "../core/svg.ts";
import { knit, mesh, noise, speckle } from "../core/texture.ts";
import type { ShoeLook } from "../look.ts";
import { heelLeather, strapLeather } from "./boot.ts";
import { foam, reversed, softLine } from "./kit.ts";

// BACK

// One shoe from behind, centred on x=0, ground y=0, up is negative.
/** One shoe from behind, centred on x 0, standing on y 0. */
export function backShoe(art: Art, spec: ShoeLook) {
  const palette = spec.palette;
  const k = spec.kind;
  const L = lightness(palette.upper);
  const H = { court: 222, chunky: 262, slim: 248, hightop: 352, kids: 262, boot: 398, slide: 90 }[k] || 230;
  const S = { court: 62, chunky: 92, slim: 72, hightop: 62, kids: 76, boot: 62, slide: 92 }[k] || 62;
  const flare = k === "chunky" ? 11 : k === "slim" ? 8 : 5;
  const tall = k === "hightop" || k === "boot";
  if (k === "slide") return backSlide(art, spec);
  const w0 = 87;
  const wm = 93;
  const wt = tall ? 76 : 70;
  const upR: Point[] = [
    [w0, -S + 14],
    [wm, -S - 40],
    [wm - 6, -S - 90],
    [tall ? 82 : 80, -S - 132],
    ...((tall
      ? [
          [wt - 4, -H * 0.62],
          [wt + 2, -H * 0.82],
        ]
      : []) satisfies Point[]),
    [wt, -H + 12],
    [wt - 10, -H + 1],
  ];
  const top: Point[] = [
    [wt - 10, -H + 1],
    [30, -H + (tall ? 6 : 12)],
    [0, -H + (tall ? 8 : 16)],
    [-30, -H + (tall ? 6 : 12)],
    [-wt + 10, -H + 1],
  ];
  const upper = outline(upR, top, reversed(upR.map(([x, y]) => [-x, y])));
  const uc = art.clip(upper);
  const inU = (...x: Markup[]) => group({ clipPath: uc }, ...x);
  const box: Box = [-150, -H - 110, 300, H + 150];
  let drawn = "";
  // opening seen from slightly above: far collar, lining, tongue
  const far = spline(
    [
      [-wt + 4, -H + 6],
      [-wt - 2, -H - 12],
      [-wt * 0.74, -H - 34],
      [0, -H - 42],
      [wt * 0.74, -H - 34],
      [wt + 2, -H - 12],
      [wt - 4, -H + 6],
      [30, -H + 26],
      [-30, -H + 26],
    ],
    true,
  );
  const _fc = art.clip(far);
  drawn += path(far, { fill: lighten(k === "chunky" || k === "slim" || k === "kids" ? palette.lining : palette.upper, 0.04) });
  const hol = spline(
    [
      [-wt + 10, -H + 6],
      [-wt + 8, -H - 8],
      [-wt * 0.66, -H - 25],
      [0, -H - 32],
      [wt * 0.66, -H - 25],
      [wt - 8, -H - 8],
      [wt - 10, -H + 6],
      [30, -H + 26],
      [-30, -H + 26],
    ],
    true,
  );
  drawn += path(hol, {
    fill: art.lin([
      [0, darken(palette.lining, 0.12)],
      [0.5, darken(palette.lining, 0.45)],
      [1, darken(palette.lining, 0.72)],
    ]),
  });
  if (k !== "boot" || spec.variant === "lace") {
    const tt = -H - (k === "kids" ? 84 : 76);
    const tg = spline(
      [
        [-30, -H + 16],
        [-40, -H - 24],
        [-42, tt + 22],
        [-34, tt + 5],
        [0, tt - 1],
        [34, tt + 5],
        [42, tt + 22],
        [40, -H - 24],
        [30, -H + 16],
      ],
      true,
    );
    drawn +=
      path(tg, {
        fill: art.lin([
          [0, lighten(palette.lining, 0.22)],
          [0.35, palette.lining],
          [1, darken(palette.lining, 0.6)],
        ]),
      }) +
      path(
        spline([
          [-41, -H - 30],
          [-42, tt + 22],
          [-34, tt + 5],
          [0, tt - 1],
          [34, tt + 5],
          [42, tt + 22],
          [41, -H - 30],
        ]),
        { fill: "none", stroke: k === "chunky" ? palette.lining : palette.upper, strokeWidth: 5 },
      ) +
      path(roundedRect(-15, tt + 18, 30, 22, 4), { fill: lighten(palette.lining, 0.5) }) +
      mark(spec.brand?.mark, 0, tt + 29, 14, darken(palette.lining, 0.3));
  }
  drawn += path(upper, {
    fill: art.lin([
      [0, lighten(palette.upper, 0.1)],
      [0.5, palette.upper],
      [1, darken(palette.upper, 0.1)],
    ]),
  });
  if (k === "chunky") drawn += path(upper, { fill: mesh(art, palette.upper, 1.2) });
  if (k === "slim") drawn += path(upper, { fill: knit(art, palette.upper, 1) });
  const mirroredShape = (pts: Point[]) => outline(pts, reversed(pts.map(([x, y]) => [-x, y])));
  const sew = (pts: Point[], c: string, kx = -7) => {
    const a = pts.map(([x, y]): Point => [x + kx, y]);
    return inU(
      stitches(spline(a), threadOn(c, 0.18), { w: 1.8 }),
      stitches(spline(a.map(([x, y]): Point => [-x, y])), threadOn(c, 0.18), { w: 1.8 }),
    );
  };
  if (k === "court" || k === "hightop" || (k === "boot" && spec.variant === "lace")) {
    const hc: Point[] = [
      [40, -H * 0.9],
      [52, -S - 96],
      [74, -S - 40],
      [86, -S + 20],
    ];
    drawn += panel(art, mirroredShape(hc), palette.overlay, { clip: uc });
    drawn += sew(hc, palette.overlay);
    if (tall) {
      drawn += panel(
        art,
        mirroredShape([
          [120, -H - 20],
          [120, -H * 0.7],
          [0, -H * 0.66],
        ]),
        palette.accent,
        { clip: uc },
      );
    }
    drawn += panel(
      art,
      mirroredShape([
        [30, -H - 10],
        [34, -H + 34],
        [26, -S - 84],
        [16, -S - 70],
      ]),
      tall ? palette.overlay : palette.accent,
      { clip: uc },
    );
    drawn += badge(
      spec.brand?.mark,
      0,
      -H + (tall ? 74 : 56),
      36,
      tall ? palette.accent : lightness(palette.accent) > 0.6 ? darken(palette.accent, 0.5) : lighten(palette.accent, 0.7),
      darken(palette.accent, 0.5),
    );
  } else if (k === "chunky" || k === "slim" || k === "kids") {
    const hc: Point[] = [
      [16, -S - 118],
      [44, -S - 96],
      [66, -S - 40],
      [74, -S + 20],
    ];
    drawn += panel(
      art,
      mirroredShape([
        [120, -H],
        [100, -S - 110],
        [60, -S - 120],
        [42, -S - 140],
        [38, -H - 20],
      ]),
      palette.overlay,
      { clip: uc, ao: 0.4 },
    );
    drawn += panel(art, mirroredShape(hc), palette.accent, { clip: uc, bevel: 0.9 });
    for (const i of [0, 1, 2])
      drawn += inU(
        path(
          spline([
            [-60 + i * 6, -S - 20 - i * 20],
            [0, -S - 30 - i * 24],
            [60 - i * 6, -S - 20 - i * 20],
          ]),
          { fill: "none", stroke: darken(palette.accent, 0.4), strokeWidth: 3, strokeOpacity: 0.45 },
        ),
        path(
          spline([
            [-60 + i * 6, -S - 20 - i * 20],
            [0, -S - 30 - i * 24],
            [60 - i * 6, -S - 20 - i * 20],
          ]),
          { fill: "none", stroke: "#fff", strokeWidth: 1.4, strokeOpacity: 0.4, transform: "translate(0 2.4)" },
        ),
      );
    drawn += panel(
      art,
      roundedRect(-13, -H - (k === "slim" ? 4 : 30), 26, 84, 12),
      k === "slim" ? palette.overlay : palette.accent,
      { bevel: 0.9 },
    );
    if (k !== "slim") drawn += path(roundedRect(-5, -H - 20, 10, 30, 5), { fill: darken(palette.lining, 0.5) });
    drawn += badge(
      spec.brand?.mark,
      0,
      -S - 148 + (k === "kids" ? 12 : 0),
      34,
      lightness(palette.overlay) > 0.6 ? darken(palette.accent, 0.1) : lighten(palette.sole, 0.2),
      darken(palette.overlay, 0.5),
    );
  } else {
    // chelsea
    const bs: Point[] = [
      [14, -H - 20],
      [15, -H * 0.5],
      [18, -S],
    ];
    for (const sx of [-1, 1])
      drawn += panel(
        art,
        spline(
          [
            [sx * 56, -H - 10, 0],
            [sx * 60, -H * 0.6],
            [sx * 76, -S - 120],
            [sx * 110, -S - 130, 0],
            [sx * 110, -H - 10, 0],
          ],
          true,
        ),
        palette.lining,
        { clip: uc, ao: 0.5 },
      );
    drawn += panel(art, mirroredShape(bs), palette.overlay, { clip: uc });
    drawn += sew(bs, palette.overlay, -5);
    if (spec.strapped) {
      const y = -H * 0.56;
      const band = `M-130 ${y - 12}Q0 ${y + 8} 130 ${y - 12}V${y + 16}Q0 ${y + 36} -130 ${y + 16}Z`;
      drawn += panel(art, band, strapLeather(palette), { clip: uc, grad: 0.16 });
    }
    drawn +=
      path(`M-15 ${-H + 44}V${-H - 40}Q-15 ${-H - 56} 0 ${-H - 56}T15 ${-H - 40}V${-H + 44}Z`, {
        fill: art.lin([
          [0, lighten(palette.accent, 0.15)],
          [1, darken(palette.accent, 0.25)],
        ]),
      }) +
      path(`M-8 ${-H + 2}V${-H - 36}Q-8 ${-H - 46} 0 ${-H - 46}T8 ${-H - 36}V${-H + 2}Z`, { fill: darken(palette.lining, 0.55) });
  }
  drawn += path(upper, {
    fill: noise(
      art,
      k === "chunky" || k === "slim" ? "cotton" : spec.pattern === "suede" ? "suede" : "leather",
      "#1a1220",
      L > 0.8 ? 0.35 : 0.45,
    ),
  });
  const dark = L > 0.55 ? mix(darken(palette.upper, 0.5), "#40375a", 0.3) : "#0a0812";
  const hi = L > 0.5 ? "#fffdf6" : lighten(palette.upper, 0.75);
  const kl = L < 0.35 ? 0.5 : 1;
  drawn += airbrush(art, uc, box, {
    dark,
    light: hi,
    blur: 13,
    darks: [
      [upper, 0.5, null, { strokeWidth: 24, transform: "translate(6 4)" }],
      [
        spline(
          [
            [50, -H],
            [120, -H],
            [120, 20],
            [64, 20],
            [70, -S - 70],
            [46, -S - 140],
          ],
          true,
        ),
        0.6,
      ],
      [`M-140 ${-S - 12}Q0 ${-S - 20} 140 ${-S - 12}V20H-140Z`, 0.7],
    ],
    lights: [
      [
        spline(
          [
            [-44, -H + 20],
            [-28, -H + 24],
            [-34, -S - 90],
            [-40, -S - 30],
            [-66, -S - 30],
            [-70, -S - 70],
            [-50, -S - 130],
          ],
          true,
        ),
        0.6 * kl,
      ],
    ],
  });
  // sole
  const f = 98 + flare;
  const sd = spline(
    [
      [-w0 - 8, -S + 6, 0.6],
      [-f + 4, -S + 20],
      [-f - 2, -S * 0.55],
      [-f + 4, -16],
      [-f + 18, -2, 0.6],
      [f - 18, -2, 0.6],
      [f - 4, -16],
      [f + 2, -S * 0.55],
      [f - 4, -S + 20],
      [w0 + 8, -S + 6, 0.6],
      [60, -S + 10],
      [0, -S + 12],
      [-60, -S + 10],
    ],
    true,
  );
  const c = art.clip(sd);
  const so = palette.sole;
  drawn += inU(softLine(`M-100 ${-S + 8}Q0 ${-S + 14} 100 ${-S + 8}`, 0.12));
  drawn += foam(art, sd, so, { y0: -S, y1: 2 });
  const inS = (...x: Markup[]) => group({ clipPath: c }, ...x);
  if (k === "chunky" || k === "slim") {
    drawn += inS(
      path(
        spline(
          [
            [-140, -S * 0.5],
            [-60, -S * 0.42],
            [0, -S * 0.38],
            [60, -S * 0.42],
            [140, -S * 0.5],
            [140, 20, 0],
            [-140, 20, 0],
          ],
          true,
        ),
        {
          fill: art.lin([
            [0, k === "slim" ? mix(so, palette.accent, 0.14) : darken(so, 0.07)],
            [1, darken(so, 0.3)],
          ]),
        },
      ),
      panel(
        art,
        spline(
          [
            [-f - 10, -S * 0.7],
            [-50, -S * 0.6],
            [0, -S * 0.55],
            [50, -S * 0.6],
            [f + 10, -S * 0.7],
            [f + 10, -S * 0.56],
            [50, -S * 0.47],
            [0, -S * 0.43],
            [-50, -S * 0.47],
            [-f - 10, -S * 0.56],
          ],
          true,
        ),
        palette.accent,
        { edge: 0, ao: 0.7 },
      ),
    );
  } else if (k !== "boot")
    drawn += inS(stitches(`M-120 ${-S + 18}Q0 ${-S + 24} 120 ${-S + 18}`, lighten(so, 0.5), { w: 2, dash: "9 4" }));
  else
    drawn += inS(
      path(`M-140 ${-S + 22}H140V${-S}H-140Z`, { fill: spec.welt || palette.accent }),
      stitches(`M-120 ${-S + 16}Q0 ${-S + 20} 120 ${-S + 16}`, threadOn(palette.accent, 0.3), { w: 2, dash: "8 4" }),
    );
  drawn += inS(
    path(`M-140 -${k === "boot" ? 26 : 15}H140V10H-140Z`, {
      fill: art.lin([
        [0, palette.outsole],
        [1, darken(palette.outsole, 0.4)],
      ]),
    }),
    path(`M-140 -${k === "boot" ? 26 : 15}H140`, { stroke: "#000", strokeOpacity: 0.3, strokeWidth: 1.8 }),
  );
  if (spec.stacked) {
    const leather = heelLeather(palette);
    const layers = [-32, -24, -16, -8].map((y) => `M-140 ${y}H140`).join("");
    drawn += inS(
      path("M-140 -40H140V10H-140Z", { fill: leather }),
      path(layers, { fill: "none", stroke: darken(leather, 0.45), strokeWidth: 2, strokeOpacity: 0.75 }),
    );
  }
  drawn += path(sd, { fill: noise(art, "foam", "#2a2030", 0.35) });
  drawn += airbrush(art, c, [-150, -S - 20, 300, S + 40], {
    flat: true,
    dark: mix(darken(so, 0.55), "#3a3050", 0.4),
    blur: 9,
    darks: [
      [sd, 0.5, null, { strokeWidth: 16, transform: "translate(2 3)" }],
      [`M60 ${-S}Q90 ${-S / 2} 70 0H140V${-S}Z`, 0.5],
    ],
    lights: [[ellipse(-44, -S * 0.62, 26, S * 0.24), lightness(so) > 0.6 ? 0.6 : 0.2]],
  });
  return drawn;
}

function backSlide(art: Art, spec: ShoeLook) {
  const palette = spec.palette;
  const cork = spec.variant === "two-strap";
  const so = cork ? (spec.footbed ?? "#c79b6a") : palette.sole;
  const S = cork ? 70 : 92;
  let drawn = "";
  const st = (y0: number, y1: number, w: number) =>
    spline(
      [
        [-w, -S + 20, 0.4],
        [-w + 6, y0 + 60],
        [-w * 0.62, y0 + 10],
        [0, y0],
        [w * 0.62, y0 + 10],
        [w - 6, y0 + 60],
        [w, -S + 20, 0.4],
        [w - 14, -S + 20, 0.4],
        [w - 22, y1 + 64],
        [w * 0.5, y1 + 22],
        [0, y1 + 14],
        [-w * 0.5, y1 + 22],
        [-w + 22, y1 + 64],
        [-w + 14, -S + 20, 0.4],
      ],
      true,
    );
  const inner = spline(
    [
      [-98, -S + 20, 0.4],
      [-94, -178],
      [-62, -226],
      [0, -240],
      [62, -226],
      [94, -178],
      [98, -S + 20, 0.4],
    ],
    true,
  );
  drawn += path(inner, {
    fill: art.lin([
      [0, darken(palette.lining, 0.2)],
      [0.5, darken(palette.lining, 0.5)],
      [1, darken(palette.lining, 0.66)],
    ]),
  });
  const d = st(-246, -236, 104);
  drawn += panel(art, d, palette.upper, { bevel: 0.9, ao: 0 });
  const f = 106;
  const sd = spline(
    [
      [-96, -S - 6, 0.6],
      [-f, -S + 16],
      [-f - 4, -S * 0.5],
      [-f + 4, -12],
      [-f + 18, -1, 0.6],
      [f - 18, -1, 0.6],
      [f - 4, -12],
      [f + 4, -S * 0.5],
      [f, -S + 16],
      [96, -S - 6, 0.6],
      [60, -S - 10],
      [0, -S - 12],
      [-60, -S - 10],
    ],
    true,
  );
  const c = art.clip(sd);
  drawn += foam(art, sd, so, { y0: -S - 10, y1: 2, tex: cork && !spec.footbed ? speckle(art, so, 0.7, "#7d5431") : null });
  drawn += group(
    { clipPath: c },
    path(`M-140 ${-S * 0.48}Q0 ${-S * 0.4} 140 ${-S * 0.48}V10H-140Z`, {
      fill: art.lin([
        [0, lighten(palette.outsole, 0.15)],
        [1, darken(palette.outsole, 0.36)],
      ]),
    }),
    badge(spec.brand?.mark, 0, -S * 0.74, 30, darken(so, 0.3), lighten(so, 0.5)),
  );
  drawn += path(sd, { fill: noise(art, "foam", "#2a2030", 0.4) });
  drawn += airbrush(art, c, [-150, -S - 30, 300, S + 50], {
    flat: true,
    dark: mix(darken(so, 0.55), "#3a3050", 0.4),
    blur: 9,
    darks: [
      [sd, 0.5, null, { strokeWidth: 16, transform: "translate(2 3)" }],
      [`M60 ${-S}Q90 ${-S / 2} 70 0H140V${-S}Z`, 0.5],
    ],
    lights: [[ellipse(-44, -S * 0.66, 26, S * 0.24), 0.5]],
  });
  return drawn;
}
