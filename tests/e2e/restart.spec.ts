import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../free-port.ts";
import { startShop, stopShop } from "./own-shop.ts";
import { expect, test } from "./shop.ts";
import { addFromProduct, cards, checkOut, mere, pay } from "./shopper.ts";

test("an order, the cart and the mail are still there after the server was killed and started again", async ({ page }) => {
  // Two starts of a server, beside everything else that a small machine does.
  test.setTimeout(300_000);
  const folder = await mkdtemp(join(tmpdir(), "shop-"));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const shoe = `${origin}/nz/products/osker/court-low-galah`;
  let shop = await startShop(port, folder);
  try {
    await addFromProduct(page, shoe, "9");
    await page.goto(`${origin}/nz/cart`);
    await checkOut(page, origin);
    const number = await pay(page, cards.paid);
    await addFromProduct(page, shoe, "9");
    // A page that is open would go on asking a server that is gone.
    await page.goto("about:blank");
    await stopShop(shop, "SIGKILL");
    shop = await startShop(port, folder);

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
    await stopShop(shop, "SIGTERM");
    expect(shop.exitCode ?? 0).toBe(0);
  } finally {
    await stopShop(shop, "SIGKILL");
    await rm(folder, { recursive: true, force: true });
  }
});
