import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "./shop.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Starts a shop of its own and waits until it says that it is ready.
 * @param folder where it keeps its data
 * @param variables settings beside the usual ones of a test
 */
export async function startShop(
  port: number,
  folder: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<ChildProcess> {
  const shop = spawn(join(root, "node_modules/.bin/node"), ["storefront/launch/start.ts"], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: folder,
      LOG_LEVEL: "warn",
      RATE_LIMITS: "off",
      ...variables,
    },
    stdio: ["ignore", "inherit", "inherit"],
    // A group of its own: the pinned Node starts through a small script, and both have to go.
    detached: true,
  });
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 150_000 },
    )
    .toBe(200);
  return shop;
}

/** Ends a shop, and waits until it is gone. */
export async function stopShop(shop: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (shop.exitCode !== null || shop.signalCode !== null || shop.pid === undefined) return;
  const gone = once(shop, "exit");
  process.kill(-shop.pid, signal);
  await gone;
}
