import { cssValue, fontFamily, stitch } from "./css-value.ts";
import type { ResolvedToken } from "./resolve.ts";

/**
 * One value components may use.
 * `path` is its place in the contract (`color.bg.canvas`), also its custom property's name (`--color-bg-canvas`).
 */
export type CustomProperty = {
  path: string[];
  value: string;
};

// Raw measures stay out of the stylesheet: components use the semantic ones, and scripts read `@tread/tokens`.
const rawColours = ["tint", "payment"];

function typeProperties(token: ResolvedToken): CustomProperty[] {
  const role = ["type", ...token.path.slice(1)];
  const {
    fontFamily: family,
    fontSize,
    fontWeight,
    lineHeight,
  } = token.value as {
    fontFamily: string[];
    fontSize: { value: number };
    fontWeight: number;
    lineHeight: number;
  };
  const { fluid, letterSpacingEm = 0, fontStretch = 100, css = {} } = token.extension;
  const parts: Record<string, string> = {
    family: fontFamily(family),
    size: fluid?.css ?? `${fontSize.value / 16}rem`,
    weight: String(fontWeight),
    line: String(lineHeight),
    track: `${letterSpacingEm}em`,
    width: `${fontStretch}%`,
    style: css.fontStyle ?? "normal",
    case: css.textTransform ?? "none",
    figures: css.fontVariantNumeric ?? "normal",
  };
  return Object.entries(parts).map(([part, value]) => ({ path: [...role, part], value }));
}

function propertiesOf(token: ResolvedToken): CustomProperty[] {
  const [head, kind, group] = token.path;
  if (head === "primitive") {
    return kind === "color" && rawColours.includes(group ?? "")
      ? [{ path: token.path.slice(2), value: cssValue(token.type, token.value) }]
      : [];
  }
  if (token.type === "typography") return typeProperties(token);
  const own = { path: token.path, value: token.extension.fluid?.css ?? cssValue(token.type, token.value) };
  if (token.path.join(".") !== "border.stitch") return [own];
  return [own, ...Object.entries(stitch(token.value)).map(([part, value]) => ({ path: ["stitch", part], value }))];
}

/** What a theme offers to CSS. */
export function customProperties(tokens: ResolvedToken[]): CustomProperty[] {
  return tokens.flatMap(propertiesOf);
}

/** `--color-bg-canvas` */
export function propertyName(path: string[]): string {
  return `--${path.join("-").toLowerCase()}`;
}

/** The properties whose value a theme changes. */
export function differences(main: CustomProperty[], other: CustomProperty[]): CustomProperty[] {
  const before = new Map(main.map((property) => [propertyName(property.path), property.value]));
  return other.filter((property) => before.get(propertyName(property.path)) !== property.value);
}
