/** What has to be told apart: `text` needs 4.5 to 1 (WCAG 1.4.3), `shape` 3 to 1 (WCAG 1.4.11). */
export type PairKind = "text" | "shape";

/** A colour used on another. Names are token paths below `color`, or `tint.*`. */
export type Pair = { kind: PairKind; front: string; ground: string };

/** The least contrast each kind may have. */
export const required: Record<PairKind, number> = { text: 4.5, shape: 3 };

/**
 * What shows through a see-through ground, as sRGB parts of 1: a mid-tone of the product pictures, the least kind of what
 * stands behind tile bars.
 */
export const behindSeeThrough = [0.85, 0.85, 0.85] as const;

/** Path of a pair's colour among all tokens: `color.bg.canvas`, `primitive.color.tint.bone`. */
export function tokenPath(name: string): string {
  return name.startsWith("tint.") ? `primitive.color.${name}` : `color.${name}`;
}

function each(kind: PairKind, fronts: string[], grounds: string[]): Pair[] {
  return fronts.flatMap((front) => grounds.map((ground) => ({ kind, front, ground })));
}

const surfaces = ["bg.canvas", "bg.subtle", "bg.panel"];
const darkSurfaces = ["bg.inverse", "bg.inverse-raised"];
const tints = ["bone", "sand", "mist", "fog", "haze", "blush", "butter", "clay"].map((name) => `tint.${name}`);
const labels = ["new", "best-seller", "sale", "members-only", "coming-soon", "release", "exclusive", "sustainable", "sold-out"];
const feedback = ["error", "success", "warning", "info"];

const paintedOnItself = (name: string, states: string[]) =>
  states.flatMap((state) => each("text", [`action.${name}.fg.${state}`], [`action.${name}.bg.${state}`]));

/**
 * Every pair the components put on one another.
 * Disabled text is exempt (WCAG 1.4.3) but kept at 3 to 1 so that it can be read.
 */
export const pairs: Pair[] = [
  ...each("text", ["text.primary", "text.secondary", "text.placeholder", "text.link"], [...surfaces, "bg.sunken"]),
  ...each("text", ["text.inverse", "text.inverse-secondary", "text.marker-on-inverse"], darkSurfaces),
  ...each("text", ["text.on-marker"], ["bg.marker"]),
  ...each("text", ["text.primary", "text.secondary"], ["bg.media", "overlay.tile-bar"]),
  ...each("text", ["text.primary", "text.on-tint"], tints),
  ...each("shape", ["text.disabled"], ["bg.canvas", "bg.panel"]),

  ...["primary", "accent", "inverse"].flatMap((name) => paintedOnItself(name, ["rest", "hover", "active"])),
  ...["secondary", "ghost"].flatMap((name) => paintedOnItself(name, ["hover", "active"])),
  ...each("text", ["action.secondary.fg.rest", "action.ghost.fg.rest"], [...surfaces, "bg.sunken"]),
  ...each("text", ["action.destructive.fg.rest", "action.destructive.fg.hover", "action.destructive.fg.active"], surfaces),
  ...each("shape", ["action.secondary.border.rest"], surfaces),

  ...each("text", ["control.fg.rest", "text.placeholder"], ["control.bg.rest"]),
  ...each("text", ["control.fg.selected", "commerce.tick.on"], ["control.bg.selected"]),
  ...each("text", ["control.fg.selected-soft"], ["control.bg.selected-soft"]),
  ...each(
    "shape",
    ["rest", "hover", "focus", "error", "success"].map((state) => `control.border.${state}`),
    [...surfaces, "control.bg.rest"],
  ),
  ...each("shape", ["border.strong"], [...surfaces, "bg.marker"]),
  ...each("shape", ["border.inverse-control"], ["bg.inverse"]),

  ...each("shape", ["focus.ring"], [...surfaces, "bg.sunken", "bg.marker", "focus.halo"]),
  ...each("shape", ["focus.ring-inverse"], [...darkSurfaces, "focus.halo-inverse"]),

  ...feedback.flatMap((name) => each("text", [`feedback.${name}.fg`], [`feedback.${name}.bg`, ...surfaces])),
  ...feedback.flatMap((name) => each("shape", [`feedback.${name}.icon`], [`feedback.${name}.bg`, "bg.canvas"])),
  ...["error", "success"].flatMap((name) => each("text", [`feedback.${name}.on-solid`], [`feedback.${name}.solid`])),

  ...each("text", ["commerce.sale.fg"], ["commerce.sale.bg"]),
  ...each(
    "text",
    ["price.now", "price.was", "stock.low", "stock.in", "stock.out"].map((name) => `commerce.${name}`),
    surfaces,
  ),
  ...labels.flatMap((name) => each("text", [`commerce.label.${name}.fg`], [`commerce.label.${name}.bg`])),
  ...each("shape", ["commerce.rating.on"], ["bg.canvas"]),
  ...each("text", ["counter.fg"], ["counter.bg"]),
  ...each("text", ["selection.fg"], ["selection.bg"]),
];
