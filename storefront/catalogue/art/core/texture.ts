import { darken, lighten, lightness } from "./colour.ts";
import type { Art, Lean } from "./svg.ts";
import { element, path } from "./svg.ts";

/** noise tile -> black/white alpha; type leather|suede|fleece|foam|grain|crinkle */
type Noise = "leather" | "suede" | "fleece" | "foam" | "crinkle" | "brushed" | "cotton";
const NOISE: Record<Noise, [frequency: string, octaves: number, height: number, gain: number, size: number]> = {
  //        freq            oct  lighting: surfaceScale, gain(alpha), size
  leather: [".2", 2, 1.1, 1.0, 100],
  suede: [".35", 2, 1.2, 0.75, 100],
  fleece: [".16", 2, 1.6, 0.8, 120],
  foam: [".5", 1, 1.3, 0.75, 80],
  crinkle: [".018 .03", 3, 5, 0.9, 240],
  brushed: [".02 .5", 1, 1.2, 0.7, 120],
  cotton: [".7 .5", 1, 1.1, 0.65, 80],
};

/** Grain of a material as a paint: `k` is its strength. None in pictures too small to show it. */
export function noise(art: Art, type: Noise, color = "#000", k = 1, seed = 3) {
  if (!art.fine) return "none";
  const [f, oct, sc, gain, sz] = NOISE[type];
  return art.pattern(`n${type}${color}${k}${seed}`, sz, sz, (id) =>
    element(
      "g",
      { opacity: k },
      art.tile(
        sz,
        `<filter id="${id}_f" x="0" y="0" width="${sz}" height="${sz}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${f}" numOctaves="${oct}" seed="${seed}" stitchTiles="stitch"/><feDiffuseLighting surfaceScale="${sc}" diffuseConstant="1.22"><feDistantLight azimuth="235" elevation="55"/></feDiffuseLighting><feColorMatrix values="0 0 0 0 ${ch(color, 0)} 0 0 0 0 ${ch(color, 1)} 0 0 0 0 ${ch(color, 2)} ${-gain} 0 0 0 ${gain}"/></filter><rect width="${sz}" height="${sz}" filter="url(#${id}_f)"/>`,
      ),
    ),
  );
}
const ch = (hex: string, i: number) =>
  +(parseInt(hex.length > 4 ? hex.slice(1 + i * 2, 3 + i * 2) : hex.charAt(1 + i).repeat(2), 16) / 255).toFixed(2);

/** engineered mesh: staggered oval holes with a lit lower lip */
export function mesh(art: Art, base: string, s = 1, lean?: Lean) {
  const d = darken(base, lightness(base) > 0.6 ? 0.42 : 0.6);
  const l = lighten(base, lightness(base) > 0.8 ? 0.6 : 0.28);
  const hole = (x: number, y: number) =>
    `<ellipse cx="${x}" cy="${y + 0.8}" rx="2.3" ry="1.7" fill="${l}" opacity=".7"/><ellipse cx="${x}" cy="${y}" rx="2.1" ry="1.5" fill="${d}" opacity=".85"/>`;
  return art.pattern(`mesh${base}`, 8, 7, hole(2, 1.6) + hole(6, 5.1), { scale: s, lean });
}

/** fine sandwich mesh: smaller, softer */
export function airmesh(art: Art, base: string, s = 1) {
  const d = darken(base, 0.38);
  const l = lighten(base, 0.3);
  return art.pattern(
    `air${base}`,
    6,
    6,
    `<path d="M0 1.5h6M0 4.5h6" stroke="${l}" stroke-width=".8" opacity=".5"/><circle cx="1.5" cy="3" r="1.05" fill="${d}" opacity=".6"/><circle cx="4.5" cy="6" r="1.05" fill="${d}" opacity=".6"/><circle cx="4.5" cy="0" r="1.05" fill="${d}" opacity=".6"/>`,
    { scale: s },
  );
}

/** knit: columns of V stitches */
export function knit(art: Art, base: string, s = 1, lean?: Lean) {
  const d = darken(base, 0.26);
  const l = lighten(base, 0.26);
  return art.pattern(
    `knit${base}`,
    8,
    7,
    `<path d="M0 0L4 4.6L8 0M0 7L4 11.6L8 7" stroke="${d}" stroke-width="1.1" fill="none" opacity=".6"/><path d="M0 2.2L4 6.8L8 2.2M0 -4.8L4 -.2L8 -4.8" stroke="${l}" stroke-width="1.1" fill="none" opacity=".55"/>`,
    { scale: s, lean },
  );
}

/** Ripstop: a fine square grid. */
export function ripstop(art: Art, base: string, s = 1) {
  return art.pattern(
    `rip${base}`,
    14,
    14,
    `<path d="M0 .5H14M.5 0V14" stroke="${darken(base, 0.3)}" stroke-width=".8" opacity=".32"/><path d="M0 1.4H14M1.4 0V14" stroke="${lighten(base, 0.4)}" stroke-width=".6" opacity=".3"/>`,
    { scale: s },
  );
}

/** Twill: fine diagonals. */
export function twill(art: Art, base: string, s = 1) {
  return art.pattern(
    `twl${base}`,
    5,
    5,
    `<path d="M-1 6L6 -1M-1 1L1 -1M4 6L6 4" stroke="${darken(base, 0.3)}" stroke-width="1" opacity=".28"/>`,
    { scale: s },
  );
}

/** Plain weave, as of canvas and webbing. */
export function weave(art: Art, base: string, s = 1) {
  const d = darken(base, 0.28);
  const l = lighten(base, 0.3);
  return art.pattern(
    `wv${base}`,
    8,
    8,
    `<path d="M0 1h4M4 5h4" stroke="${l}" stroke-width="1.6" opacity=".5"/><path d="M1 4v4M5 0v4" stroke="${l}" stroke-width="1.6" opacity=".28"/><path d="M0 3h4M4 7h4M3 4v4M7 0v4" stroke="${d}" stroke-width="1.1" opacity=".4"/>`,
    { scale: s },
  );
}

/** rib knit: vertical wales */
export function rib(art: Art, base: string, w = 7) {
  return art.pattern(
    `rib${base}${w}`,
    w,
    10,
    `<rect width="${w * 0.36}" height="10" fill="${darken(base, 0.32)}" opacity=".42"/><rect x="${w * 0.52}" width="${w * 0.26}" height="10" fill="${lighten(base, 0.34)}" opacity=".4"/>`,
  );
}

/** jersey: barely-there vertical wales */
export function jersey(art: Art, base: string, s = 1) {
  return art.pattern(
    `jer${base}`,
    4,
    6,
    `<path d="M1 0v3M3 3v3" stroke="${darken(base, 0.3)}" stroke-width=".7" opacity=".22"/><path d="M2 1v3" stroke="${lighten(base, 0.4)}" stroke-width=".7" opacity=".2"/>`,
    { scale: s },
  );
}

/** Flecks, as of recycled rubber and enamel. */
export function speckle(art: Art, base: string, s = 1, c2?: string) {
  const d = c2 || darken(base, 0.35);
  let drawn = "";
  for (let i = 0; i < 14; i++) {
    const x = (i * 37.3) % 60;
    const y = (i * 23.7 + i * i * 3.1) % 60;
    drawn += `M${x.toFixed(1)} ${y.toFixed(1)}h.01`;
  }
  return art.pattern(
    `spk${base}${d}`,
    60,
    60,
    path(drawn, { stroke: d, strokeWidth: 2.4, strokeLinecap: "round", opacity: 0.55 }),
    { scale: s },
  );
}
