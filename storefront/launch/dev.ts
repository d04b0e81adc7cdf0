import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ConfigurationError, readConfiguration } from "../server/configuration.ts";
import { prepareDataFolder, prepareOriginals } from "../server/lifecycle/data-folder.ts";
import { explainFailure } from "../server/lifecycle/explain-failure.ts";
import { repositoryRoot } from "../server/repository-root.ts";
import { restartingFolders } from "./restarting-code.ts";
import { tryPort } from "./try-port.ts";

const usage = `The shop with hot reloading; a changed server starts again.

  pnpm dev
      --port <number>       where it listens (or PORT)
      --host <address>      on which address (or HOST)
      --data-dir <folder>   where it keeps what it keeps (or DATA_DIR)

README.md has all that can be set.`;

const words = process.argv.slice(2);
if (words.includes("--help")) {
  console.log(usage);
  process.exit(0);
}

const environment = { ...process.env, NODE_ENV: "development" };
// What would fail again is said here: who watches for changes would wait for one instead of ending.
try {
  const { dataFolder, originalsFolder, port, host, reset } = readConfiguration(environment, words);
  if (reset) {
    const problem = "is for `pnpm start`: here the shop would begin anew whenever its code changes";
    throw new ConfigurationError([{ setting: "--reset", problem }]);
  }
  await prepareDataFolder(dataFolder);
  await prepareOriginals(originalsFolder);
  await tryPort(port, host);
} catch (error) {
  console.error(explainFailure(error));
  process.exit(1);
}

const watched = restartingFolders.map((folder) => `--watch-path=${join(repositoryRoot, folder)}`);
const flags = [...watched, "--watch-preserve-output", "--conditions=development"];
const parameters = [...flags, join(import.meta.dirname, "dev-server.ts"), ...words];
// It takes this process's place, with its number and whoever waits for it, where a system can do that.
if (process.execve && process.platform !== "win32")
  process.execve(process.execPath, [process.execPath, ...parameters], environment);
process.exitCode = spawnSync(process.execPath, parameters, { env: environment, stdio: "inherit" }).status ?? 1;
