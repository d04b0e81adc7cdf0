import type { Page } from "@playwright/test";
import { untilAlive } from "../browser/until-alive.ts";
import { expect, test } from "./shop.ts";
import { addFromProduct, cards, fillContact, fillDelivery, pay, payButton } from "./shopper.ts";

const foot = (page: Page) => page.getByRole("contentinfo");
const field = (page: Page) => foot(page).getByRole("textbox", { name: "Email" });
const send = (page: Page) => foot(page).getByRole("button", { name: "Sign me up" }).click();
const signUps = "**/nz/api/marketing/sign-up";

/** What the provider would be told of an address. */
async function toldOf(page: Page, email: string): Promise<Record<string, unknown>[]> {
  const html = await (await page.request.get("/sandbox/marketing")).text();
  const messages = [...html.matchAll(/<pre>([^<]*)<\/pre>/g)].map(
    ([, text = ""]) => JSON.parse(text.replaceAll("&quot;", '"').replaceAll("&amp;", "&")) as Record<string, unknown>,
  );
  return messages.filter((message) => message.email === email);
}

test("MKTG-01 MKTG-02 MKTG-04 MKTG-05 ERRCAT-89 the footer subscribes an address", async ({ page }) => {
  const email = `footer-${Date.now()}@example.co.nz`;
  await page.goto("/nz/");
  await field(page).fill(email);
  const sent = page.waitForRequest(signUps);
  await send(page);
  const request = await sent;
  expect([request.method(), request.postDataJSON()]).toEqual([
    "POST",
    { email, contactSource: "Website Footer", subscribeToMarketing: true },
  ]);
  await expect(foot(page).getByRole("status")).toContainText(`You're in. ${email} is subscribed`);
  expect(await toldOf(page, email)).toMatchObject([{ signUpSource: 1, subscribeToMarketing: true }]);
});

test("MKTG-01 who has signed up in the footer stays there, and reads the address that was sent", async ({ page }) => {
  const email = `spaced-${Date.now()}@example.co.nz`;
  await page.goto("/nz/");
  await untilAlive(page);
  await field(page).fill(` ${email.replace("@", " @")} `);
  await field(page).press("Enter");
  const status = foot(page).getByRole("status");
  await expect(status).toContainText(`You're in. ${email} is subscribed`);
  await expect(status).toBeFocused();
});

test("MKTG-18 MKTG-19 MKTG-20 MKTG-21 MKTG-22 MKTG-23 an address that cannot be one is told so and not sent", async ({
  page,
}) => {
  let sent = 0;
  await page.route(signUps, (route) => {
    sent += 1;
    return route.continue();
  });
  await page.goto("/nz/");
  await untilAlive(page);
  await expect(field(page)).toHaveAttribute("autocomplete", "email");
  await expect(field(page)).toHaveAttribute("required", "");
  await send(page);
  await expect(foot(page)).toContainText("Enter your email address.");
  const domain = "@example.co.nz";
  for (const [typed, message] of [
    ["rangi", "Enter a valid email address."],
    ["a".repeat(251 - domain.length) + domain, "Enter an email address with 250 characters or fewer."],
    ["ā".repeat(130) + domain, "That email address is too long for us to store, so use a shorter one."],
  ] as const) {
    await field(page).fill(typed);
    await send(page);
    await expect(foot(page)).toContainText(message);
  }
  expect(sent).toBe(0);
});

test("MKTG-17 ERRCAT-87 ERRCAT-88 an address that was unsubscribed before, and one that the shop cannot take now, are told so", async ({
  page,
  quiet,
}) => {
  await page.route(signUps, async (route) => {
    const { email } = route.request().postDataJSON() as { email: string };
    await route.fulfill({ json: { success: false, status: "unsubscribed", email } });
  });
  await page.goto("/nz/");
  await field(page).fill("gone@example.co.nz");
  await send(page);
  await expect(foot(page).getByRole("status")).toContainText("gone@example.co.nz was unsubscribed before.");
  const status = foot(page).getByRole("status");
  await expect(status.getByRole("link", { name: "0800 873 233" })).toBeVisible();
  const back = "/nz/account/signin?redirect=%2Faccount%2Fcontact-info";
  await field(page).fill("another@example.co.nz");
  await expect(status).toContainText("gone@example.co.nz was unsubscribed before.");
  await field(page).fill("gone@example.co.nz");
  await expect(status.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", back);

  quiet.expect("/nz/api/marketing/sign-up");
  await page.unroute(signUps);
  await page.route(signUps, (route) => route.fulfill({ status: 500, json: { code: "InternalError", message: "No." } }));
  await send(page);
  await expect(status).toContainText("unable to subscribe gone@example.co.nz");
});

test("who ticks the box in checkout is subscribed with the order, by mail and text", async ({ page }) => {
  const email = `checkout-${Date.now()}@example.co.nz`;
  await addFromProduct(page, "/nz/products/osker/court-low-galah", "12");
  await page.goto("/nz/checkout/contact-info");
  await fillContact(page);
  await page.getByRole("main").getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("checkbox", { name: /^Send me drops/ }).check();
  await page.getByRole("button", { name: "Continue to shipping" }).click();
  await fillDelivery(page);
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expect(payButton(page)).toBeVisible();
  expect(await toldOf(page, email)).toEqual([]);
  await pay(page, cards.paid);
  expect(await toldOf(page, email)).toMatchObject([
    { firstName: "Mere", signUpSource: 3, subscribeToMarketing: true, subscribeToSms: true },
  ]);
});
