import type { Garment } from "../apparel/kit.ts";
import { ditch, drape, print } from "../apparel/kit.ts";
import { darken, lighten, threadOn } from "../core/colour.ts";
import { badge } from "../core/marks.ts";
import type { Point } from "../core/path.ts";
import { offset, outline, pointAt, roundedRect, sample, spline } from "../core/path.ts";
import { panel, stitches } from "../core/shade.ts";
import type { Art, Box } from "../core/svg.ts";
import { element, group, path } from "../core/svg.ts";
import { mesh, noise, twill, weave } from "../core/texture.ts";
import type { OtherLook } from "../look.ts";

/** A six-panel cap: plain, with overlay panels behind (block) or in mesh. */
export function cap(art: Art, spec: OtherLook, back: boolean): Garment {
  const palette = spec.palette;
  const c = palette.upper;
  const br = spec.pattern === "plain" ? c : palette.overlay;
  if (back) return capBack(art, spec);
  const BOX: Box = [160, 330, 480, 370];
  const crown: Point[] = [
    [186, 640, 0],
    [182, 560],
    [212, 452],
    [298, 374],
    [414, 350],
    [520, 382],
    [586, 464],
    [608, 556],
    [610, 606, 0],
  ];
  const base: Point[] = [
    [610, 606, 0],
    [560, 640],
    [470, 664],
    [380, 672],
    [280, 664],
    [186, 640, 0],
  ];
  const d = outline(crown, base.slice(1, -1));
  const cc = art.clip(d);
  // brim: a visor dipping at the sides
  const inner: Point[] = [
    [300, 665],
    [380, 672],
    [470, 664],
    [560, 638],
    [611, 596],
  ];
  const outer: Point[] = [
    [611, 596, 0.5],
    [668, 614],
    [716, 660],
    [714, 708],
    [656, 748],
    [560, 770],
    [450, 756],
    [364, 714],
    [300, 665, 0.5],
  ];
  const bd = outline(inner, outer);
  const bc = art.clip(bd);
  const OU = sample(outer);
  let drawn = "";
  // underside lip of the brim
  drawn += path(
    spline(
      [
        [300, 667, 0.5],
        [362, 724],
        [448, 768],
        [560, 783],
        [660, 762],
        [720, 718],
        [722, 674],
        [700, 640],
        [640, 700],
        [500, 730],
        [400, 700],
      ],
      true,
    ),
    {
      fill: art.lin([
        [0, darken(br, 0.5)],
        [1, darken(br, 0.66)],
      ]),
    },
  );
  drawn +=
    path(d, {
      fill: art.lin(
        [
          [0, darken(c, 0.1)],
          [0.3, lighten(c, 0.12)],
          [0.62, c],
          [1, darken(c, 0.2)],
        ],
        [186, 400, 610, 560],
        false,
      ),
    }) + path(d, { fill: twill(art, c) });
  // panels
  const S1: Point[] = [
    [414, 352],
    [392, 440],
    [350, 560],
    [318, 668],
  ];
  const S2: Point[] = [
    [414, 352],
    [470, 420],
    [516, 520],
    [536, 646],
  ];
  const S3: Point[] = [
    [414, 352],
    [330, 400],
    [256, 500],
    [226, 652],
  ];
  if (spec.pattern === "block" || spec.pattern === "mesh") {
    const bk = outline(
      [[414, 340], ...S1.slice(1)],
      [
        [318, 700, 0],
        [150, 700, 0],
        [150, 330, 0],
      ],
    );
    drawn += print(
      cc,
      path(bk, { fill: palette.overlay }),
      spec.pattern === "mesh" ? path(bk, { fill: mesh(art, palette.overlay, 1.3) }) : "",
    );
  }
  for (const S of [S1, S2, S3]) {
    const q = sample(S);
    drawn += print(
      cc,
      ditch(spline(S), c, 2.2),
      stitches(spline(offset(q, 6, 8)), threadOn(c, 0.18), { w: 1.4, dash: "4.6 3", sh: 0.22 }),
      stitches(spline(offset(q, -6, 8)), threadOn(c, 0.18), { w: 1.4, dash: "4.6 3", sh: 0.22 }),
    );
  }
  for (const [x, y] of [
    [300, 470],
    [440, 442],
    [552, 476],
  ] as const)
    drawn +=
      element("circle", { cx: x, cy: y, r: 9, fill: "none", stroke: threadOn(c, 0.2), strokeWidth: 4.4 }) +
      element("circle", { cx: x, cy: y, r: 4.4, fill: darken(c, 0.7) });
  // embroidered front mark
  drawn += badge(spec.brand?.mark, 440, 556, 104, palette.accent, darken(palette.accent, 0.38), { rot: -3, skew: -3 });
  drawn += path(d, { fill: noise(art, "cotton", "#1a1220", 0.3) });
  drawn += drape(art, cc, BOX, c, {
    blur: 14,
    sheen: 1.1,
    darks: [
      [d, 0.45, null, { strokeWidth: 30, transform: "translate(-5 -4)" }],
      [
        [
          [480, 420],
          [620, 440],
          [630, 640],
          [560, 640],
          [560, 520],
        ],
        0.36,
      ],
      [
        [
          [186, 600],
          [330, 640],
          [610, 580],
          [610, 630],
          [380, 690],
          [180, 660],
        ],
        0.4,
      ],
    ],
    lights: [
      [
        [
          [260, 440],
          [320, 400],
          [390, 380],
          [400, 410],
          [330, 450],
          [280, 530],
        ],
        0.6,
      ],
      [
        [
          [420, 400],
          [456, 440],
          [490, 520],
          [450, 500],
        ],
        0.3,
      ],
    ],
    folds: [
      [
        [
          [226, 560],
          [250, 590],
          [300, 612],
        ],
        8,
        0.3,
        0.24,
      ],
      [
        [
          [360, 610],
          [420, 628],
          [500, 616],
        ],
        7,
        0.26,
        0.2,
      ],
    ],
  });
  drawn += element("ellipse", {
    cx: 414,
    cy: 352,
    rx: 17,
    ry: 9,
    fill: art.lin([
      [0, lighten(c, 0.2)],
      [1, darken(c, 0.35)],
    ]),
  });
  // sweatband shadow where crown meets the brim, then the brim
  drawn += group(
    { fill: "none", stroke: "#140e20", strokeOpacity: 0.1, clipPath: cc },
    [6, 14, 24].map((w) => path(spline(inner), { strokeWidth: w })),
  );
  drawn +=
    path(bd, {
      fill: art.lin(
        [
          [0, darken(br, 0.14)],
          [0.4, lighten(br, 0.14)],
          [0.75, br],
          [1, darken(br, 0.22)],
        ],
        [340, 700, 716, 660],
        false,
      ),
    }) + path(bd, { fill: twill(art, br) });
  const innerLine = sample(inner);
  for (let i = 1; i < 6; i++) {
    const k = i / 6;
    const pts = Array.from({ length: 9 }, (_, j): Point => {
      const a = pointAt(innerLine, 1 - j / 8);
      const b = pointAt(OU, j / 8);
      return [a.x + (b.x - a.x) * k, a.y + (b.y - a.y) * k];
    });
    drawn += print(bc, stitches(spline(pts), threadOn(br, 0.15), { w: 1.4, dash: "5 3", sh: 0.25 }));
  }
  drawn += drape(art, bc, [310, 580, 430, 240], br, {
    blur: 13,
    sheen: 1.1,
    darks: [
      [
        [
          [300, 655],
          [470, 654],
          [610, 584],
          [626, 622],
          [490, 696],
          [340, 694],
        ],
        0.5,
      ],
      [
        [
          [620, 600],
          [730, 640],
          [720, 740],
          [660, 700],
        ],
        0.3,
      ],
      [
        [
          [300, 670],
          [360, 716],
          [440, 756],
          [380, 760],
          [310, 700],
        ],
        0.35,
      ],
    ],
    lights: [
      [
        [
          [460, 712],
          [530, 708],
          [616, 676],
          [632, 696],
          [560, 732],
          [480, 738],
        ],
        0.6,
      ],
    ],
    folds: [],
  });
  drawn += path(spline(outer), { fill: "none", stroke: lighten(br, 0.4), strokeWidth: 2.4, strokeOpacity: 0.6 });
  return { body: drawn, sil: d + bd, dy: 10, k: 1.12 };
}

function capBack(art: Art, spec: OtherLook) {
  const palette = spec.palette;
  const c = spec.pattern === "plain" ? palette.upper : palette.upper;
  const BOX: Box = [180, 330, 440, 370];
  const d = spline(
    [
      [210, 660, 0.4],
      [200, 560],
      [228, 450],
      [304, 376],
      [400, 352],
      [496, 376],
      [572, 450],
      [600, 560],
      [590, 660, 0.4],
      [500, 678],
      [470, 676, 0.4],
      [462, 630],
      [436, 596],
      [400, 586],
      [364, 596],
      [338, 630],
      [330, 676, 0.4],
      [300, 678],
    ],
    true,
  );
  const cc = art.clip(d);
  let drawn = path(
    spline(
      [
        [320, 690, 0.3],
        [330, 620],
        [364, 584],
        [400, 574],
        [436, 584],
        [470, 620],
        [480, 690, 0.3],
      ],
      true,
    ),
    { fill: darken(palette.lining, 0.5) },
  );
  drawn +=
    path(d, {
      fill: art.lin(
        [
          [0, darken(c, 0.1)],
          [0.3, lighten(c, 0.12)],
          [0.62, c],
          [1, darken(c, 0.24)],
        ],
        [200, 400, 600, 500],
        false,
      ),
    }) + path(d, { fill: spec.pattern === "mesh" ? mesh(art, c, 1.3) : twill(art, c) });
  const seams: Point[][] = [
    [
      [400, 352],
      [398, 460],
      [400, 586],
    ],
    [
      [400, 352],
      [318, 420],
      [268, 540],
      [258, 672],
    ],
    [
      [400, 352],
      [482, 420],
      [532, 540],
      [542, 672],
    ],
  ];
  for (const S of seams) {
    const q = sample(S);
    drawn += print(
      cc,
      ditch(spline(S), c, 2.2),
      stitches(spline(offset(q, 6, 8)), threadOn(c, 0.18), { w: 1.4, dash: "4.6 3", sh: 0.22 }),
      stitches(spline(offset(q, -6, 8)), threadOn(c, 0.18), { w: 1.4, dash: "4.6 3", sh: 0.22 }),
    );
  }
  for (const x of [330, 470])
    drawn +=
      element("circle", { cx: x, cy: 470, r: 9, fill: "none", stroke: threadOn(c, 0.2), strokeWidth: 4.4 }) +
      element("circle", { cx: x, cy: 470, r: 4.4, fill: darken(c, 0.7) });
  const arc: Point[] = [
    [336, 634],
    [366, 598],
    [400, 588],
    [434, 598],
    [464, 634],
  ];
  drawn += print(cc, stitches(spline(offset(sample(arc), 10, 9)), threadOn(c, 0.18), { w: 1.5, dash: "4.6 3", sh: 0.22 }));
  drawn +=
    path(d, { fill: noise(art, "cotton", "#1a1220", 0.3) }) +
    drape(art, cc, BOX, c, {
      blur: 14,
      darks: [
        [d, 0.45, null, { strokeWidth: 30, transform: "translate(-5 -4)" }],
        [
          [
            [500, 420],
            [620, 460],
            [620, 680],
            [540, 680],
            [560, 540],
          ],
          0.36,
        ],
      ],
      lights: [
        [
          [
            [260, 460],
            [320, 404],
            [380, 380],
            [380, 420],
            [310, 480],
            [270, 560],
          ],
          0.55,
        ],
      ],
      folds: [
        [
          [
            [240, 600],
            [290, 630],
            [330, 632],
          ],
          8,
          0.3,
          0.24,
        ],
      ],
    });
  // strap + slider
  const st = roundedRect(300, 640, 200, 40, 8);
  drawn +=
    panel(art, st, palette.overlay, { bevel: 0.8 }) +
    path(st, { fill: weave(art, palette.overlay) }) +
    path(roundedRect(386, 634, 44, 52, 7), { fill: "none", stroke: "#b9b3a6", strokeWidth: 6 }) +
    badge(spec.brand?.mark, 340, 660, 24, palette.accent, darken(palette.accent, 0.4));
  drawn += element("ellipse", {
    cx: 400,
    cy: 352,
    rx: 17,
    ry: 9,
    fill: art.lin([
      [0, lighten(c, 0.2)],
      [1, darken(c, 0.35)],
    ]),
  });
  return { body: drawn, sil: d, dy: 60, k: 1.14 };
}
