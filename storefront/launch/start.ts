import { fileURLToPath } from "node:url";
import { readConfiguration } from "../server/configuration.ts";
import { buildIfStale } from "./build-if-stale.ts";
import { serverEnvironment, serverFlags } from "./server-process.ts";
import { tryPort } from "./try-port.ts";

const usage = `Builds the shop where it has changed, and opens it.

  pnpm start
      --port <number>       where it listens (or PORT)
      --host <address>      on which address (or HOST)
      --data-dir <folder>   where it keeps what it keeps (or DATA_DIR)
      --reset               deletes what it has kept there, and starts anew

README.md has all that can be set.`;

const words = process.argv.slice(2);
if (words.includes("--help")) {
  console.log(usage);
  process.exit(0);
}

try {
  // What cannot be opened so is not built first, least of all under a shop that is open.
  const { port, host } = readConfiguration(process.env, words);
  await tryPort(port, host).catch(async (error) => {
    // What explains it knows the whole server, and is read only where it is needed.
    const { explainFailure } = await import("../server/lifecycle/explain-failure.ts");
    throw new Error(explainFailure(error));
  });
  await buildIfStale();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const environment = serverEnvironment(process.env);
// The server takes this process's place, with its number and whoever waits for it. Where a system cannot do that, it moves in.
if (process.execve && process.platform !== "win32") {
  const serve = fileURLToPath(new URL("./serve.ts", import.meta.url));
  process.execve(
    process.execPath,
    [process.execPath, ...serverFlags, ...process.execArgv, serve, ...words],
    environment as Record<string, string>,
  );
}
Object.assign(process.env, environment);
await import("./serve.ts");
