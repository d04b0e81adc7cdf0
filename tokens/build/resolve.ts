import StyleDictionary from "style-dictionary";
import { readDocument } from "../export/document.ts";
import type { Theme } from "./themes.ts";
import { readTokenTree, type TokenTree, WrongTokens } from "./token-tree.ts";

/** Our DTCG extension on typography and dimension tokens: what the standard has no field for. */
export type Extension = {
  /** A size that follows the viewport; `css` is the ready `clamp`, within a share of the line where enlarged text would fill it. */
  fluid?: { css: string };
  /** Tracking relative to the size, which the standard's absolute letterSpacing cannot say. */
  letterSpacingEm?: number;
  /** Width axis in percent. */
  fontStretch?: number;
  css?: { fontStyle?: string; textTransform?: string; fontVariantNumeric?: string };
};

/** One token with its references resolved. */
export type ResolvedToken = {
  path: string[];
  type: string;
  value: unknown;
  /** The value as written, with `{references}`. */
  written: unknown;
  extension: Extension;
  description?: string;
};

/** Our key below `$extensions`. */
export const extensionKey = "nz.treadandthread";

/**
 * Resolves a theme of the working tree with Style Dictionary.
 * @throws WrongTokens
 */
export const resolveTheme = async (theme: Theme): Promise<ResolvedToken[]> => resolveTree(readTokenTree(theme));

/**
 * Resolves the tokens of a tree with Style Dictionary.
 * @throws WrongTokens when a value is not of its type, or a reference leads nowhere or in a circle
 */
export async function resolveTree(tree: TokenTree): Promise<ResolvedToken[]> {
  const { problems } = readDocument(tree);
  if (problems.length > 0) throw new WrongTokens(problems.join("\n"));
  const dictionary = new StyleDictionary({
    usesDtcg: true,
    tokens: structuredClone(tree) as never,
    platforms: { resolved: { transforms: [] } },
    log: { warnings: "disabled", verbosity: "silent", errors: { brokenReferences: "throw" } },
  });
  const { allTokens } = await dictionary.getPlatformTokens("resolved");
  return allTokens.map((token) => ({
    path: token.path,
    type: String(token.$type ?? token.original.$type),
    value: token.$value,
    written: token.original.$value,
    extension: (token.$extensions?.[extensionKey] ?? {}) as Extension,
    description: token.$description,
  }));
}
