/** A colour of the DTCG colour module, sRGB only. */
export type Colour = { components: [number, number, number]; alpha?: number; hex: string };
type Dimension = { value: number; unit: string };
type ShadowLayer = { color: Colour; offsetX: Dimension; offsetY: Dimension; blur: Dimension; spread: Dimension };
type StrokeStyle = string | { dashArray: Dimension[] };
type Border = { color: Colour; width: Dimension; style: StrokeStyle };
type Transition = { duration: Dimension; delay: Dimension; timingFunction: number[] };

/** `#rrggbb`, or `rgb(r g b / a)` when the colour is see-through. */
export function colour(value: unknown): string {
  const { components, alpha, hex } = value as Colour;
  return alpha !== undefined && alpha < 1 ? `rgb(${components.map((part) => Math.round(part * 255)).join(" ")} / ${alpha})` : hex;
}

/** A length; zero needs no unit. */
export function dimension(value: unknown): string {
  const { value: amount, unit } = value as Dimension;
  return amount === 0 ? "0" : `${amount}${unit}`;
}

/** A time with its unit. */
export function duration(value: unknown): string {
  const { value: amount, unit } = value as Dimension;
  return `${amount}${unit}`;
}

/** A font stack, names with spaces quoted. */
export function fontFamily(value: unknown): string {
  return [value]
    .flat()
    .map((name) => (String(name).includes(" ") ? `"${name}"` : String(name)))
    .join(", ");
}

function cubicBezier(points: number[]): string {
  return `cubic-bezier(${points.join(", ")})`;
}

function shadow(value: unknown): string {
  return [value as ShadowLayer | ShadowLayer[]]
    .flat()
    .map((layer) =>
      [
        dimension(layer.offsetX),
        dimension(layer.offsetY),
        dimension(layer.blur),
        dimension(layer.spread),
        colour(layer.color),
      ].join(" "),
    )
    .join(", ");
}

function border(value: unknown): string {
  const { width, style, color } = value as Border;
  return `${dimension(width)} ${typeof style === "string" ? style : "dashed"} ${colour(color)}`;
}

function transition(value: unknown): string {
  const { duration: time, delay, timingFunction } = value as Transition;
  const head = `${duration(time)} ${cubicBezier(timingFunction)}`;
  return delay.value === 0 ? head : `${head} ${duration(delay)}`;
}

/** The dash, gap and width of a dashed border, which CSS borders cannot set and gradients need one by one. */
export function stitch(value: unknown): { dash: string; gap: string; width: string } {
  const { style, width } = value as Border;
  const dashes = typeof style === "string" ? [] : style.dashArray;
  return {
    dash: dashes[0] ? dimension(dashes[0]) : "8px",
    // A zero needs its unit here: it is added to another length inside calc.
    gap: dashes[1] ? dimension(dashes[1]) : "0px",
    width: dimension(width),
  };
}

/**
 * A resolved token of any simple type as CSS text.
 * @throws for types that are no single CSS value (typography).
 */
export function cssValue(type: string, value: unknown): string {
  switch (type) {
    case "color":
      return colour(value);
    case "dimension":
      return dimension(value);
    case "duration":
      return duration(value);
    case "fontFamily":
      return fontFamily(value);
    case "cubicBezier":
      return cubicBezier(value as number[]);
    case "number":
    case "fontWeight":
      return String(value);
    case "shadow":
      return shadow(value);
    case "border":
      return border(value);
    case "transition":
      return transition(value);
    default:
      throw new Error(`No CSS value for tokens of type "${type}".`);
  }
}
