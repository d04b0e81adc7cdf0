import { vars } from "@tread/tokens/contract";
import type { TypeRole } from "./roles.ts";

type Part = "family" | "size" | "weight" | "width" | "style" | "line" | "track" | "case" | "figures";
type Parts = Record<Part, string>;

function parts(role: TypeRole): Parts {
  const [group, name] = role.split(".") as [keyof typeof vars.type, string | undefined];
  const found = vars.type[group] as unknown as Record<string, Parts>;
  return name ? (found[name] as Parts) : (found as unknown as Parts);
}

/** Every property of a type role as a vanilla-extract rule, for selectors that cannot carry the role's class. */
export function typeRule(role: TypeRole) {
  const part = parts(role);
  return {
    fontFamily: part.family,
    fontSize: part.size,
    fontWeight: part.weight,
    fontStretch: part.width,
    fontStyle: part.style,
    lineHeight: part.line,
    letterSpacing: part.track,
    textTransform: part.case as "none" | "uppercase",
    fontVariantNumeric: part.figures,
  };
}
