import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { ownFolders, root } from "./folders.ts";

const stampFile = join(ownFolders.storybook, "built-from");

/** What the stories are made from. */
export const sources: readonly string[] = [
  ".storybook",
  "stories",
  "tokens/src",
  "tokens/build",
  "tokens/contrast",
  "design-system/src",
  "design-system/fonts",
  "design-system/package.json",
  "storefront/app",
  "storefront/domain",
  "storefront/contract",
  "storefront/merchandising",
  "storefront/catalogue",
  "pnpm-lock.yaml",
];

async function filesUnder(path: string): Promise<string[]> {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes("node_modules"))
    .map((entry) => join(entry.parentPath, entry.name));
}

async function digestOfSources(): Promise<string> {
  const files = (await Promise.all(sources.map((source) => filesUnder(join(root, source))))).flat().sort();
  const hash = createHash("sha256");
  for (const file of files)
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(readFileSync(file))
      .update("\0");
  return hash.digest("hex");
}

function run(...command: string[]): void {
  const result = spawnSync(process.execPath, command, { cwd: root, stdio: ["ignore", "pipe", "pipe"], encoding: "utf8" });
  if (result.status !== 0) throw new Error(`${command[0]} failed.\n${result.stdout}\n${result.stderr}`);
}

/**
 * Builds the static Storybook when the stories have changed since the last time.
 * @returns a digest of what it was built from
 * @throws Error with the build's own output when it fails
 */
export async function buildStorybookIfStale(log: (text: string) => void): Promise<string> {
  // Read before the build, so that what is edited during it counts as changed.
  const digest = await digestOfSources();
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === digest) return digest;
  log("Building the Storybook …");
  run("tokens/build/build.ts");
  run("design-system/fonts/build.ts");
  run("node_modules/storybook/dist/bin/dispatcher.js", "build", "-o", ownFolders.storybook, "--quiet");
  writeFileSync(stampFile, digest);
  return digest;
}
