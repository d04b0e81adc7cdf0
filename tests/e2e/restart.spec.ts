import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "./shop.ts";
import { addFromProduct, cards, checkOut, mere, pay } from "./shopper.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, "close");
  return port;
}

/** Starts a shop of its own and waits until it says that it is ready. */
async function start(port: number, folder: string): Promise<ChildProcess> {
  const shop = spawn(join(root, "node_modules/.bin/node"), ["storefront/launch/start.ts"], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", DATA_DIR: folder, LOG_LEVEL: "warn", RATE_LIMITS: "off" },
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
      { timeout: 60_000 },
    )
    .toBe(200);
  return shop;
}

async function stop(shop: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (shop.exitCode !== null || shop.signalCode !== null || shop.pid === undefined) return;
  const gone = once(shop, "exit");
  process.kill(-shop.pid, signal);
  await gone;
}

test("an order, the cart and the mail are still there after the server was killed and started again", async ({ page }) => {
  // Two starts of a server, beside everything else that a small machine does.
  test.setTimeout(180_000);
  const folder = await mkdtemp(join(tmpdir(), "shop-"));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const shoe = `${origin}/nz/products/osker/court-low-galah`;
  let shop = await start(port, folder);
  try {
    await addFromProduct(page, shoe, "9");
    await page.goto(`${origin}/nz/cart`);
    await checkOut(page, origin);
    const number = await pay(page, cards.paid);
    await addFromProduct(page, shoe, "9");
    // A page that is open would go on asking a server that is gone.
    await page.goto("about:blank");
    await stop(shop, "SIGKILL");
    shop = await start(port, folder);

    await page.goto(`${origin}/nz/orders`);
    await page.getByLabel("Order number").fill(number);
    await page.getByRole("main").getByLabel("Email").fill(mere.email);
    await page.getByRole("button", { name: "Find my order" }).click();
    await expect(page.getByText(`#${number}`)).toBeVisible();
    await expect(page.getByRole("main")).toContainText("Court Low");
    await page.goto(`${origin}/sandbox/outbox`);
    await expect(page.getByRole("link", { name: new RegExp(number) })).toBeVisible();
    // What was sold stays sold.
    await page.goto(`${origin}/nz/cart`);
    await expect(page.getByRole("spinbutton", { name: /Court Low/ })).toHaveAttribute("aria-valuemax", "23");
    await page.goto("about:blank");
    await stop(shop, "SIGTERM");
    expect(shop.exitCode ?? 0).toBe(0);
  } finally {
    await stop(shop, "SIGKILL");
    await rm(folder, { recursive: true, force: true });
  }
});
