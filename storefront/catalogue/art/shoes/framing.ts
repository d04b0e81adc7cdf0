import { backdrop, contact } from "../core/backdrop.ts";
import { darken } from "../core/colour.ts";
import { spline } from "../core/path.ts";
import type { Art } from "../core/svg.ts";
import { element, group, path, reuse, transformOf } from "../core/svg.ts";
import type { ShoeKind, ShoeLook, ShoeView } from "../look.ts";
import { backShoe } from "./back-view.ts";
import { boot } from "./boot.ts";
import { chunky } from "./chunky.ts";
import { court } from "./court.ts";
import { hightop } from "./hightop.ts";
import { kids } from "./kids.ts";
import { slide } from "./slide.ts";
import { slim } from "./slim.ts";
import { topShoe } from "./top-view.ts";

const drawings: Record<ShoeKind, (art: Art, look: ShoeLook) => string> = { court, chunky, slim, hightop, kids, slide, boot };

/** Of each side drawing: its footprint on the ground (from x, to x), height, where its close-up looks, and its silhouette. */
export const shoeSize: Record<ShoeKind, { x: [number, number]; height: number; focus: [number, number]; silhouette: string }> = {
  court: {
    x: [88, 716],
    height: 320,
    focus: [430, 330],
    silhouette:
      "M79 470L102 280Q112 262 140 272Q206 320 250 297Q290 270 308 200Q340 180 366 210L514 340Q640 350 700 400L727 440Q720 500 600 500H110Q84 500 79 470Z",
  },
  chunky: {
    x: [84, 724],
    height: 345,
    focus: [300, 400],
    silhouette:
      "M69 446L92 330L103 236Q112 222 150 250Q222 300 262 268L308 176Q340 158 368 186L514 318Q650 334 714 392L736 424Q730 500 560 498H112Q72 480 69 446Z",
  },
  slim: {
    x: [96, 716],
    height: 320,
    focus: [400, 350],
    silhouette:
      "M76 440L92 360L93 246Q110 240 140 286Q204 316 250 290L300 200Q330 184 354 206L504 337Q650 360 710 402L730 428Q700 500 500 498H140Q84 480 76 440Z",
  },
  hightop: {
    x: [88, 716],
    height: 460,
    focus: [290, 260],
    silhouette:
      "M79 470L98 320L104 146Q150 130 250 130L266 60Q290 40 322 62L350 190L430 278L514 340Q640 350 700 400L727 440Q720 500 600 500H110Q84 500 79 470Z",
  },
  kids: {
    x: [100, 704],
    height: 385,
    focus: [430, 290],
    silhouette:
      "M92 444L110 298L124 218Q150 200 230 256Q300 240 332 136Q360 116 392 142L536 292Q660 310 694 384L718 440Q700 500 600 500H120Q92 480 92 444Z",
  },
  slide: {
    x: [88, 720],
    height: 240,
    focus: [500, 370],
    silhouette:
      "M77 450L92 402L340 428Q360 300 416 288Q500 260 604 340Q640 380 646 420L716 394L732 440Q700 500 500 500H120Q80 490 77 450Z",
  },
  boot: {
    x: [88, 716],
    height: 465,
    focus: [240, 250],
    silhouette:
      "M82 470L94 366L122 200L118 100Q150 60 306 70Q316 160 352 234L454 314Q586 340 640 354Q700 390 724 430Q730 490 600 500H104Q82 490 82 470Z",
  },
};

/** A shoe from the side in its 800 x 520 frame, ground at y 500, toe right. */
export const shoeSide = (art: Art, spec: ShoeLook): string => drawings[spec.kind](art, spec);

/** The set, the light and the shoe in one of its five views. */
export function shoeView(art: Art, spec: ShoeLook, view: ShoeView, tint: string) {
  const m = shoeSize[spec.kind];
  if (view === "side") {
    const lift = spec.kind === "hightop" || spec.kind === "boot" ? 46 : spec.kind === "slide" ? -20 : 0;
    art.place = [-40, 222 + lift, 1.1];
    return (
      backdrop(art, tint, { horizon: 700 + lift * 0.6 }) +
      group({ transform: transformOf(-40, 222 + lift, 1.1) }, contact(art, m.x[0], m.x[1], 500, tint), shoeSide(art, spec))
    );
  }
  if (view === "pair") {
    // The left shoe stands further back and faces left, the right one in front faces right.
    const id = art.id();
    const tall = m.height > 420;
    const kb = tall ? 0.74 : 0.8;
    const kf = tall ? 0.82 : 0.9;
    art.place = [tall ? 130 : 76, 1004 - 500 * kf, kf];
    const body = shoeSide(art, spec);
    const py = tall ? 500 : 600;
    return (
      backdrop(art, tint, { horizon: py - 60 }) +
      `<defs><g id="${id}">${body}</g></defs>` +
      group(
        { transform: transformOf(tall ? 580 : 612, py - 18 - 500 * kb, [-kb, kb]) },
        contact(art, m.x[0], m.x[1], 500, tint, { drift: -0.05, depth: 0.8 }),
        reuse(id),
      ) +
      group(
        { transform: transformOf(tall ? 130 : 76, 1004 - 500 * kf, kf) },
        contact(art, m.x[0], m.x[1], 500, tint, { dark: 1.1 }),
        reuse(id),
      )
    );
  }
  if (view === "top") {
    const id = art.id();
    art.place = [566, 188, 1.03];
    const one = topShoe(art, spec);
    const sil = spline(
      [
        [-24, -6],
        [28, 2],
        [80, 36],
        [120, 102],
        [143, 184],
        [148, 262],
        [138, 346],
        [122, 436],
        [110, 520],
        [108, 600],
        [110, 670],
        [100, 738],
        [62, 792],
        [0, 806],
        [-62, 792],
        [-98, 738],
        [-106, 670],
        [-98, 580],
        [-92, 500],
        [-100, 410],
        [-122, 320],
        [-136, 236],
        [-133, 150],
        [-114, 70],
        [-74, 12],
      ],
      true,
    );
    // soft cast from gradient ellipses (cheaper than a full-frame blur) + tight contact strokes
    const R1 = transformOf(566, 188, 1.03);
    const R2 = transformOf(234, 188, [-1.03, 1.03]);
    const k = darken(tint, 0.74);
    const soft = art.rad([
      [0, k, 0.5],
      [0.7, k, 0.42],
      [0.86, k, 0.16],
      [1, k, 0],
    ]);
    const blob = (x: number, y: number, rx: number, ry: number) => element("ellipse", { cx: x, cy: y, rx, ry, fill: soft });
    const cast = [
      [566, 1],
      [234, -1],
    ]
      .map(([x = 0, f = 0]) => blob(x + 16 + f * 2, 188 + 286, 182, 300) + blob(x + 18 + f * 2, 188 + 612, 146, 252))
      .join("");
    const near = [R1, R2]
      .map((t) =>
        group(
          { fill: "none", stroke: "#1d1626", strokeOpacity: 0.1, transform: "translate(3 5)" },
          group(
            { transform: t },
            [3, 8, 14].map((w) => path(sil, { strokeWidth: w })),
          ),
        ),
      )
      .join("");
    return (
      backdrop(art, tint, { kind: "table" }) +
      art.soft([0, 0, 800, 1200], 6, cast) +
      near +
      `<defs><g id="${id}">${one}</g></defs>` +
      group({ transform: R1 }, reuse(id)) +
      group({ transform: R2 }, reuse(id))
    );
  }
  if (view === "back") {
    const id = art.id();
    const y = spec.kind === "boot" || spec.kind === "hightop" ? 800 : 780;
    const k = spec.kind === "boot" || spec.kind === "hightop" ? 1.2 : 1.3;
    const one = backShoe(art, spec);
    const dx = 162;
    art.place = [400 - dx, y, k];
    return (
      backdrop(art, tint, { horizon: 700 }) +
      `<defs><g id="${id}">${one}</g></defs>` +
      group({ transform: transformOf(400 - dx, y, k) }, contact(art, -108, 112, 0, tint, { depth: 0.8 }), reuse(id)) +
      group({ transform: transformOf(400 + dx, y, k) }, contact(art, -108, 112, 0, tint, { depth: 0.8 }), reuse(id))
    );
  }
  // detail: tight crop of the side drawing
  const z = 2.1;
  const [fx, fy] = spec.focus || m.focus;
  art.place = [400 - fx * z, 620 - fy * z, z];
  return (
    backdrop(art, tint, { kind: "wall" }) +
    group({ transform: transformOf(400 - fx * z, 620 - fy * z, z) }, contact(art, m.x[0], m.x[1], 500, tint), shoeSide(art, spec))
  );
}
