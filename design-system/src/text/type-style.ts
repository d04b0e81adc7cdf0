import type { TypeRole } from "./roles.ts";
import { text } from "./type.css.ts";

/** The class name of a type role: `typeStyle("body.md")`. */
export function typeStyle(role: TypeRole): string {
  const [group, name] = role.split(".") as [keyof typeof text, string | undefined];
  const found = text[group];
  return typeof found === "string" ? found : ((found as Record<string, string>)[name ?? ""] as string);
}
