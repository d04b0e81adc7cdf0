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
  const { family, size, weight, width, style, line, track, case: letters, figures } = parts(role);
  return {
    // It sets width and figures back as well, so that only others than the usual ones need be said.
    font: `${style === "normal" ? "" : `${style} `}${weight} ${size}/${line} ${family}`,
    ...(width !== "100%" && { fontStretch: width }),
    letterSpacing: track,
    textTransform: letters as "none" | "uppercase",
    ...(figures !== "normal" && { fontVariantNumeric: figures }),
  };
}
