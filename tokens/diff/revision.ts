import { execFileSync } from "node:child_process";
import { basename } from "node:path";
import { isTokenFile, parseTokens, type TokenFiles } from "../build/token-tree.ts";

const folder = "tokens/src";

/**
 * Reads the token files of a revision.
 * @param repository a folder inside the repository
 * @param ref anything git can name: a branch, a tag, a commit
 * @throws Error when git knows no such commit, or it has no tokens
 */
export function tokenFilesAt(repository: string, ref: string): { commit: string; files: TokenFiles } {
  const git = (...parameters: string[]) =>
    execFileSync("git", parameters, { cwd: repository, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"], maxBuffer: 2 ** 28 });
  let commit: string;
  try {
    commit = git("rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`).trim();
  } catch {
    throw new Error(`git knows no commit "${ref}".`);
  }
  const names = git("ls-tree", "--full-tree", "--name-only", commit, `${folder}/`)
    .split("\n")
    .map((path) => basename(path))
    .filter(isTokenFile);
  if (names.length === 0) throw new Error(`There are no tokens in ${folder} at ${ref}.`);
  const files = names.map((name) => [name, parseTokens(name, git("show", `${commit}:${folder}/${name}`))] as const);
  return { commit, files: Object.fromEntries(files) };
}
