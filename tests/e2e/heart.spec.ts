import { expect, test } from "./shop.ts";

test("TILE-36 a guest who presses a heart is asked to sign in, and comes back to the heart", async ({ page }) => {
  await page.goto("/nz/categories/men/shoes");
  const tile = page.getByRole("main").getByRole("article").first();
  await tile.hover();
  const heart = tile.getByRole("button", { name: /^Save .+ to wishlist$/ });
  await heart.click();
  const prompt = page.getByRole("dialog", { name: "Keep the good ones" });
  await expect(prompt.getByRole("link", { name: "Sign in" })).toHaveAttribute(
    "href",
    /\/nz\/account\/signin\?redirect=.*categories%2Fmen%2Fshoes/,
  );
  await page.keyboard.press("Escape");
  await expect(prompt).toHaveCount(0);
  await expect(heart).toBeFocused();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
});
