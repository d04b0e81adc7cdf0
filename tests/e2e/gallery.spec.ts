import { untilAlive } from "../browser/until-alive.ts";
import { expect, test } from "./shop.ts";

test("a product's film is played by a press and fetched by nothing before it", async ({ page }) => {
  const films: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/films/")) films.push(new URL(request.url()).pathname);
  });
  await page.goto("/nz/products/farrow-mile/pace-one-ember");
  await untilAlive(page);
  expect(films).toEqual([]);
  await page.getByRole("button", { name: "Play film of Farrow Mile Pace One: One stride, slowly" }).click();
  const film = page.getByRole("dialog", { name: "Film of Farrow Mile Pace One" }).getByLabel("One stride, slowly");
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Play film/ })).toBeFocused();
});

test("under a finger the gallery's arrows are seen on a tablet, and on a phone they are not in the way", async ({ browser }) => {
  const touch = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 768, height: 1024 } });
  const page = await touch.newPage();
  await page.goto("/nz/products/osker/court-low-galah");
  const next = page.getByRole("button", { name: "Next picture" });
  const clip = () => next.evaluate((button) => getComputedStyle(button).clipPath);
  expect(await clip()).toBe("none");
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await clip()).toBe("inset(50%)");
  await touch.close();
});
