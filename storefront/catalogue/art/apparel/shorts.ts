import { darken, lighten, lightness, threadOn } from "../core/colour.ts";
import { mark } from "../core/marks.ts";
import type { Point } from "../core/path.ts";
import { leaf, outline, ribbon, roundedRect, sample, spline } from "../core/path.ts";
import { randomFrom } from "../core/random.ts";
import { panel, stitches } from "../core/shade.ts";
import type { Art, Box } from "../core/svg.ts";
import { path } from "../core/svg.ts";
import { airmesh, noise, ripstop } from "../core/texture.ts";
import type { OtherLook } from "../look.ts";
import type { Garment } from "./kit.ts";
import { CENTRE, cord, cover, ditch, drape, ink, label, mirrored, point, print, reversed, sideOf } from "./kit.ts";

/** Woven shorts with a split hem, piped (panel) or plain. */
export function shorts(art: Art, spec: OtherLook, back: boolean): Garment {
  const palette = spec.palette;
  const c = palette.upper;
  const rn = randomFrom(`sh${spec.seed}`);
  const j = (v: number, a = 4) => rn.jit(v, a);
  const w = spec.trim || c;
  const BOX: Box = [120, 300, 560, 560];
  const waist: Point[] = [point(-148, 330), point(-70, 342), point(0, 345), point(70, 342), point(148, 330)];
  const outer: Point[] = [point(148, 330, 0), point(158, 400), point(186, 520), point(214, 650), point(240, 776, 0.3)];
  const hem: Point[] = [point(240, 776), point(232, 790), point(150, 812), point(60, 820), point(24, 816, 0.3)];
  const inner: Point[] = [point(24, 816), point(16, 740), point(6, 660), point(0, 618, 0.2)];
  const half = (sd: number) =>
    outline(sideOf(sd, waist.slice(2)), sideOf(sd, outer), sideOf(sd, hem.slice(1)), sideOf(sd, inner.slice(1)));
  const all = outline(
    waist,
    outer,
    hem.slice(1),
    inner.slice(1, -1),
    reversed(mirrored(inner)),
    reversed(mirrored(hem)).slice(1),
    reversed(mirrored(outer)).slice(1),
  );
  const ac = art.clip(all);
  let drawn = "";
  if (!back)
    drawn +=
      path(
        spline(
          [
            point(-148, 330),
            point(-70, 320),
            point(0, 318),
            point(70, 320),
            point(148, 330),
            point(70, 350),
            point(0, 354),
            point(-70, 350),
          ],
          true,
        ),
        {
          fill: art.lin([
            [0, darken(palette.lining, 0.2)],
            [1, darken(palette.lining, 0.5)],
          ]),
        },
      ) +
      path(spline([point(-148, 330), point(-70, 320), point(0, 318), point(70, 320), point(148, 330)]), {
        fill: "none",
        stroke: lighten(c, 0.25),
        strokeWidth: 1.8,
        strokeOpacity: 0.6,
      }) +
      label(
        art,
        CENTRE,
        324,
        32,
        18,
        lightness(c) > 0.5 ? lighten(c, 0.4) : darken(c, 0.2),
        mark(spec.brand?.mark, CENTRE, 333, 12, threadOn(c, 0.5)),
      );
  for (const sd of [-1, 1]) {
    // far hem / liner seen in the leg opening
    drawn += path(
      spline(
        sideOf(sd, [
          point(24, 812),
          point(70, 800),
          point(150, 786),
          point(236, 768),
          point(232, 790),
          point(150, 812),
          point(60, 820),
        ]),
        true,
      ),
      { fill: darken(c, 0.58) },
    );
    if (spec.liner !== "none")
      drawn += path(
        spline(
          sideOf(sd, [
            point(46, 800),
            point(110, 790),
            point(186, 780),
            point(184, 820, 0.4),
            point(112, 834),
            point(48, 838, 0.4),
          ]),
          true,
        ),
        {
          fill: art.lin([
            [0, darken(palette.overlay, 0.6)],
            [1, darken(palette.overlay, 0.3)],
          ]),
        },
      );
    drawn += path(half(sd), {
      fill: art.lin(
        sd < 0
          ? [
              [0, darken(c, 0.1)],
              [0.3, lighten(c, 0.1)],
              [0.6, lighten(c, 0.04)],
              [1, darken(c, 0.16)],
            ]
          : [
              [0, darken(c, 0.08)],
              [0.3, lighten(c, 0.08)],
              [0.65, c],
              [1, darken(c, 0.24)],
            ],
        sd < 0 ? [160, 0, 400, 0] : [400, 0, 640, 0],
        false,
      ),
    });
  }
  drawn += path(all, { fill: ripstop(art, c) });
  // side panels / colour block
  if (spec.pattern !== "plain")
    for (const sd of [-1, 1]) {
      const e = sideOf(sd, [point(134, 390), point(156, 520), point(176, 660), point(176, 800)]);
      const d = outline(e, sideOf(sd, [point(300, 830, 0), point(300, 390, 0)]));
      drawn += print(
        ac,
        path(d, { fill: palette.overlay }),
        path(d, { fill: airmesh(art, palette.overlay, 1) }),
        ditch(spline(e), c, 2),
        path(
          ribbon(
            e.map(([x, y]) => [x - sd * 8, y]),
            8,
          ),
          { fill: palette.accent },
        ),
      );
    }
  drawn += print(ac, ditch(spline([point(0, 392), point(1, 500), point(0, 620)]), c, 2.4));
  for (const sd of [-1, 1]) {
    drawn += print(
      ac,
      cover(sample(sideOf(sd, hem)), c, { ins: sd > 0 ? 14 : -14, gap: 5 }),
      back
        ? ""
        : ditch(spline(sideOf(sd, [point(108, 392), point(150, 440), point(172, 486)])), c, 2.6) +
            stitches(spline(sideOf(sd, [point(100, 396), point(144, 446), point(164, 488)])), threadOn(c, 0.18), {
              w: 1.4,
              dash: "5 3",
              sh: 0.2,
            }),
    );
    // side split
    drawn += print(
      ac,
      path(spline(sideOf(sd, [point(222, 716), point(216, 770), point(196, 806), point(250, 806), point(250, 740)]), true), {
        fill: darken(palette.overlay, 0.4),
      }),
      ditch(spline(sideOf(sd, [point(222, 716), point(216, 770), point(194, 808)])), c, 2),
    );
  }
  if (back)
    drawn += print(
      ac,
      panel(art, roundedRect(CENTRE + 56, 420, 84, 96, 8), c, { bevel: 0.4 }),
      stitches(`M${CENTRE + 60} 432H${CENTRE + 136}`, threadOn(c, 0.2), { w: 1.4 }),
    );
  else drawn += print(ac, mark(spec.brand?.mark, CENTRE - 128, 730, 46, palette.accent, { rot: 6 }));
  drawn += path(all, { fill: noise(art, "crinkle", "#140e20", lightness(c) > 0.8 ? 0.14 : 0.18, 3) });
  drawn += drape(art, ac, BOX, c, {
    blur: 13,
    sheen: 1.1,
    darks: [
      [[point(0, 580), point(20, 700), point(40, 830), point(-40, 830), point(-20, 700)], 0.55],
      [[point(190, 420), point(280, 420), point(280, 830), point(206, 830), point(190, 640)], 0.4],
      [[point(-280, 420), point(-186, 430), point(-206, 640), point(-232, 830), point(-290, 830)], 0.25],
    ],
    lights: [
      [[point(-150, 440), point(-110, 440), point(-120, 620), point(-150, 760), point(-176, 740), point(-160, 560)], 0.5],
      [[point(60, 430), point(96, 440), point(120, 620), point(110, 760), point(86, 640)], 0.32],
    ],
    folds: [
      [[point(-4, 626), point(-60, 580), point(-120, 556)], j(9, 2), 0.46, 0.36],
      [[point(4, 626), point(62, 580), point(124, 560)], j(9, 2), 0.5, 0.38],
      [[point(-10, 660), point(-50, 650), point(-104, 660)], 8, 0.36, 0.24],
      [[point(10, 664), point(54, 654), point(110, 668)], 8, 0.4, 0.26],
      [[point(-70, 400), point(-78, 440), point(-72, 490)], 7, 0.36, 0.3],
      [[point(-36, 400), point(-40, 430), point(-38, 470)], 6, 0.3, 0.28],
      [[point(34, 400), point(40, 436), point(36, 480)], 7, 0.34, 0.3],
      [[point(84, 400), point(90, 440), point(86, 486)], 7, 0.36, 0.3],
      [[point(j(-120), 640), point(j(-130), 730), point(j(-126), 806)], 12, 0.34, 0.16],
      [[point(j(-60), 680), point(j(-62), 750), point(j(-56), 814)], 9, 0.3],
      [[point(j(80), 660), point(j(92), 740), point(j(88), 812)], 11, 0.36, 0.16],
      [[point(j(150), 620), point(j(166), 720), point(j(170), 800)], 11, 0.36],
    ],
  });
  // elastic waistband
  const wbB: Point[] = [point(154, 384), point(70, 398), point(0, 401), point(-70, 398), point(-154, 384)];
  const wb = outline(waist, [point(152, 356)], wbB, [point(-152, 356)]);
  const wc = art.clip(wb);
  drawn +=
    path(wb, { fill: ink(0.2), transform: "translate(0 5)" }) +
    path(wb, {
      fill: art.lin(
        [
          [0, darken(w, 0.16)],
          [0.34, lighten(w, 0.12)],
          [0.7, w],
          [1, darken(w, 0.3)],
        ],
        [250, 0, 550, 0],
        false,
      ),
    });
  let z = "";
  for (let i = 0; i < 34; i++) {
    const x = -142 + i * 8.6;
    const y = 334 + (1 - (x / 150) ** 2) * 11;
    z += leaf([point(x, y), point(x + (i % 3) - 1, y + 26), point(x, y + 52)], 2.1);
  }
  drawn +=
    print(
      wc,
      path(z, { fill: darken(w, 0.5), fillOpacity: 0.4 }),
      path(z, { fill: lighten(w, 0.4), fillOpacity: 0.35, transform: "translate(-3 0)" }),
      stitches(spline([point(-152, 352), point(-70, 364), point(0, 367), point(70, 364), point(152, 352)]), threadOn(w, 0.18), {
        w: 1.3,
        dash: "4 3",
        sh: 0.2,
      }),
      stitches(spline([point(-154, 372), point(-70, 385), point(0, 388), point(70, 385), point(154, 372)]), threadOn(w, 0.18), {
        w: 1.3,
        dash: "4 3",
        sh: 0.2,
      }),
    ) + ditch(spline(wbB), w, 2);
  if (!back)
    for (const sd of [-1, 1])
      drawn +=
        `<circle cx="${CENTRE + sd * 22}" cy="374" r="5" fill="${darken(w, 0.6)}"/>` +
        cord(
          art,
          [point(sd * 22, 375), point(sd * 28, 420), point(sd * 20, 462 + sd * 10), point(sd * 24, 500 + sd * 16)],
          6,
          spec.cord || palette.accent,
          darken(palette.accent, 0.3),
        );
  return { body: drawn, sil: all, dy: 14, k: 1.14, cy: 586 };
}
