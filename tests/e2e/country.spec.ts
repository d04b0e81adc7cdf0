import { expect, test } from "./shop.ts";
import { addFromProduct, cartDialog, notices } from "./shopper.ts";

const shoes = "/products/osker/court-low-galah";

test("CTRY-02 CTRY-09 CTRY-11 who seems to be in Australia is offered its shop without a call, and their cart comes along, priced again", async ({
  page,
}) => {
  // Stands for a platform in front that tells where visitors are; the server of these tests believes none.
  await page.route(/\/(nz|au)\/([^.]*)$/, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const answer = await route.fetch({ maxRedirects: 0 });
    const html = await answer.text();
    const told = html.replace('{"country":null}', '{"country":"au"}');
    expect(told).not.toBe(html);
    return route.fulfill({ response: answer, body: told });
  });
  await page.goto("/nz/");
  const prompt = page.getByRole("dialog", { name: "Looks like you're in Australia" });
  await prompt.getByRole("button", { name: "Stay in New Zealand" }).click();
  await expect(prompt).toBeHidden();

  // Once is enough.
  await addFromProduct(page, `/nz${shoes}`, "9");
  await expect(prompt).toBeHidden();
  await cartDialog(page).getByRole("link", { name: "View cart" }).click();
  await expect(page).toHaveURL("/nz/cart");

  // By the footer's own link; told before and after.
  const footer = page.getByRole("contentinfo");
  await footer.locator("summary").filter({ hasText: "New Zealand" }).click();
  await expect(footer.getByText(/^Your cart comes along/)).toBeVisible();
  await footer.getByRole("link", { name: /Australia/ }).click();
  await expect(page).toHaveURL("/au/");
  await expect(notices(page)).toContainText("Your cart came along: 1 item, priced again in AUD.");
  await page.goto("/au/cart");
  await expect(page.getByRole("main")).toContainText("Court Low");
});
