import { fileURLToPath } from "node:url";
import { buildIfStale } from "./build-if-stale.ts";
import { serverEnvironment, serverFlags } from "./server-process.ts";

try {
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
    [process.execPath, ...serverFlags, ...process.execArgv, serve, ...process.argv.slice(2)],
    environment as Record<string, string>,
  );
}
Object.assign(process.env, environment);
await import("./serve.ts");
