import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { FolderCannotBeLocked, FolderLocked, lockFolder } from "../server/database/folder-lock.ts";
import { keepEarlierReleases } from "../server/rendering/earlier-releases.ts";
import { precompress } from "../server/rendering/precompress.ts";

const storefront = fileURLToPath(new URL("..", import.meta.url));
const repository = join(storefront, "..");
const stampFile = join(storefront, "build", "built-from");
/** Where the files of the last releases are kept: outside the folder of the build, which React Router empties before each. */
export const releasesFolder = join(storefront, ".releases");

/** What the browser's and the renderer's bundles are made from. */
const sources = [
  "tokens/src",
  "tokens/build",
  "design-system/src",
  "design-system/fonts",
  "design-system/package.json",
  "storefront/app",
  "storefront/domain",
  "storefront/contract",
  "storefront/launch",
  "storefront/public",
  "storefront/worker",
  "storefront/package.json",
  "storefront/vite.config.ts",
  "storefront/vite.worker.config.ts",
  "storefront/react-router.config.ts",
  "pnpm-lock.yaml",
];

async function filesUnder(path: string): Promise<string[]> {
  if (statSync(path).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** A digest of names, sizes and times of every source file: equal while nothing has been touched. */
async function digestOfSources(): Promise<string> {
  const files = (await Promise.all(sources.map((source) => filesUnder(join(repository, source))))).flat().sort();
  const hash = createHash("sha256");
  for (const file of files) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

function run(label: string, directory: string, script: string, ...parameters: string[]): void {
  const result = spawnSync(process.execPath, [script, ...parameters], {
    cwd: directory,
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (result.status !== 0) throw new Error(`${label} failed.\n${result.stdout}\n${result.stderr}`);
}

/** Milliseconds between two looks whether another process has built. */
const lookAgain = 500;

/** Does some work while no other process does: servers that are started together share the folder that is built into. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  mkdirSync(releasesFolder, { recursive: true });
  while (true) {
    try {
      const lock = await lockFolder(join(releasesFolder, "build"));
      return await work().finally(() => lock.release());
    } catch (error) {
      if (!(error instanceof FolderLocked)) throw error;
      await delay(lookAgain);
    }
  }
}

/**
 * Builds tokens and shop when their sources have changed since the last build. Of several processes one builds, and the others wait.
 * @returns whether anything was built
 * @throws Error with the tool's own output when a build fails, and a sentence where this user may not build
 */
export async function buildIfStale({ force = false, log = console.log } = {}): Promise<boolean> {
  const digest = await digestOfSources();
  const isBuilt = () => existsSync(stampFile) && readFileSync(stampFile, "utf8") === digest;
  if (!force && isBuilt()) return false;
  return await alone(async () => {
    if (!force && isBuilt()) return false;
    await build(digest, log);
    return true;
  }).catch((error: unknown) => {
    throw mayNotWrite(error) ? new Error(notBuilt, { cause: error }) : error;
  });
}

const notBuilt = `The shop has to be built, and this user may not write in ${storefront}. Build it as a user who may: pnpm build.`;

const mayNotWrite = (error: unknown): boolean =>
  error instanceof FolderCannotBeLocked || /^(?:EACCES|EPERM|EROFS)$/.test((error as NodeJS.ErrnoException).code ?? "");

async function build(digest: string, log: (line: string) => void): Promise<void> {
  // A build that is broken off halfway is none, whatever the one before it was made from.
  rmSync(stampFile, { force: true });
  log("Building the design tokens …");
  run("The build of the design tokens", join(repository, "tokens"), "build/build.ts");
  run("The cutting of the fonts", join(repository, "design-system"), "fonts/build.ts");
  log("Building the shop …");
  run("The build of the shop", storefront, "node_modules/@react-router/dev/dist/cli/index.js", "build");
  run(
    "The build of the service worker",
    storefront,
    "node_modules/vite/bin/vite.js",
    "build",
    "--config",
    "vite.worker.config.ts",
  );
  const client = join(storefront, "build", "client");
  await precompress(client);
  await keepEarlierReleases(join(client, "assets"), releasesFolder);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, digest);
}
