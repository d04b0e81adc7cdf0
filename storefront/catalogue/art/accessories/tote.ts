import type { Garment } from "../apparel/kit.ts";
import { ditch, drape, print } from "../apparel/kit.ts";
import { darken, lighten, threadOn } from "../core/colour.ts";
import { mark } from "../core/marks.ts";
import type { Point } from "../core/path.ts";
import { offset, ribbon, roundedRect, sample, spline } from "../core/path.ts";
import { panel, stitches } from "../core/shade.ts";
import type { Art, Box } from "../core/svg.ts";
import { path } from "../core/svg.ts";
import { noise, weave } from "../core/texture.ts";
import type { OtherLook } from "../look.ts";

/** A standing tote: plain, with a dipped base (block) or striped. */
export function tote(art: Art, spec: OtherLook, back: boolean): Garment {
  const palette = spec.palette;
  const c = palette.upper;
  const BOX: Box = [160, 430, 480, 560];
  const d = spline(
    [
      [176, 486, 0.3],
      [280, 494],
      [400, 497],
      [520, 494],
      [624, 486, 0.3],
      [618, 620],
      [606, 800],
      [596, 946, 0.5],
      [560, 962, 0.5],
      [400, 968],
      [240, 962, 0.5],
      [204, 946, 0.5],
      [194, 800],
      [182, 620],
    ],
    true,
  );
  const cc = art.clip(d);
  let drawn = "";
  const hs = (f: string, dy: number, dim: boolean) => {
    const pts: Point[] = [
      [290, 520 + dy],
      [292, 420 + dy],
      [306, 310 + dy],
      [350, 250 + dy],
      [400, 238 + dy],
      [450, 250 + dy],
      [494, 310 + dy],
      [508, 420 + dy],
      [510, 520 + dy],
    ];
    const r = ribbon(pts, 34, 34, 16);
    return dim
      ? path(r, {
          fill: art.lin([
            [0, darken(f, 0.22)],
            [1, darken(f, 0.5)],
          ]),
        })
      : panel(art, r, f, { bevel: 0.8 }) +
          path(r, { fill: weave(art, f) }) +
          stitches(spline(offset(sample(pts), 12, 16)), threadOn(f, 0.2), { w: 1.6, dash: "5 3.4", sh: 0.25 }) +
          stitches(spline(offset(sample(pts), -12, 16)), threadOn(f, 0.2), { w: 1.6, dash: "5 3.4", sh: 0.25 });
  };
  drawn += hs(palette.overlay, -26, true);
  drawn += path(
    spline(
      [
        [176, 486],
        [280, 472],
        [400, 468],
        [520, 472],
        [624, 486],
        [520, 500],
        [400, 504],
        [280, 500],
      ],
      true,
    ),
    {
      fill: art.lin([
        [0, darken(palette.lining, 0.25)],
        [1, darken(palette.lining, 0.55)],
      ]),
    },
  );
  drawn +=
    path(d, {
      fill: art.lin(
        [
          [0, darken(c, 0.08)],
          [0.3, lighten(c, 0.12)],
          [0.7, c],
          [1, darken(c, 0.18)],
        ],
        [180, 600, 620, 640],
        false,
      ),
    }) + path(d, { fill: weave(art, c) });
  if (spec.pattern === "block" || !spec.pattern) {
    const b = "M100 770C300 784 500 784 700 770V1000H100Z";
    drawn += print(
      cc,
      path(b, { fill: palette.accent }),
      path(b, { fill: weave(art, palette.accent) }),
      ditch("M100 770C300 784 500 784 700 770", c, 2.6),
      stitches("M100 779C300 793 500 793 700 779", threadOn(palette.accent, 0.2), { w: 1.7, dash: "6 4" }),
    );
  }
  if (spec.pattern === "stripe") {
    let z = "";
    for (let x = 190; x < 640; x += 58) z += `M${x} 470L${400 + (x - 400) * 0.94} 980`;
    drawn += print(cc, path(z, { stroke: palette.accent, strokeWidth: 20 }));
  }
  drawn += print(
    cc,
    ditch(
      spline([
        [178, 526],
        [280, 534],
        [400, 537],
        [520, 534],
        [622, 526],
      ]),
      c,
      2,
    ),
    stitches(
      spline([
        [178, 520],
        [280, 528],
        [400, 531],
        [520, 528],
        [622, 520],
      ]),
      threadOn(c, 0.18),
      { w: 1.7, dash: "6 4" },
    ),
  );
  if (!back) drawn += mark(spec.brand?.mark, 400, 650, 176, spec.pattern === "stripe" ? palette.overlay : palette.accent);
  else
    drawn += print(
      cc,
      panel(art, roundedRect(280, 580, 240, 220, 10), c, { bevel: 0.4 }),
      mark(spec.brand?.mark, 400, 690, 46, palette.accent),
    );
  drawn += path(d, { fill: noise(art, "cotton", "#1a1220", 0.5) });
  drawn += drape(art, cc, BOX, c, {
    blur: 15,
    darks: [
      [
        [
          [560, 490],
          [640, 490],
          [620, 980],
          [570, 980],
          [580, 740],
        ],
        0.4,
      ],
      [
        [
          [160, 490],
          [206, 490],
          [222, 740],
          [226, 980],
          [180, 980],
        ],
        0.28,
      ],
      ["M180 930C300 950 500 950 620 930V990H180Z", 0.4],
    ],
    lights: [
      [
        [
          [230, 540],
          [290, 540],
          [300, 800],
          [260, 920],
          [236, 760],
        ],
        0.4,
      ],
    ],
    folds: [
      [
        [
          [292, 540],
          [270, 660],
          [284, 780],
        ],
        14,
        0.36,
        0.2,
      ],
      [
        [
          [508, 540],
          [530, 670],
          [514, 800],
        ],
        15,
        0.4,
        0.2,
      ],
      [
        [
          [350, 560],
          [364, 660],
          [352, 740],
        ],
        11,
        0.22,
      ],
      [
        [
          [210, 910],
          [280, 890],
          [350, 904],
        ],
        10,
        0.34,
        0.28,
      ],
      [
        [
          [590, 906],
          [520, 886],
          [450, 902],
        ],
        10,
        0.36,
        0.28,
      ],
      [
        [
          [204, 560],
          [240, 600],
          [250, 680],
        ],
        9,
        0.3,
        0.2,
      ],
    ],
  });
  drawn += hs(palette.overlay, 0, false);
  for (const x of [290, 510])
    drawn +=
      panel(art, roundedRect(x - 19, 508, 38, 58, 3), palette.overlay, { bevel: 0.8 }) +
      stitches(
        `M${x - 12} 516H${x + 12}V558H${x - 12}ZL${x + 12} 558M${x + 12} 516L${x - 12} 558`,
        threadOn(palette.overlay, 0.2),
        { w: 1.6, dash: "4.6 3" },
      );
  return { body: drawn, foot: [206, 598, 962] };
}
