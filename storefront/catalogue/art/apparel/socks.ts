import { darken, lighten, threadOn } from "../core/colour.ts";
import { mark } from "../core/marks.ts";
import type { Point } from "../core/path.ts";
import { ellipse, spline } from "../core/path.ts";
import type { Art, Box } from "../core/svg.ts";
import { group, path, reuse } from "../core/svg.ts";
import { knit, rib } from "../core/texture.ts";
import type { OtherLook } from "../look.ts";
import type { Garment } from "./kit.ts";
import { ditch, drape, print } from "./kit.ts";

/** a pair of crew socks laid side by side (toes right), back one offset */
export function socks(art: Art, spec: OtherLook, back: boolean): Garment {
  const palette = spec.palette;
  const c = palette.upper;
  const one = () => {
    const leg: Point[] = [
      [300, 232, 0.2],
      [404, 228, 0.2],
      [410, 330],
      [414, 440],
      [412, 560],
      [420, 640],
    ];
    const foot: Point[] = [
      [440, 690],
      [500, 734],
      [570, 776],
      [622, 814],
      [640, 852],
      [622, 892],
      [574, 906],
    ];
    const sole: Point[] = [
      [510, 894],
      [440, 866],
      [380, 834],
      [326, 800],
      [296, 756],
      [288, 700],
      [296, 620],
      [300, 520],
      [298, 400],
    ];
    const d = spline([...leg, ...foot, ...sole], true);
    const cc = art.clip(d);
    const BOX: Box = [270, 210, 390, 720];
    let drawn = path(d, {
      fill: art.lin(
        [
          [0, darken(c, 0.12)],
          [0.3, lighten(c, 0.12)],
          [0.7, c],
          [1, darken(c, 0.18)],
        ],
        [290, 500, 420, 520],
        false,
      ),
    });
    drawn += path(d, { fill: knit(art, c) });
    // ribbed leg
    const rb = spline(
      [
        [280, 300, 0],
        [430, 296, 0],
        [426, 560],
        [440, 660],
        [410, 690],
        [350, 690],
        [290, 640],
        [284, 500],
      ],
      true,
    );
    drawn += print(cc, path(rb, { fill: rib(art, c, 9) }));
    // cuff
    const cf = "M270 210H440V300C390 308 330 308 270 302Z";
    drawn += print(
      cc,
      path(cf, {
        fill: art.lin(
          [
            [0, darken(c, 0.08)],
            [0.35, lighten(c, 0.16)],
            [1, darken(c, 0.2)],
          ],
          [295, 0, 410, 0],
          false,
        ),
      }),
      path(cf, { fill: rib(art, c, 6) }),
      ditch("M280 302C330 308 390 308 430 300", c, 2),
    );
    const bands: [y: number, height: number][] =
      spec.pattern === "plain"
        ? []
        : spec.pattern === "block"
          ? [[330, 200]]
          : [
              [322, 22],
              [358, 22],
            ];
    for (const [y, h] of bands)
      drawn += print(
        cc,
        path(`M270 ${y + 4}C330 ${y + 10} 390 ${y + 8} 440 ${y}V${y + h}C390 ${y + h + 8} 330 ${y + h + 10} 270 ${y + h + 4}Z`, {
          fill: palette.accent,
        }),
        path(`M270 ${y + 4}C330 ${y + 10} 390 ${y + 8} 440 ${y}V${y + h}C390 ${y + h + 8} 330 ${y + h + 10} 270 ${y + h + 4}Z`, {
          fill: rib(art, palette.accent, 9),
        }),
      );
    // heel + toe in overlay knit
    const heel = spline(
      [
        [270, 640, 0],
        [310, 664],
        [356, 712],
        [388, 770],
        [384, 850, 0],
        [270, 850, 0],
      ],
      true,
    );
    const toe = spline(
      [
        [574, 770, 0],
        [560, 812],
        [548, 860],
        [548, 930, 0],
        [680, 930, 0],
        [680, 770, 0],
      ],
      true,
    );
    const hc = spec.pattern === "plain" ? palette.overlay : palette.accent;
    for (const q of [heel, toe])
      drawn += print(
        cc,
        path(q, {
          fill: art.lin([
            [0, lighten(hc, 0.1)],
            [1, darken(hc, 0.16)],
          ]),
        }),
        path(q, { fill: "none", stroke: darken(hc, 0.4), strokeWidth: 2, strokeOpacity: 0.5 }),
      );
    drawn += print(
      cc,
      mark(spec.brand?.mark, 354, spec.pattern === "block" ? 430 : 440, 52, spec.pattern === "block" ? c : palette.accent),
      mark(spec.brand?.mark, 500, 836, 34, threadOn(c, 0.35), { rot: 30 }),
    );
    drawn += drape(art, cc, BOX, c, {
      blur: 12,
      darks: [
        [d, 0.46, null, { strokeWidth: 30, transform: "translate(-5 -2)" }],
        [
          [
            [300, 760],
            [400, 830],
            [560, 900],
            [560, 940],
            [280, 900],
          ],
          0.4,
        ],
      ],
      lights: [
        [
          [
            [330, 320],
            [350, 320],
            [352, 560],
            [332, 600],
            [326, 460],
          ],
          0.5,
        ],
        [
          [
            [440, 720],
            [500, 760],
            [580, 810],
            [560, 830],
            [470, 790],
          ],
          0.5,
        ],
        [ellipse(330, 740, 18, 30), 0.3],
      ],
      folds: [
        [
          [
            [424, 640],
            [380, 660],
            [340, 654],
          ],
          8,
          0.44,
          0.34,
        ],
        [
          [
            [434, 668],
            [396, 690],
            [360, 692],
          ],
          8,
          0.44,
          0.36,
        ],
        [
          [
            [452, 700],
            [420, 722],
            [386, 732],
          ],
          7,
          0.4,
          0.32,
        ],
        [
          [
            [414, 600],
            [376, 614],
            [344, 606],
          ],
          6,
          0.3,
          0.24,
        ],
        [
          [
            [300, 620],
            [330, 640],
            [356, 642],
          ],
          6,
          0.3,
          0.2,
        ],
      ],
    });
    drawn += path(
      spline([
        [300, 232],
        [350, 226],
        [404, 228],
      ]),
      { fill: "none", stroke: lighten(c, 0.5), strokeWidth: 2, strokeOpacity: 0.7 },
    );
    return { o: drawn, d };
  };
  const { o, d } = one();
  const id = art.id();
  const T1 = "translate(-150 60) rotate(-6 400 600)";
  const T2 = "translate(20 10) rotate(5 400 600)";
  const sid = art.shape(d);
  const body =
    group(
      { opacity: 0.34 },
      art.blurred(
        14,
        [60, 180, 700, 860],
        group({ transform: "translate(14 22)", fill: "#1d1626" }, reuse(sid, { transform: T1 }), reuse(sid, { transform: T2 })),
      ),
    ) +
    `<defs><g id="${id}">${o}</g></defs>` +
    group({ transform: T1 }, reuse(id)) +
    group(
      { fill: "#1d1626", fillOpacity: 0.04, stroke: "#1d1626", strokeOpacity: 0.05, transform: "translate(2 6)" },
      [4, 12, 22, 32].map((w) => reuse(sid, { transform: T2, strokeWidth: w })),
    ) +
    group({ transform: T2 }, reuse(id));
  return { body: back ? group({ transform: "translate(800 0) scale(-1 1)" }, body) : body, table: true };
}
