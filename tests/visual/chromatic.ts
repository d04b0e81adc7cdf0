import { spawnSync } from "node:child_process";
import { ownFolders, root } from "./folders.ts";
import { buildStorybookIfStale } from "./storybook-build.ts";

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  process.stderr.write(
    "Chromatic needs a project's token: set CHROMATIC_PROJECT_TOKEN. Offline, pnpm visual does the same review.\n",
  );
  process.exit(1);
}
await buildStorybookIfStale((text) => process.stderr.write(`${text}\n`));
const { status } = spawnSync(
  process.execPath,
  [`${root}node_modules/chromatic/dist/bin.cjs`, "--storybook-build-dir", ownFolders.storybook, ...process.argv.slice(2)],
  { cwd: root, stdio: "inherit" },
);
process.exit(status ?? 1);
