import { expect, test } from "./shop.ts";

test(
  "a product's picture opens as large as the screen, with its neighbours and thumbnails, and enlarges",
  { tag: "@phone" },
  async ({ page }, info) => {
    await page.goto("/nz/products/osker/court-low-galah");
    await page.getByRole("button", { name: /^Zoom/ }).first().click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    const painted = () =>
      dialog.evaluate((overlay) =>
        [...overlay.querySelectorAll("img")]
          .filter((image) => image.getClientRects().length > 0)
          .filter((image) => !image.closest("[inert]"))
          .map((image) => image.complete && image.naturalWidth > 0),
      );
    const picture = dialog.getByRole("group", { name: /^1 of/ }).getByRole("img");
    await expect(picture).toBeVisible();
    const thumbnails = info.project.name === "phone" ? 0 : await dialog.getByRole("button", { name: /^Picture \d/ }).count();
    // The first shopper to enlarge a picture waits while it is drawn.
    await expect.poll(painted, { timeout: 30_000 }).toEqual(Array.from({ length: 1 + thumbnails }, () => true));

    const box = await picture.boundingBox();
    expect(box?.height).toBeGreaterThan(500);
    await page.keyboard.press("+");
    await expect.poll(async () => (await picture.boundingBox())?.height ?? 0).toBeGreaterThan((box?.height ?? 0) * 1.4);
    await page.keyboard.press("0");
    await page.keyboard.press("ArrowRight");
    await expect(dialog.getByRole("region", { name: /^Picture 2 of/ })).toBeVisible();
    await expect.poll(painted, { timeout: 30_000 }).not.toContain(false);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  },
);
