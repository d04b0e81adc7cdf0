import { mailedLink } from "./outbox.ts";
import { expect, test } from "./shop.ts";
import { addFromProduct, cards, checkOut, mere, notices, pay, payButton, usePoints } from "./shopper.ts";

const cents = (text: string | null) => Math.round(Number((text ?? "").replace(/[^\d.]/g, "")) * 100);

test("PAY-07 LOYAL-09 LOYAL-10 a guest adds a membership, pays a part with its points and the rest by card, and the order says what it spent and earned", async ({
  page,
}) => {
  await addFromProduct(page, "/nz/products/osker/court-low-galah", "12");
  await checkOut(page);
  const whole = cents(await payButton(page).textContent());
  await usePoints(page, 20);
  await expect.poll(async () => cents(await payButton(page).textContent())).toBe(whole - 2_000);

  // The quote survives a reload, and what is paid with it is gone after the order.
  await page.reload();
  await expect(page.getByRole("button", { name: "Remove Qantas Points" })).toBeVisible();
  await expect.poll(async () => cents(await payButton(page).textContent())).toBe(whole - 2_000);
  await pay(page, cards.paid);
  const main = page.getByRole("main");
  await expect(main).toContainText("Qantas Points");
  await expect(main).toContainText("−$20.00");
  await expect(main).toContainText(/\d+\s*Qantas Points, earned with this order/);
  expect(await page.evaluate(() => localStorage.getItem("checkout:nz"))).not.toContain("quoteNumber");
});

test("ROUTE-38 LOYAL-11 LOYAL-12 the account's points page is for who is signed in, links a membership, and unlinks it once asked again", async ({
  page,
  baseURL,
}) => {
  await page.goto("/nz/account/qantas");
  await expect(page).toHaveURL("/nz/account/signin?redirect=%2Faccount%2Fqantas");
  const { firstName, lastName } = mere;
  const email = `points.${Date.now()}@example.co.nz`;
  const answer = await page.request.post("/nz/api/users", {
    headers: { origin: baseURL ?? "" },
    data: { email, password: "Loudly99!", firstName, lastName, agreeToMarketing: false, acceptTerms: true },
  });
  expect(answer.status()).toBe(200);
  await page.goto(await mailedLink(page.request, email, "Verify your email address"));
  await expect(page).toHaveURL("/nz/account");

  await page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: "Qantas Points" }).click();
  await page.getByRole("textbox", { name: "Membership number" }).fill("1234567890");
  await page.getByRole("textbox", { name: "Surname" }).fill("Parata");
  await page.getByRole("button", { name: "Link", exact: true }).click();
  await expect(notices(page)).toContainText("Your membership is linked.");
  await page.reload();
  await expect(page.getByRole("region", { name: "Qantas Points" })).toContainText("membership 1234567890");
  await page.getByRole("button", { name: "Unlink membership" }).click();
  await page.getByRole("button", { name: "Unlink it" }).click();
  await expect(notices(page)).toContainText("Your membership is unlinked.");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Membership number" })).toBeVisible();
});
