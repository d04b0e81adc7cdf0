import { resolveTree } from "../build/resolve.ts";
import type { Theme } from "../build/themes.ts";
import { type TokenFiles, treeOf } from "../build/token-tree.ts";
import { type ContrastChange, contrastChanges } from "./contrast-changes.ts";
import { type TokenChange, tokenChanges } from "./token-changes.ts";

/** What is different in one theme. */
export interface ThemeDiff {
  readonly tokens: readonly TokenChange[];
  readonly contrast: readonly ContrastChange[];
}

/**
 * Compares two versions of the token files, theme by theme.
 * @throws when a reference of either version leads nowhere or in a circle
 */
export async function diffThemes(before: TokenFiles, after: TokenFiles): Promise<Record<Theme, ThemeDiff>> {
  const diff = async (theme: Theme): Promise<ThemeDiff> => {
    const [old, current] = [await resolveTree(treeOf(before, theme)), await resolveTree(treeOf(after, theme))];
    return { tokens: tokenChanges(old, current), contrast: contrastChanges(old, current) };
  };
  return { main: await diff("main"), btq: await diff("btq") };
}
