import { dtcgDocument } from "../build/formats.ts";
import { type ResolvedToken, resolveTree } from "../build/resolve.ts";
import { themes } from "../build/themes.ts";
import { type TokenFiles, type TokenTree, treeOf } from "../build/token-tree.ts";
import { readDocument } from "./document.ts";

/** The export's documents by file name. */
export type Documents = Readonly<Record<string, TokenTree>>;

/**
 * Two documents a theme: `main.tokens.json` keeps the references, for tools that follow them; in
 * `main.resolved.tokens.json` every reference is replaced by its value.
 * @throws Error when the tokens make a document that breaks the format
 */
export async function exportDocuments(files: TokenFiles): Promise<Documents> {
  const documents: Record<string, TokenTree> = {};
  for (const theme of themes) {
    const tokens: ResolvedToken[] = await resolveTree(treeOf(files, theme));
    documents[`${theme}.tokens.json`] = dtcgDocument(tokens, "aliased") as TokenTree;
    documents[`${theme}.resolved.tokens.json`] = dtcgDocument(tokens, "resolved") as TokenTree;
  }
  const wrong = Object.entries(documents).flatMap(([name, document]) =>
    readDocument(document).problems.map((problem) => `${name}: ${problem}`),
  );
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
  return documents;
}
