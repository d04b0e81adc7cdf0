// Colour maths in OKLCH so that shades stay rich (no grey-dirty shadows).
const lin = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const gam = (c: number) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);

/** Working lightness, chroma and hue of colours already met: a picture asks for the same few hundreds of times. */
const seen = new Map<string, [L: number, C: number, H: number]>();

/** Lightness 0..1, chroma and hue in degrees of a `#rrggbb` colour. */
export function toLch(hex: string): [L: number, C: number, H: number] {
  const known = seen.get(hex);
  if (known) return known;
  const lch = lchOf(hex);
  if (seen.size > 4096) seen.clear();
  seen.set(hex, lch);
  return lch;
}

function lchOf(hex: string): [L: number, C: number, H: number] {
  const n = parseInt(hex.slice(1), 16);
  const r = lin(((n >> 16) & 255) / 255);
  const g = lin(((n >> 8) & 255) / 255);
  const b = lin((n & 255) / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const L = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [L, Math.hypot(A, B), ((Math.atan2(B, A) * 180) / Math.PI + 360) % 360];
}
const toRgb = (L: number, C: number, H: number) => {
  const a = C * Math.cos((H * Math.PI) / 180);
  const b = C * Math.sin((H * Math.PI) / 180);
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
};

/** The nearest `#rrggbb`: chroma gives way until the colour fits the screen. */
export function fromLch(L: number, C: number, H: number) {
  L = Math.min(1, Math.max(0, L));
  let c = Math.max(0, C);
  let rgb = toRgb(L, c, H);
  for (let i = 0; i < 14 && rgb.some((v) => v < -0.002 || v > 1.002); i++) {
    c *= 0.88;
    rgb = toRgb(L, c, H);
  }
  return (
    "#" +
    rgb
      .map((v) =>
        Math.round(255 * Math.min(1, Math.max(0, gam(Math.min(1, Math.max(0, v))))))
          .toString(16)
          .padStart(2, "0"),
      )
      .join("")
  );
}
const rot = (h: number, to: number, by: number) => {
  const d = ((to - h + 540) % 360) - 180;
  return h + Math.sign(d) * Math.min(Math.abs(d), by);
};

/** darker, slightly richer, hue drifts to a cool violet-blue (studio fill). */
export const darken = (hex: string, a: number) => {
  const [L, C, H] = toLch(hex);
  return fromLch(L * (1 - a), C * (1 - a * 0.25) + 0.012 * a, C < 0.012 ? 275 : rot(H, 285, 16 * a));
};

/** lighter, hue drifts to warm (key light). */
export const lighten = (hex: string, a: number) => {
  const [L, C, H] = toLch(hex);
  return fromLch(L + (1 - L) * a, C * (1 - a * 0.6), C < 0.012 ? 90 : rot(H, 85, 10 * a));
};

/** `h1` with the share `t` of `h2`, in sRGB. */
export const mix = (h1: string, h2: string, t: number) => {
  const p = (h: string) => {
    const n = parseInt(h.slice(1), 16);
    return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
  };
  const a = p(h1);
  const b = p(h2);
  return (
    "#" +
    a
      .map((v, i) =>
        Math.round(v + (b[i]! - v) * t)
          .toString(16)
          .padStart(2, "0"),
      )
      .join("")
  );
};

/** Perceived lightness, 0 to 1. */
export const lightness = (hex: string) => toLch(hex)[0];

/** stitch thread that reads on this ground: tonal, lighter on darks, darker on lights. */
export const threadOn = (hex: string, a = 0.22) => (lightness(hex) > 0.62 ? darken(hex, a) : lighten(hex, a * 1.15));
