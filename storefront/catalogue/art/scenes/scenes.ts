import type { ColourwayId } from "../colourways.ts";
import { colourways } from "../colourways.ts";
import { darken } from "../core/colour.ts";
import { Art, path } from "../core/svg.ts";
import type { Kind, Look } from "../look.ts";
import type { DrawingOptions } from "../product.ts";
import { block, disc, drum, finish, floor, item, niche, peg, rect, ridge, shoe, wall } from "./set.ts";

/** Colours of the sets: walls, floor and what stands on it. */
const SETS = {
  sun: {
    wall: "#e8b296",
    wall2: "#d9785a",
    arch: "#f2c64d",
    disc: "#e4572e",
    floor: "#cf7f60",
    a: "#1f7478",
    b: "#f1e6d4",
    c: "#27375c",
  },
  coast: {
    wall: "#bcd6dc",
    wall2: "#6fa3b5",
    arch: "#f3e6cc",
    disc: "#f08a63",
    floor: "#e9d6b4",
    a: "#2c5a78",
    b: "#f7f1e4",
    c: "#e8735a",
  },
  park: {
    wall: "#c9d6b4",
    wall2: "#7f9f74",
    arch: "#f4ecd6",
    disc: "#efc14a",
    floor: "#a9bb8d",
    a: "#2f5141",
    b: "#f3ecdb",
    c: "#d97a54",
  },
  studio: {
    wall: "#d5cbe8",
    wall2: "#9f8fd0",
    arch: "#f6e9b4",
    disc: "#ee7b5d",
    floor: "#c3b5e0",
    a: "#4b3a7c",
    b: "#f5f0f8",
    c: "#f0b7a4",
  },
  clay: {
    wall: "#e3cdbd",
    wall2: "#b9805f",
    arch: "#f2e2cf",
    disc: "#7d3f2c",
    floor: "#cda588",
    a: "#5b3a2c",
    b: "#f2e7d8",
    c: "#c66f50",
  },
};

type Colours = (typeof SETS)[keyof typeof SETS];

interface Scene {
  width: number;
  height: number;
  draw: (art: Art) => string;
}

/** Pictures that stand for the departments, campaigns and articles of the shop, by name. */
export const scenes = new Map<string, Scene>();

function def(name: string, width: number, height: number, draw: (art: Art) => string): void {
  scenes.set(name, { width, height, draw });
}

const prop = <K extends Kind>(kind: K, colourway: ColourwayId, mark: string, more: Partial<Look> = {}): Look & { kind: K } => ({
  palette: colourways[colourway],
  brand: { mark },
  seed: 3,
  ...more,
  kind,
});
def("hero-tall", 1600, 2400, (art) => {
  const c = SETS.sun;
  const W = 1600;
  const H = 2400;
  let drawn = "";
  drawn +=
    wall(art, 0, 0, 1060, 1800, c.wall) +
    wall(art, 1060, 0, 540, 1800, c.wall2) +
    rect(1060, 0, 10, 1800, darken(c.wall2, 0.3), { fillOpacity: 0.3 });
  drawn += disc(art, 1080, 470, 300, c.disc);
  drawn += niche(art, 130, 300, 800, 1500, c.arch, c.wall);
  drawn += floor(art, 1790, W, H, c.floor);
  drawn +=
    peg(art, 1276, 690, c.b) +
    item(art, prop("cap", "southerly", "bluegum", { pattern: "plain" }), 1276, 690, 1, {
      ax: 414,
      ay: 352,
      rot: 7,
      shadow: c.wall2,
    });
  drawn += block(art, 110, 1240, 900, 590, c.a, { wallC: c.arch, top: 62 });
  drawn += block(art, 800, 1590, 720, 330, c.b, { wallC: c.wall2, top: 58 });
  drawn += drum(art, 282, 1850, 180, 250, c.disc, {});
  drawn += shoe(art, prop("chunky", "moreton", "norvane"), 566, 1214, 1.12, { tint: "#2c6b6d", on: c.arch });
  drawn += shoe(art, prop("hightop", "oat-ink", "osker"), 1160, 1568, 0.98, { tint: "#cbbca4", flip: true, on: c.wall2 });
  drawn += item(art, prop("bottle", "reef", "sandbar", { pattern: "band" }), 282, 1858, 0.74, {
    ay: 1046,
    tint: "#8d3a20",
    on: c.a,
  });
  drawn += shoe(art, prop("court", "wattle", "fourthset"), 1108, 2176, 1.2, { tint: "#a85d40", on: c.floor });
  drawn += shoe(art, prop("slide", "ember", "sandbar"), 452, 2330, 1.14, { tint: "#a85d40", on: c.floor });
  return drawn + finish(art, W, H);
});
def("hero-wide", 2400, 1000, (art) => {
  const c = SETS.sun;
  const W = 2400;
  const H = 1000;
  let drawn = "";
  drawn +=
    wall(art, 0, 0, 1500, 780, c.wall) +
    wall(art, 1500, 0, 900, 780, c.wall2) +
    rect(1500, 0, 9, 780, darken(c.wall2, 0.3), { fillOpacity: 0.3 });
  drawn += disc(art, 1490, 280, 215, c.disc) + niche(art, 860, 110, 560, 720, c.arch, c.wall) + floor(art, 770, W, H, c.floor);
  drawn +=
    peg(art, 2004, 150, c.b) +
    item(art, prop("cap", "southerly", "bluegum", { pattern: "plain" }), 2004, 150, 0.64, {
      ax: 414,
      ay: 352,
      rot: 7,
      shadow: c.wall2,
    });
  drawn +=
    block(art, 850, 560, 610, 260, c.a, { wallC: c.arch, top: 44 }) +
    block(art, 1380, 690, 590, 156, c.b, { wallC: c.wall2, top: 40 }) +
    drum(art, 2230, 700, 120, 146, c.disc, { wallC: c.wall2 });
  drawn += shoe(art, prop("chunky", "moreton", "norvane"), 1160, 542, 0.8, { tint: "#2c6b6d", on: c.arch });
  drawn += shoe(art, prop("hightop", "oat-ink", "osker"), 1676, 674, 0.72, { tint: "#cbbca4", flip: true, on: c.wall2 });
  drawn += item(art, prop("bottle", "reef", "sandbar", { pattern: "band" }), 2230, 706, 0.48, {
    ay: 1046,
    tint: "#8d3a20",
    on: c.wall2,
  });
  drawn +=
    shoe(art, prop("court", "wattle", "fourthset"), 1220, 936, 0.82, { tint: "#a85d40", on: c.floor }) +
    shoe(art, prop("slide", "ember", "sandbar"), 1880, 956, 0.78, { tint: "#a85d40", on: c.floor });
  return drawn + finish(art, W, H);
});

// category banners 1600x900: left 42% calm for a heading
const banner = (name: string, set: keyof typeof SETS, draw: (art: Art, c: Colours) => string) =>
  def(name, 1600, 900, (art) => {
    const c = SETS[set];
    return wall(art, 0, 0, 1600, 700, c.wall) + draw(art, c) + finish(art, 1600, 900);
  });
banner(
  "category-running",
  "coast",
  (art, c) =>
    disc(art, 1130, 300, 250, c.disc) +
    wall(art, 1340, 0, 260, 700, c.wall2) +
    floor(art, 690, 1600, 900, c.floor) +
    block(art, 760, 560, 400, 190, c.a, { wallC: c.wall, top: 38 }) +
    block(art, 1100, 440, 420, 310, c.b, { wallC: c.wall2, top: 38 }) +
    shoe(art, prop("slim", "ember", "farrow", { pattern: "fade" }), 1310, 428, 0.68, { tint: "#cdbf9f", on: c.wall2 }) +
    shoe(art, prop("chunky", "southerly", "norvane"), 960, 546, 0.66, { tint: "#24485f", on: c.wall }) +
    shoe(art, prop("slim", "feijoa", "norvane"), 1160, 850, 0.8, { tint: "#b59a6c", on: c.floor }),
);
banner(
  "category-women",
  "studio",
  (art, c) =>
    wall(art, 1180, 0, 420, 700, c.wall2) +
    niche(art, 700, 90, 420, 640, c.arch, c.wall) +
    floor(art, 690, 1600, 900, c.floor) +
    peg(art, 1390, 70, c.b) +
    item(art, prop("bra", "plum", "lune", { pattern: "block" }), 1390, 66, 1.06, { ay: 246, shadow: c.wall2 }) +
    block(art, 740, 600, 400, 150, c.a, { wallC: c.arch, top: 38 }) +
    drum(art, 1270, 640, 130, 130, c.c, {}) +
    shoe(art, prop("court", "jacaranda", "fourthset"), 936, 586, 0.62, { tint: "#3a2b66", on: c.arch }) +
    item(art, prop("bottle", "pavlova", "sandbar"), 1270, 648, 0.38, { ay: 1046, tint: "#b9806e", on: c.wall2 }) +
    shoe(art, prop("chunky", "pavlova", "norvane"), 1060, 852, 0.74, { tint: "#8e7fba", on: c.floor }),
);
banner(
  "category-men",
  "park",
  (art, c) =>
    wall(art, 640, 0, 420, 700, c.wall2) +
    disc(art, 1320, 250, 190, c.disc) +
    floor(art, 690, 1600, 900, c.floor) +
    peg(art, 850, 66, c.b) +
    item(art, prop("jacket", "kelp", "zephyrine"), 850, 60, 0.66, { ay: 222, shadow: c.wall2 }) +
    block(art, 1090, 520, 440, 230, c.a, { wallC: c.wall, top: 40 }) +
    shoe(art, prop("hightop", "terracotta", "ochre"), 1310, 506, 0.62, { tint: "#24402f", on: c.wall }) +
    shoe(art, prop("boot", "tussock", "hinterly", { variant: "lace" }), 1010, 850, 0.72, { tint: "#7b8d62", on: c.floor }) +
    item(art, prop("cap", "ember", "bluegum", { pattern: "plain" }), 1400, 856, 0.5, {
      ay: 772,
      tint: "#7b8d62",
      ground: [200, 680, 764],
    }),
);
banner(
  "category-kids",
  "sun",
  (art, c) =>
    disc(art, 1380, 230, 170, c.arch) +
    [0, 1, 2, 3]
      .map((i) =>
        path(
          `M${640 + i * 62} 700A${330 - i * 62} ${330 - i * 62} 0 0 1 ${1300 - i * 62} 700H${1238 - i * 62}A${268 - i * 62} ${268 - i * 62} 0 0 0 ${702 + i * 62} 700Z`,
          { fill: [c.disc, c.arch, c.b, c.a][i] },
        ),
      )
      .join("") +
    floor(art, 690, 1600, 900, c.floor) +
    drum(art, 970, 600, 210, 150, c.b, {}) +
    block(art, 1220, 540, 330, 210, c.a, { wallC: c.wall, top: 36 }) +
    shoe(art, prop("kids", "glacier", "pipdot"), 970, 604, 0.5, { tint: "#cbbca4", on: c.disc }) +
    shoe(art, prop("kids", "galah", "pipdot", { pattern: "spots" }), 1386, 526, 0.46, {
      tint: "#205f61",
      flip: true,
      on: c.wall,
    }) +
    shoe(art, prop("kids", "wattle", "pipdot"), 1180, 852, 0.7, { tint: "#a85d40", on: c.floor }),
);
banner(
  "category-sandals",
  "coast",
  (art, c) =>
    disc(art, 1060, 330, 240, c.arch) +
    wall(art, 1280, 0, 320, 700, c.c) +
    floor(art, 690, 1600, 900, c.floor) +
    block(art, 700, 600, 400, 150, c.b, { wallC: c.wall, top: 36 }) +
    block(art, 1060, 470, 460, 280, c.a, { wallC: c.c, top: 40 }) +
    shoe(art, prop("slide", "basalt", "hinterly", { variant: "sport" }), 1290, 456, 0.62, { tint: "#24485f" }) +
    shoe(art, prop("slide", "flat-white", "kilnwood", { variant: "two-strap" }), 890, 588, 0.56, { tint: "#c2b594" }) +
    shoe(art, prop("slide", "reef", "sandbar"), 1120, 850, 0.78, { tint: "#b59a6c", on: c.floor }),
);
banner(
  "category-boots",
  "clay",
  (art, c) =>
    niche(art, 820, 60, 560, 680, c.wall2, c.wall) +
    floor(art, 690, 1600, 900, c.floor) +
    block(art, 860, 560, 470, 190, c.a, { wallC: c.wall2, top: 42 }) +
    shoe(art, prop("boot", "ironbark", "kilnwood"), 1096, 544, 0.7, { tint: "#3a241b", on: c.wall2 }) +
    shoe(art, prop("boot", "terracotta", "kilnwood", { pattern: "suede" }), 1330, 852, 0.66, {
      tint: "#9b7253",
      flip: true,
      on: c.floor,
    }) +
    shoe(art, prop("boot", "saltbush", "hinterly", { variant: "lace" }), 830, 852, 0.66, { tint: "#9b7253", on: c.floor }),
);

// article banners 1600x900: paper-cut landscapes and still lifes
def("article-packing", 1600, 900, (art) => {
  return (
    wall(art, 0, 0, 1600, 900, "#d9e5e4") +
    disc(art, 1230, 240, 120, "#f4c66a") +
    ridge(art, 1600, 440, 170, "#a9c3c4", 1.2, 700) +
    ridge(art, 1600, 540, 150, "#7fa5a8", 2.6, 760) +
    ridge(art, 1600, 640, 120, "#4f7f83", 4.1, 800) +
    floor(art, 720, 1600, 900, "#e8d3ad") +
    item(art, prop("duffle", "bluff", "hinterly"), 620, 806, 0.74, { ay: 906, tint: "#b59a6c" }) +
    item(art, prop("bottle", "ember", "sandbar", { pattern: "band" }), 1000, 826, 0.5, { ay: 1046, tint: "#b59a6c" }) +
    item(art, prop("cap", "kelp", "bluegum", { pattern: "plain" }), 1270, 860, 0.54, {
      ay: 772,
      tint: "#b59a6c",
      ground: [200, 680, 764],
    }) +
    shoe(art, prop("slide", "reef", "sandbar"), 330, 858, 0.5, { tint: "#b59a6c" })
  );
});
def(
  "article-trail",
  1600,
  900,
  (art) =>
    wall(art, 0, 0, 1600, 900, "#f2dfc7") +
    disc(art, 420, 300, 150, "#e8825c") +
    ridge(art, 1600, 420, 240, "#d9b48f", 0.4, 700) +
    ridge(art, 1600, 520, 200, "#a98f6a", 1.9, 760) +
    ridge(art, 1600, 620, 150, "#6c7752", 3.3, 800) +
    ridge(art, 1600, 720, 90, "#3f5540", 5.2, 900) +
    floor(art, 760, 1600, 900, "#33463a") +
    shoe(art, prop("boot", "tussock", "hinterly", { variant: "lace" }), 1080, 846, 0.98, { tint: "#22302a", on: "#33463a" }) +
    shoe(art, prop("slide", "saltbush", "hinterly", { variant: "sport" }), 500, 862, 0.64, { tint: "#22302a" }),
);
/** What it shows stands in the middle half: a story's card is upright, and its heading as wide as the page. */
banner(
  "article-running",
  "coast",
  (art, c) =>
    disc(art, 800, 300, 250, c.disc) +
    wall(art, 1240, 0, 360, 700, c.wall2) +
    floor(art, 690, 1600, 900, c.floor) +
    block(art, 470, 560, 400, 190, c.a, { wallC: c.wall, top: 38 }) +
    block(art, 750, 440, 400, 310, c.b, { wallC: c.wall, top: 38 }) +
    shoe(art, prop("slim", "ember", "farrow", { pattern: "fade" }), 950, 428, 0.68, { tint: "#cdbf9f", on: c.wall }) +
    shoe(art, prop("chunky", "southerly", "norvane"), 665, 546, 0.66, { tint: "#24485f", on: c.wall }) +
    shoe(art, prop("slim", "feijoa", "norvane"), 800, 850, 0.8, { tint: "#b59a6c", on: c.floor }),
);
def("article-fit-guide", 1600, 900, (art) => {
  const s = prop("slim", "glacier", "farrow");
  let m = "";
  for (let i = 0; i <= 30; i++) m += `M${300 + i * 33.3} 790v${i % 5 ? 16 : 32}`;
  return (
    wall(art, 0, 0, 1600, 900, "#e6dff0") +
    disc(art, 800, 420, 330, "#f3ecd2") +
    floor(art, 720, 1600, 900, "#d6cbe6") +
    shoe(art, s, 800, 744, 1.5, { tint: "#9f93bd" }) +
    path(`${m}M300 790H1299`, { stroke: "#4b3a7c", strokeWidth: 3, fill: "none" }) +
    path("M326 180V716M1274 180V716", {
      stroke: "#4b3a7c",
      strokeWidth: 2.5,
      strokeDasharray: "2 10",
      strokeLinecap: "round",
      fill: "none",
    }) +
    finish(art, 1600, 900)
  );
});
def("article-care", 1600, 900, (art) => {
  const c = SETS.clay;
  return (
    wall(art, 0, 0, 1600, 700, "#e9dccb") +
    niche(art, 980, 100, 440, 640, "#cfa283", "#e9dccb") +
    floor(art, 690, 1600, 900, "#d9bd9f") +
    drum(art, 1200, 640, 190, 120, c.b, {}) +
    shoe(art, prop("boot", "ironbark", "kilnwood"), 640, 846, 1.04, { tint: "#9b7253", on: "#d9bd9f" }) +
    shoe(art, prop("court", "chalk", "osker"), 1200, 644, 0.56, { tint: "#cbbca4", on: "#cfa283" }) +
    finish(art, 1600, 900)
  );
});

/** Width and height of a scene in design units, or undefined when there is none of that name. */
export function sceneSize(name: string): { width: number; height: number } | undefined {
  const scene = scenes.get(name);
  return scene && { width: scene.width, height: scene.height };
}

/**
 * A hero, a category banner or an article's picture as an SVG document.
 * @throws {RangeError} when there is no scene of that name.
 */
export function renderScene(name: string, { uid, width }: DrawingOptions = {}): string {
  const scene = scenes.get(name);
  if (!scene) throw new RangeError(`there is no scene ${name}`);
  const art = new Art(`${uid ?? `s-${name}`}-`);
  return art.svg(scene.width, scene.height, scene.draw(art), width);
}
