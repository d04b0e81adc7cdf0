import { expect, test } from "./shop.ts";
import { addButton, addFromProduct, cartDialog, fillContact, sizeButton } from "./shopper.ts";

const shoe = "/nz/products/osker/court-low-galah";

test("CART-32 a guest's cart survives a reload and is there in another tab", async ({ page, context, quiet }) => {
  await addFromProduct(page, shoe, "9");
  await page.reload();
  await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
  const second = await context.newPage();
  await quiet.watch(second);
  await second.goto("/nz/cart");
  await expect(second.getByRole("spinbutton", { name: /Court Low/ })).toHaveValue("1");

  // What one tab changes, the other shows, without being asked.
  await second.getByRole("button", { name: /^More, Quantity of Court Low/ }).click();
  await expect(second.getByRole("link", { name: "Cart, 2 items" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Cart, 2 items" })).toBeVisible();
});

test("two tabs that add the same size make one line of both", async ({ page, context, quiet }) => {
  const second = await context.newPage();
  await quiet.watch(second);
  for (const tab of [page, second]) {
    await tab.goto(shoe);
    await sizeButton(tab.getByRole("list", { name: "Sizes" }), "9").click();
  }
  await Promise.all([addButton(page).click(), addButton(second).click()]);
  for (const tab of [page, second]) await expect(cartDialog(tab).getByRole("link", { name: "View cart" })).toBeVisible();
  await page.goto("/nz/cart");
  await expect(page.getByRole("spinbutton", { name: /Court Low/ })).toHaveCount(1);
  await expect(page.getByRole("spinbutton", { name: /Court Low/ })).toHaveValue("2");
});

const ills: Record<string, () => void> = {
  blocked: () => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  },
};

for (const [ill, befall] of Object.entries(ills)) {
  test(`with ${ill} storage the shop still sells`, async ({ page }) => {
    await page.addInitScript(befall);
    await addFromProduct(page, shoe, "9");
    await expect(cartDialog(page).getByRole("heading", { name: "Cart 1" })).toBeVisible();
    await cartDialog(page).getByRole("link", { name: "View cart" }).click();
    await expect(page).toHaveURL("/nz/cart");
    await expect(page.getByRole("main").getByRole("spinbutton", { name: /Court Low/ })).toHaveValue("1");
    await page.getByRole("complementary").getByRole("link", { name: "Check out" }).click();
    await expect(page).toHaveURL("/nz/checkout/contact-info");
    await fillContact(page);
    await page.getByRole("button", { name: "Continue to shipping" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Where’s it going?" })).toBeVisible();
  });
}

for (const kept of ["{not json", "null", "[]", '{"version":1,"cart":{"items":7}}', '"text"', '{"__proto__":{"polluted":true}}']) {
  test(`corrupt storage ${kept} is an empty cart that can be filled`, async ({ page }) => {
    await page.addInitScript((text) => {
      if (sessionStorage.getItem("spoilt")) return;
      sessionStorage.setItem("spoilt", "yes");
      localStorage.setItem("account-state:nz", text);
      localStorage.setItem("checkout:nz", text);
    }, kept);
    await page.goto("/nz/cart");
    await expect(page.getByText("Your cart could use some company.")).toBeVisible();
    await addFromProduct(page, shoe, "9");
    await page.goto("/nz/checkout/contact-info");
    await expect(page.getByRole("main").getByLabel("Email")).toHaveValue("");
  });
}
