import { darken, lighten, lightness, threadOn } from "../core/colour.ts";
import { mark } from "../core/marks.ts";
import type { Point } from "../core/path.ts";
import { offset, outline, pointAt, ribbon, roundedRect, sample, spline } from "../core/path.ts";
import { randomFrom } from "../core/random.ts";
import type { Art, Box } from "../core/svg.ts";
import { group, path } from "../core/svg.ts";
import { jersey, noise } from "../core/texture.ts";
import type { OtherLook } from "../look.ts";
import type { Garment } from "./kit.ts";
import { bodyFill, CENTRE, cover, ditch, drape, ink, label, mirrored, point, print, reversed } from "./kit.ts";

/** A tee: plain, striped, panelled (block), checked (grid) or with contrast edges (ringer). */
export function tee(art: Art, spec: OtherLook, back: boolean): Garment {
  const palette = spec.palette;
  const c = palette.upper;
  const rn = randomFrom(`tee${spec.seed}`);
  const j = (v: number, a = 5) => rn.jit(v, a);
  const _long = spec.sleeve === "long";
  const neckD = spec.neck === "v" ? 404 : 352;
  const hemY = spec.fit === "crop" ? 800 : 902;
  // right half; mirrored. Shoulder slopes ~18deg, sleeve hangs off it at ~55deg.
  const bodyR: Point[] = [
    point(78, 262, 0),
    point(140, 280),
    point(204, 302, 0.5),
    point(212, 370),
    point(196, 478, 0.5),
    point(194, 600),
    point(196, 740),
    point(204, hemY - 12, 0),
  ];
  const hem: Point[] = [
    point(204, hemY - 12, 0),
    point(110, hemY),
    point(0, hemY + 4),
    point(-110, hemY),
    point(-204, hemY - 12, 0),
  ];
  const neckF: Point[] = back
    ? [point(-78, 262), point(-42, 276), point(0, 280), point(42, 276), point(78, 262)]
    : spec.neck === "v"
      ? [point(-78, 262), point(-50, 322), point(0, neckD, 0), point(50, 322), point(78, 262)]
      : [point(-78, 262), point(-60, 316), point(0, neckD), point(60, 316), point(78, 262)];
  const body = outline(bodyR, hem.slice(1, -1), reversed(mirrored(bodyR)), neckF.slice(1, -1));
  const slR: Point[] = [
    point(200, 299, 0.4),
    point(236, 332),
    point(276, 400),
    point(318, 496, 0.3),
    point(314, 510, 0.4),
    point(270, 544),
    point(222, 566, 0.4),
    point(212, 556, 0.4),
    point(204, 510),
    point(192, 470, 0.5),
    point(206, 380),
  ];
  const slL = mirrored(slR);
  const sil = outline(
    bodyR.slice(0, 3),
    slR.slice(1, 9),
    bodyR.slice(4),
    hem.slice(1, -1),
    reversed(mirrored(bodyR.slice(4))),
    reversed(slL.slice(1, 9)),
    reversed(mirrored(bodyR.slice(0, 3))),
    back ? neckF.slice(1, -1) : [point(-30, 280), point(30, 280)],
  );
  const tx = jersey(art, c);
  const bc = art.clip(body);
  const BOX: Box = [180, 230, 440, hemY - 200];
  let drawn = "";
  // inside back neck
  if (!back) {
    const inn = outline(
      [point(-80, 260), point(-42, 282), point(0, 287), point(42, 282), point(80, 260)],
      [point(64, 330), point(0, 384), point(-64, 330)],
    );
    drawn += path(inn, {
      fill: art.lin([
        [0, darken(c, 0.16)],
        [0.5, darken(c, 0.34)],
        [1, darken(c, 0.5)],
      ]),
    });
    drawn +=
      path(spline([point(-77, 268), point(-42, 290), point(0, 295), point(42, 290), point(77, 268)]), {
        fill: "none",
        stroke: darken(c, 0.28),
        strokeWidth: 15,
      }) +
      path(spline([point(-77, 264), point(-42, 284), point(0, 289), point(42, 284), point(77, 264)]), {
        fill: "none",
        stroke: lighten(c, 0.1),
        strokeWidth: 2,
        strokeOpacity: 0.6,
      });
    drawn += label(
      art,
      CENTRE,
      306,
      48,
      27,
      lightness(c) > 0.5 ? lighten(c, 0.4) : darken(c, 0.2),
      mark(spec.brand?.mark, CENTRE, 319, 17, threadOn(c, 0.5)),
    );
  }
  // sleeves
  for (const sd of [-1, 1]) {
    const onSide = (...points: Point[]) => (sd > 0 ? points : mirrored(points));
    const d = spline(onSide(...slR), true);
    const cc = art.clip(d);
    const f = spec.pattern === "block" ? palette.overlay : c;
    const bx: Box = sd > 0 ? [580, 280, 160, 310] : [60, 280, 160, 310];
    drawn +=
      path(d, {
        fill: art.lin(
          [
            [0, darken(f, sd < 0 ? 0.02 : 0.1)],
            [0.45, sd < 0 ? lighten(f, 0.14) : lighten(f, 0.03)],
            [1, darken(f, sd < 0 ? 0.14 : 0.22)],
          ],
          sd < 0 ? [100, 410, 214, 470] : [586, 470, 700, 410],
          false,
        ),
      }) + path(d, { fill: tx });
    if (spec.pattern === "stripe") drawn += print(cc, stripes(palette.accent, sd, true));
    if (spec.pattern === "ringer")
      drawn += print(
        cc,
        path(ribbon(onSide(point(320, 492), point(268, 530), point(208, 552)), 30, 30), { fill: palette.accent }),
      );
    drawn += group(
      { clipPath: cc },
      cover(sample(onSide(point(316, 500), point(268, 534), point(216, 556))), spec.pattern === "ringer" ? palette.accent : f, {
        ins: sd > 0 ? -15 : 15,
      }),
    );
    drawn += drape(art, cc, bx, f, {
      blur: 8,
      darks: [[onSide(point(186, 440), point(214, 420), point(232, 540), point(214, 580), point(196, 540)), 0.75]],
      lights: [[onSide(point(230, 346), point(250, 360), point(284, 470), point(270, 480), point(240, 400)), sd < 0 ? 0.4 : 0.2]],
      folds: [
        [onSide(point(198, 470), point(236, 478), point(276, 462)), 8, 0.5, 0.35],
        [onSide(point(214, 360), point(246, 410), point(266, 480)), 9, 0.34],
        [onSide(point(204, 500), point(244, 514), point(290, 506)), 6, 0.4, 0.28],
      ],
    });
    const open = spline(
      onSide(point(317, 500), point(312, 512), point(270, 545), point(222, 566), point(213, 556), point(262, 528)),
      true,
    );
    drawn +=
      path(open, { fill: darken(f, 0.6) }) +
      path(spline(onSide(point(318, 500), point(270, 534), point(213, 557))), {
        fill: "none",
        stroke: lighten(f, 0.3),
        strokeWidth: 1.6,
        strokeOpacity: 0.6,
      });
  }
  // body
  drawn += path(body, { fill: bodyFill(art, c, 190, 615) }) + path(body, { fill: tx });
  if (spec.pattern === "stripe") drawn += print(bc, stripes(palette.accent, 0));
  if (spec.pattern === "block")
    drawn += print(
      bc,
      path("M100 200H700V470C500 486 300 486 100 470Z", { fill: palette.overlay }),
      ditch("M100 470C300 486 500 486 700 470", c, 2.4),
    );
  if (spec.pattern === "grid") {
    let z = "";
    for (let x = 170; x < 640; x += 46) z += `M${x} 240V${hemY + 10}`;
    for (let y = 270; y < hemY; y += 46) z += `M180 ${y}Q400 ${y + 16} 620 ${y}`;
    drawn += print(bc, path(z, { fill: "none", stroke: palette.accent, strokeWidth: 2.4, strokeOpacity: 0.8 }));
  }
  for (const sd of [-1, 1]) {
    const m = (a: Point[]) => (sd > 0 ? a : mirrored(a));
    drawn += print(bc, ditch(spline(m([point(204, 296), point(210, 370), point(194, 480)])), c, 2.2));
  }
  drawn += print(bc, cover(sample(reversed(hem).map(([x, y]) => [x, y])), c, { ins: 20, gap: 6, n: 12 }));
  const gcol = palette.accent === c ? threadOn(c, 0.5) : palette.accent;
  if (!back && spec.graphic === "big") drawn += mark(spec.brand?.mark, CENTRE, 540, 196, gcol);
  else if (!back && spec.pattern === "stripe")
    drawn +=
      path(roundedRect(CENTRE + 128, hemY - 74, 40, 24, 2), { fill: palette.accent }) +
      mark(spec.brand?.mark, CENTRE + 148, hemY - 62, 15, c);
  else if (!back) drawn += mark(spec.brand?.mark, CENTRE + 92, 428, 46, gcol);
  else drawn += mark(spec.brand?.mark, CENTRE, spec.graphic === "big" ? 480 : 330, spec.graphic === "big" ? 216 : 30, gcol);
  drawn += path(body, { fill: noise(art, "cotton", "#1a1220", lightness(c) > 0.75 ? 0.26 : 0.38, 1 + ((spec.seed || 0) % 9)) });
  drawn += drape(art, bc, BOX, c, {
    blur: 14,
    darks: [
      [[point(140, 480), point(216, 460), point(220, 930), point(150, 930), point(168, 700)], 0.46],
      [[point(-220, 470), point(-186, 480), point(-180, 700), point(-178, 930), point(-224, 930)], 0.3],
      [`M190 ${hemY - 26}C320 ${hemY - 10} 480 ${hemY - 10} 610 ${hemY - 26}V${hemY + 20}H190Z`, 0.22],
      [[point(20, 560), point(90, 530), point(130, 580), point(80, 660), point(30, 640)], 0.08],
    ],
    lights: [
      [[point(-140, 360), point(-70, 370), point(-60, 500), point(-96, 660), point(-150, 580), point(-160, 450)], 0.5],
      [[point(-196, 300), point(-130, 282), point(-96, 292), point(-160, 318)], 0.45],
      [[point(-30, 640), point(-10, 660), point(-20, 860), point(-50, 870), point(-46, 740)], 0.3],
    ],
    folds: [
      [[point(-192, 492), point(-150, 540), point(-92, 556)], j(10, 2), 0.46, 0.3],
      [[point(-190, 520), point(-156, 600), point(-120, 636)], j(10, 2), 0.4],
      [[point(192, 492), point(150, 538), point(96, 550)], j(11, 2), 0.5, 0.34],
      [[point(192, 524), point(160, 606), point(126, 646)], j(10, 2), 0.45, 0.2],
      [[point(j(-112), 640), point(j(-130), 760), point(j(-122), hemY)], j(12, 3), 0.32],
      [[point(j(-24), 680), point(j(-14), 780), point(j(-30), hemY)], j(10, 3), 0.24],
      [[point(j(74), 620), point(j(98), 760), point(j(86), hemY)], j(14, 3), 0.36],
      [[point(j(140), 690), point(j(152), 800), point(j(144), hemY)], j(9, 2), 0.32],
      [[point(166, 296), point(136, 360), point(126, 430)], 9, 0.24],
      [[point(-166, 296), point(-132, 360), point(-122, 430)], 9, 0.2],
    ],
  });
  // neck rib
  const N = sample(neckF);
  const w = back ? 20 : 23;
  const rb = outline(neckF, reversed(offset(N, -w, 12)));
  const rc = spec.trim || (spec.pattern === "ringer" ? palette.accent : spec.pattern === "block" ? palette.overlay : c);
  drawn +=
    path(rb, { fill: ink(0.16), transform: "translate(0 5)" }) +
    path(rb, {
      fill: art.lin([
        [0, lighten(rc, 0.1)],
        [1, darken(rc, 0.1)],
      ]),
    });
  let rt = "";
  for (let i = 1; i < 46; i++) {
    const q = pointAt(N, i / 46);
    rt += `M${q.x.toFixed(1)} ${q.y.toFixed(1)}l${(-q.ty * w).toFixed(1)} ${(q.tx * w).toFixed(1)}`;
  }
  drawn += path(rt, { stroke: darken(rc, 0.3), strokeWidth: 1.6, strokeOpacity: 0.35 });
  drawn +=
    path(spline(neckF), { fill: "none", stroke: lighten(rc, 0.5), strokeWidth: 1.6, strokeOpacity: 0.7 }) +
    ditch(spline(offset(N, -w, 12)), rc, 1.8);
  return { body: drawn, sil, cy: 584 };
}

function stripes(c: string, sd: number, sleeve = false) {
  let z = "";
  for (let y = 190; y < 1010; y += 44)
    z += sleeve ? `M${sd > 0 ? 580 : 220} ${y + 128}L${sd > 0 ? 740 : 60} ${y + 34}` : `M160 ${y}Q400 ${y + 22} 640 ${y}`;
  return path(z, { fill: "none", stroke: c, strokeWidth: 15 });
}
