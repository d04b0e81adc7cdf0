import { vars } from "@tread/tokens/contract";
import type { TypeRole } from "./roles.ts";

type Part = "family" | "size" | "weight" | "width" | "style" | "line" | "track" | "case" | "figures";
type Parts = Record<Part, string>;

const { quote, ...groups } = vars.type;
const rolesByGroup: Readonly<Record<string, Readonly<Record<string, Parts>>>> = groups;

function parts(role: TypeRole): Parts {
  if (role === "quote") return quote;
  const [group = "", name = ""] = role.split(".");
  return rolesByGroup[group]?.[name] as Parts;
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
