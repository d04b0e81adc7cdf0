import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { serverEnvironment, serverFlags } from "@tread/storefront/launch/server-process.ts";

const repository = fileURLToPath(new URL("../..", import.meta.url));

/** Bytes of a process; `heapUsed` is what V8 holds after a full collection. */
export interface Memory {
  readonly rss: number;
  readonly heapUsed: number;
  readonly external: number;
}

/** The production server as a process of its own. */
export interface ShopServer {
  readonly origin: string;
  /** Milliseconds from spawning the process until the home page had answered 200. */
  readonly startedAfter: number;
  /** Milliseconds of processor time, user and system, that the process has used so far. */
  cpu(): Promise<number>;
  memory(): Promise<Memory>;
  stop(): Promise<void>;
}

export interface ShopServerOptions {
  /** Keeps its data there; without it in a folder that goes with the server. */
  dataFolder?: string;
  /** False turns the cache of anonymous pages off. */
  pageCache?: boolean;
  /** A `postgres://` address; without it the database is embedded. */
  databaseUrl?: string;
}

/** Seconds after which a server that does not answer is given up. */
const patience = 120;

/**
 * Starts the server on a free port, without rate limits and silent, and waits until its home page answers.
 * @throws Error with what the server said when it stops instead
 */
export async function startShop({ dataFolder, pageCache = true, databaseUrl = "" }: ShopServerOptions = {}): Promise<ShopServer> {
  const ownFolder = dataFolder === undefined ? await mkdtemp(join(tmpdir(), "bench-")) : undefined;
  const started = performance.now();
  const child = spawn(
    process.execPath,
    [
      ...serverFlags,
      "--import",
      new URL("./report-usage.ts", import.meta.url).href,
      join(repository, "storefront/launch/serve.ts"),
    ],
    {
      cwd: repository,
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      env: {
        ...serverEnvironment(process.env),
        NODE_OPTIONS: "",
        HOST: "127.0.0.1",
        PORT: "0",
        DATA_DIR: dataFolder ?? ownFolder,
        DATABASE_URL: databaseUrl,
        RATE_LIMITS: "off",
        LOG_LEVEL: "error",
        ...(pageCache ? { PAGE_CACHE_SECONDS: "3600" } : { PAGE_CACHE_SECONDS: "0" }),
      },
    },
  );
  const origin = await originOf(child);
  const answer = await fetch(`${origin}/nz/`);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`The home page answers ${answer.status}.`);
  const startedAfter = performance.now() - started;

  const ask = async <T>(question: string): Promise<T> => {
    const reply = once(child, "message");
    child.send(question);
    return ((await reply)[0] as Record<string, T>)[question] as T;
  };
  return {
    origin,
    startedAfter,
    cpu: async () => (await ask<number>("cpu")) / 1_000,
    memory: () => ask<Memory>("memory"),
    async stop() {
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
      if (ownFolder) await rm(ownFolder, { recursive: true, force: true });
    },
  };
}

async function originOf(child: ChildProcess): Promise<string> {
  let said = "";
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const listen = (text: Buffer) => {
    said += text;
    const found = /open at (http:\/\/[^/\s]+)/.exec(said);
    if (found) resolve(found[1] as string);
  };
  child.stdout?.on("data", listen);
  child.stderr?.on("data", listen);
  child.once("exit", (code) => reject(new Error(`The server stopped with ${code}.\n${said}`)));
  const timer = setTimeout(() => {
    child.kill("SIGKILL");
    reject(new Error(`The server did not start within ${patience} seconds.\n${said}`));
  }, patience * 1_000);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
  }
}
