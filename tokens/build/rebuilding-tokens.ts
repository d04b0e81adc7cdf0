import { spawn } from "node:child_process";
import { once } from "node:events";
import { join, sep } from "node:path";
import type { Plugin } from "vite";

const sources = join(import.meta.dirname, "../src") + sep;

/** What is wrong with a token is said by the build, and what was built before stays. */
async function buildTokens(): Promise<void> {
  await once(spawn(process.execPath, [join(import.meta.dirname, "build.ts")], { stdio: "inherit" }), "exit");
}

/** Builds the tokens again whenever one changes: what shows them while they are worked on follows by Vite's hot reloading. */
export function rebuildingTokens(build = buildTokens): Plugin {
  let building = Promise.resolve();
  return {
    name: "rebuilding-tokens",
    configureServer({ watcher }) {
      watcher.add(sources);
      watcher.on("change", (file) => {
        // One after the other: two at once would write the same files.
        if (join(file).startsWith(sources)) building = building.then(build);
      });
    },
  };
}
