import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { readCommandLine } from "../tokens/command-line.ts";

readCommandLine("pnpm typecheck   checks every TypeScript project of the workspace", {});

const root = fileURLToPath(new URL("..", import.meta.url));

/** Every TypeScript project of the workspace; each is checked with its own settings. */
const projects = [
  "tokens",
  "design-system",
  "design-system/fonts",
  "storefront",
  "storefront/worker",
  "stories",
  ".storybook",
  "tests",
];

const failed = projects.filter((project) => {
  const { status } = spawnSync(`${root}node_modules/.bin/tsc`, ["-p", project], { cwd: root, stdio: "inherit" });
  return status !== 0;
});
if (failed.length > 0) {
  console.error(`Type errors in ${failed.join(", ")}.`);
  process.exit(1);
}
