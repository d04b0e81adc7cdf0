import type { APIRequestContext, Page } from "@playwright/test";
import { mailedLink } from "./outbox.ts";
import { expect, test } from "./shop.ts";
import {
  addFromProduct,
  cards,
  cartDialog,
  checkOut,
  fillCard,
  mere,
  notices,
  orderNumber,
  pay,
  payButton,
  pressPay,
} from "./shopper.ts";

const main = (page: Page) => page.getByRole("main");
const shoes = "/nz/products/osker/court-low-galah";

/** What the warehouse does with an order, by its page's own buttons. */
async function inWarehouse(page: Page, number: string, ...buttons: string[]): Promise<void> {
  await page.goto("/sandbox/warehouse");
  for (const button of buttons) await page.getByRole("button", { name: `${button}: ${number}` }).click();
}

const subjects = async (request: APIRequestContext) => (await request.get("/sandbox/outbox")).text();

/** From the choice of items to the label. */
async function sendBack(page: Page, number: string, sequence: number): Promise<void> {
  await main(page)
    .getByRole("checkbox", { name: /Court Low/ })
    .check();
  await main(page)
    .getByRole("combobox", { name: /^Why is/ })
    .selectOption("Too small");
  await main(page).getByRole("button", { name: "Review the return" }).click();
  await expect(main(page).getByRole("list", { name: "What goes back" })).toContainText("1 × Osker Court Low");
  await main(page).getByRole("button", { name: "Confirm the return" }).click();
  const label = main(page).getByRole("region", { name: `Label of return ${number}-R${sequence}` });
  await expect(label).toContainText("Tread & Thread Returns");
  await page.emulateMedia({ media: "print" });
  await expect(label).toBeVisible();
  await expect(page.getByRole("button", { name: "Print the label" })).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
}

test("RET-01 RET-03 RET-05 ROUTE-42 ROUTE-43 a guest sends back what has arrived, once, with a label and a mail", async ({
  page,
}) => {
  test.slow();
  await addFromProduct(page, shoes, "9");
  await checkOut(page);
  const number = await pay(page, cards.paid);

  // Nothing can go back before it is there.
  await page.goto("/nz/return");
  await main(page).getByRole("link", { name: "Start a guest return" }).click();
  await expect(page).toHaveURL("/nz/return/guest/create");
  const find = async () => {
    await main(page).getByLabel("Order number").fill(number);
    await main(page).getByLabel("Email").fill(mere.email);
    await main(page).getByRole("button", { name: "Find my order" }).click();
  };
  await find();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(/Nothing/);

  await inWarehouse(page, number, "Send it out", "Hand it over");
  expect(await subjects(page.request)).toContain(`Your order ${number} is on its way`);
  await page.goto(`/nz/return/guest/create?order=${number}`);
  const inStore = main(page).getByRole("radio", { name: /store/i });
  await main(page)
    .getByRole("checkbox", { name: /Court Low/ })
    .check();
  await main(page)
    .getByRole("combobox", { name: /^Why is/ })
    .selectOption("Too big");
  await inStore.check();

  // A phone that was put away loads the page anew.
  await page.reload();
  await expect(main(page)).toContainText("Here's what you chose before. It isn't sent yet.");
  await expect(main(page).getByRole("combobox", { name: /^Why is/ })).toHaveValue("tooBig");
  await expect(inStore).toBeChecked();
  await main(page).getByRole("radio", { name: /label/i }).check();
  await sendBack(page, number, 1);
  expect(await subjects(page.request)).toContain(`Your return ${number}-R1`);

  // All of it has gone; the label can be had again, and the order says so.
  await page.reload();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(/Nothing/);
  await main(page)
    .getByRole("button", { name: `Label of ${number}-R1` })
    .click();
  await expect(main(page).getByRole("region", { name: `Label of return ${number}-R1` })).toBeVisible();
  await page.goto(`/nz/orders/${number}`);
  await expect(main(page)).toContainText("Return requested");
  await inWarehouse(page, `${number}-R1`, "Take the return in");
  await page.goto(`/nz/orders/${number}`);
  await expect(main(page)).toContainText("Returned");
  await expect(main(page)).toContainText(/(On its way back|Refunded) to Visa ending\s1111/);
});

test("RET-02 ROUTE-37 an account sends something back from its order", async ({ page, baseURL, quiet }) => {
  test.slow();
  const email = `tane.${Date.now()}@example.co.nz`;
  const { firstName, lastName } = mere;
  await page.request.post("/nz/api/users", {
    headers: { origin: baseURL ?? "" },
    data: { email, password: "Loudly99!", firstName, lastName, agreeToMarketing: false, acceptTerms: true },
  });
  await page.goto(await mailedLink(page.request, email, "Verify your email address"));
  await expect(page).toHaveURL("/nz/account");
  await addFromProduct(page, shoes, "9");
  await cartDialog(page).getByRole("link", { name: "Check out" }).click();
  await page.getByLabel("Mobile").fill(mere.mobile);
  await page.getByRole("button", { name: "Continue to shipping" }).click();
  await page.getByLabel("Street address").fill(mere.street);
  await page.getByLabel("Suburb").fill(mere.suburb);
  await page.getByLabel("Town or city").fill(mere.city);
  await page.getByLabel("Postcode").fill(mere.postcode);
  await page.getByRole("radio", { name: /^Express/ }).check();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expect(payButton(page)).toBeVisible();
  await fillCard(page, cards.paid);
  await pressPay(page);
  await expect(page).toHaveURL(/\/checkout\/success$/);
  const number = await orderNumber(page);

  await inWarehouse(page, number, "Send it out", "Hand it over");
  await page.goto(`/nz/account/orders/${number}`);
  const enter = async () => {
    await main(page).getByLabel("Email").fill(email);
    await main(page).getByLabel("Password", { exact: true }).fill("Loudly99!");
    await main(page).getByRole("button", { name: "Sign in" }).click();
  };

  // The session is over by the time that the return is opened: that is said once, and nothing else.
  const start = main(page).getByRole("button", { name: "Return something" });
  await expect(start).toBeVisible();
  await page.context().clearCookies();
  quiet.expect("401");
  await page.route("**/nz/api/returns/open", (route) =>
    route.fulfill({ status: 401, json: { code: "NotSignedIn", message: "Sign in.", requestId: "test" } }),
  );
  await start.click();
  await expect(page).toHaveURL(`/nz/account/signin?redirect=%2Faccount%2Forders%2F${number}`);
  await expect(notices(page).getByText("Your session has ended. Sign in to carry on where you were.")).toBeVisible();
  await expect(notices(page).getByText(/^Unable to start/)).toHaveCount(0);
  await page.unroute("**/nz/api/returns/open");
  await enter();
  await start.click();
  await expect(page).toHaveURL(new RegExp(`/nz/account/orders/${number}/return/[\\w.-]+$`));

  // The session ends midway, which the tab finds out when the shopper is back at it.
  const shoe = main(page).getByRole("checkbox", { name: /Court Low/ });
  const reason = main(page).getByRole("combobox", { name: /^Why is/ });
  const inStore = main(page).getByRole("radio", { name: /store/i });
  await shoe.check();
  await reason.selectOption("Too big");
  await inStore.check();
  await main(page).getByRole("button", { name: "Review the return" }).click();
  await expect(main(page).getByRole("list", { name: "What goes back" })).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => dispatchEvent(new Event("pageshow")));
  await expect(page).toHaveURL(/\/nz\/account\/signin/);
  await enter();
  await expect(main(page)).toContainText("Here's what you chose before. It isn't sent yet.");
  await expect(shoe).toBeChecked();
  await expect(reason).toHaveValue("tooBig");
  await expect(inStore).toBeChecked();
  await main(page).getByRole("radio", { name: /label/i }).check();
  await sendBack(page, number, 1);
  // What has been sent is nothing that is still to be sent.
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("tooBig");
});
