import type { Page } from "@playwright/test";
import { expect, firstVisit as test } from "./shop.ts";
import { addButton, addFromProduct, cards, checkOut, pay, payButton, usePoints } from "./shopper.ts";

/** Gives the browser a clock that is wrong by so many hours. */
async function setWrong(page: Page, hours: number): Promise<void> {
  await page.addInitScript((wrong) => {
    const { now } = Date;
    Date.now = () => now.call(Date) + wrong;
  }, hours * 3_600_000);
}

for (const hours of [2, -2]) {
  test(`a clock that is wrong by ${hours} hours takes neither points from a shopper nor the order that they have opened`, async ({
    page,
  }) => {
    await setWrong(page, hours);
    await addFromProduct(page, "/nz/products/osker/court-low-galah", "12");
    await checkOut(page);
    await usePoints(page, 20);
    const points = page.getByRole("button", { name: "Remove Qantas Points" });
    await expect(points).toBeVisible();
    await page.reload();
    await expect(payButton(page)).toBeVisible();
    await expect(points).toBeVisible();
    const number = await pay(page, cards.paid);
    await expect(page.getByRole("main")).toContainText("−$20.00");

    await page.getByRole("main").getByRole("link", { name: /track/i }).click();
    const heading = page.getByRole("main").getByText(number).first();
    await expect(heading).toBeVisible();
    await page.reload();
    await expect(heading).toBeVisible();
  });
}

test("a clock that is years ahead sells nothing before its release", async ({ page }) => {
  await setWrong(page, 5 * 365 * 24);
  await page.goto("/nz/products/norvane/moonboot-runner-jacaranda");
  await expect(page.getByRole("main").getByRole("timer", { name: /^Drops in \d+ / })).toBeVisible();
  await expect(addButton(page)).toHaveCount(0);
});

for (const hours of [2, -150]) {
  test(`a clock that is wrong by ${hours} hours keeps the search from nothing that it learns`, async ({ page }) => {
    await setWrong(page, hours);
    const told = page.waitForResponse((response) => response.url().endsWith("/nz/search/1/events"));
    await addFromProduct(page, "/nz/products/osker/court-low-galah", "12");
    expect((await told).status()).toBe(200);
  });
}
