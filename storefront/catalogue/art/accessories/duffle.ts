import type { Garment } from "../apparel/kit.ts";
import { ditch, drape, print } from "../apparel/kit.ts";
import { darken, lighten, lightness, threadOn } from "../core/colour.ts";
import { mark } from "../core/marks.ts";
import type { Point } from "../core/path.ts";
import { outline, ribbon, roundedRect, spline } from "../core/path.ts";
import { panel, stitches } from "../core/shade.ts";
import type { Art, Box } from "../core/svg.ts";
import { path } from "../core/svg.ts";
import { noise, ripstop, weave } from "../core/texture.ts";
import type { OtherLook } from "../look.ts";

/** A clamshell duffle with webbing handles and shoulder strap. */
export function duffle(art: Art, spec: OtherLook, back: boolean): Garment {
  const palette = spec.palette;
  const c = palette.upper;
  const BOX: Box = [90, 480, 630, 440];
  const d = spline(
    [
      [124, 900, 0.5],
      [100, 860],
      [96, 740],
      [116, 610],
      [180, 546],
      [290, 528],
      [400, 524],
      [510, 528],
      [620, 546],
      [684, 610],
      [704, 740],
      [700, 860],
      [676, 900, 0.5],
      [540, 910],
      [400, 912],
      [260, 910],
    ],
    true,
  );
  const cc = art.clip(d);
  let drawn = "";
  // shoulder strap resting behind
  const sp: Point[] = [
    [124, 640],
    [110, 500],
    [220, 396],
    [400, 366],
    [580, 396],
    [690, 500],
    [676, 640],
  ];
  drawn +=
    panel(art, ribbon(sp, 26, 26, 16), palette.overlay, { bevel: 0.6 }) +
    path(ribbon(sp, 26, 26, 16), { fill: weave(art, palette.overlay) }) +
    path(roundedRect(340, 350, 120, 40, 14), {
      fill: art.lin([
        [0, lighten(palette.overlay, 0.1)],
        [1, darken(palette.overlay, 0.3)],
      ]),
    });
  // far handle
  drawn += path(
    ribbon(
      [
        [262, 560],
        [276, 470],
        [330, 428],
        [400, 418],
        [470, 428],
        [524, 470],
        [538, 560],
      ],
      28,
      28,
      14,
    ),
    { fill: darken(palette.overlay, 0.36) },
  );
  drawn +=
    path(d, {
      fill: art.lin(
        [
          [0, lighten(c, 0.2)],
          [0.25, lighten(c, 0.06)],
          [0.6, darken(c, 0.04)],
          [1, darken(c, 0.26)],
        ],
        [0, 524, 0, 912],
        false,
      ),
    }) + path(d, { fill: ripstop(art, c) });
  // end gussets
  for (const sd of [-1, 1]) {
    const atSide = (x: number) => 400 + sd * x;
    const e: Point[] = [
      [atSide(206), 520],
      [atSide(196), 640],
      [atSide(200), 780],
      [atSide(214), 920],
    ];
    const q = outline(e, [
      [atSide(330), 920, 0],
      [atSide(330), 500, 0],
    ]);
    drawn += print(
      cc,
      path(q, { fill: palette.overlay }),
      path(q, { fill: ripstop(art, palette.overlay) }),
      ditch(spline(e), c, 2.4),
      stitches(spline(e.map(([x, y]) => [x + sd * 7, y])), threadOn(palette.overlay, 0.18), { w: 1.6, dash: "6 4" }),
    );
  }
  // base
  drawn += print(
    cc,
    path("M80 840C300 854 500 854 720 840V940H80Z", { fill: palette.overlay }),
    ditch("M80 840C300 854 500 854 720 840", c, 2.4),
  );
  // front pocket + zip
  if (!back) {
    const pk = spline(
      [
        [280, 660, 0.3],
        [400, 664],
        [520, 660, 0.3],
        [528, 740],
        [520, 820, 0.3],
        [400, 826],
        [280, 820, 0.3],
        [272, 740],
      ],
      true,
    );
    drawn +=
      panel(art, pk, c, { clip: cc, bevel: 0.5 }) +
      path(pk, { fill: ripstop(art, c) }) +
      print(
        cc,
        path("M284 688C360 694 440 694 516 688", { fill: "none", stroke: darken(c, 0.5), strokeWidth: 12 }),
        path("M286 688C360 694 440 694 514 688", {
          fill: "none",
          stroke: palette.accent,
          strokeWidth: 3.6,
          strokeDasharray: "3 2.4",
        }),
        path(roundedRect(286, 682, 30, 11, 5), { fill: "#cfc8ba" }),
      ) +
      mark(spec.brand?.mark, 400, 760, 84, palette.accent);
  }
  drawn += path(d, { fill: noise(art, "crinkle", "#140e20", lightness(c) > 0.75 ? 0.2 : lightness(c) > 0.42 ? 0.2 : 0.4) });
  // top zip
  drawn += print(
    cc,
    path("M196 562C330 546 470 546 604 562", { fill: "none", stroke: darken(c, 0.4), strokeWidth: 22 }),
    path("M196 562C330 546 470 546 604 562", { fill: "none", stroke: "#c9c4b8", strokeWidth: 6, strokeDasharray: "3.4 2.6" }),
  );
  drawn += drape(art, cc, BOX, c, {
    blur: 16,
    sheen: 1.1,
    darks: [
      [d, 0.5, null, { strokeWidth: 40, transform: "translate(-4 -8)" }],
      ["M90 850H710V930H90Z", 0.5],
      [
        [
          [600, 560],
          [710, 640],
          [710, 900],
          [640, 900],
          [650, 720],
        ],
        0.32,
      ],
    ],
    lights: [
      ["M180 590C300 560 500 560 620 590C500 584 300 584 180 612Z", 0.7],
      [
        [
          [220, 620],
          [260, 612],
          [258, 780],
          [232, 800],
        ],
        0.3,
      ],
    ],
    folds: [
      [
        [
          [214, 600],
          [250, 660],
          [240, 760],
        ],
        12,
        0.36,
        0.24,
      ],
      [
        [
          [586, 600],
          [552, 666],
          [560, 770],
        ],
        12,
        0.4,
        0.26,
      ],
      [
        [
          [130, 660],
          [160, 720],
          [150, 800],
        ],
        11,
        0.36,
        0.22,
      ],
      [
        [
          [670, 660],
          [642, 724],
          [652, 806],
        ],
        11,
        0.38,
        0.24,
      ],
      [
        [
          [420, 590],
          [390, 620],
          [350, 630],
        ],
        9,
        0.26,
        0.2,
      ],
      [
        [
          [500, 600],
          [540, 640],
          [570, 640],
        ],
        8,
        0.28,
        0.22,
      ],
    ],
  });
  // webbing straps into near handle with wrap
  for (const x of [262, 538]) {
    const w = ribbon(
      [
        [x, 912],
        [x - (x < 400 ? 4 : -4), 740],
        [x, 560],
      ],
      30,
      30,
      8,
    );
    drawn +=
      panel(art, w, palette.overlay, { clip: cc, bevel: 0.7 }) +
      print(
        cc,
        path(w, { fill: weave(art, palette.overlay) }),
        stitches(`M${x - 9} 640h18v34h-18Zl18 34M${x + 9} 640l-18 34`, threadOn(palette.overlay, 0.22), { w: 1.5, dash: "4 3" }),
      );
  }
  const hd: Point[] = [
    [262, 576],
    [272, 500],
    [320, 456],
    [400, 446],
    [480, 456],
    [528, 500],
    [538, 576],
  ];
  drawn +=
    panel(art, ribbon(hd, 30, 30, 14), palette.overlay, { bevel: 0.8 }) +
    path(ribbon(hd, 30, 30, 14), { fill: weave(art, palette.overlay) });
  drawn +=
    panel(art, roundedRect(350, 430, 100, 40, 14), palette.accent, { bevel: 0.9, grad: 0.16 }) +
    stitches("M362 438V462M438 438V462", threadOn(palette.accent, 0.2), { w: 1.6 });
  for (const sd of [-1, 1])
    drawn += path(roundedRect(400 + sd * 282 - 13, 618, 26, 30, 6), { fill: "none", stroke: "#b9b3a6", strokeWidth: 6 });
  return { body: drawn, foot: [120, 682, 906] };
}
