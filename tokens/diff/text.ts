import type { Theme } from "../build/themes.ts";
import type { ContrastChange } from "./contrast-changes.ts";
import type { ThemeDiff } from "./theme-diff.ts";
import type { PartChange, TokenChange } from "./token-changes.ts";

const signs = { added: "+", removed: "-", changed: "~" } as const;

function partText({ part, before, after }: PartChange): string {
  const name = part === "value" ? "" : `${part} `;
  if (before === undefined) return `${name}${after}`;
  return after === undefined ? `${name}${before}` : `${name}${before} → ${after}`;
}

function tokenText({ path, change, parts, through }: TokenChange): string {
  return `  ${signs[change]} ${path}  ${parts.map(partText).join(", ")}${through ? `  (through ${through})` : ""}`;
}

function contrastText({ kind, front, ground, before, after, required, crossed }: ContrastChange): string {
  return `  ! ${kind} ${front} on ${ground} ${crossed} ${required} to 1: ${before.toFixed(2)} → ${after.toFixed(2)}`;
}

function themeText(theme: string, { tokens, contrast }: ThemeDiff): string {
  const count = (change: TokenChange["change"]) => `${tokens.filter((each) => each.change === change).length} ${change}`;
  const head = `${theme}: ${count("added")}, ${count("removed")}, ${count("changed")}`;
  return [head, ...tokens.map(tokenText), ...contrast.map(contrastText)].join("\n");
}

/** The differences for a reader: `+` added, `-` removed, `~` changed, `!` contrast that crosses AA. */
export function diffText(themes: Readonly<Record<Theme, ThemeDiff>>): string {
  return Object.entries(themes)
    .map(([theme, diff]) => themeText(theme, diff))
    .join("\n\n");
}
