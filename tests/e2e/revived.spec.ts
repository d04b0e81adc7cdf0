import type { Page } from "@playwright/test";
import { calls } from "@tread/storefront/contract/calls.ts";
import { ponsonbyRoad } from "@tread/storefront/domain/fields/address.fixture.ts";
import { untilAlive } from "../browser/until-alive.ts";
import { send } from "../contract/send.ts";
import { signIn, verified } from "../contract/shopper.ts";
import { expect, type Quiet, test } from "./shop.ts";

const main = (page: Page) => page.getByRole("main");

/** A page that sleeps hears of no other tab: it is only told that it is shown again. */
async function sleeps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener("storage", (event) => event.stopImmediatePropagation());
    Object.defineProperty(BroadcastChannel.prototype, "onmessage", { set: () => undefined });
  });
}

const wakes = (page: Page) => page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));

async function enter(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto("/nz/account/signin?redirect=%2Faccount%2Faddresses");
  await untilAlive(page);
  await main(page).getByLabel("Email").fill(email);
  await main(page).getByLabel("Password", { exact: true }).fill(password);
  await main(page).getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/nz/account/addresses");
}

/**
 * A shopper with an address on a page of the account, which sleeps while they sign out in another tab.
 * @returns that tab, and their street
 */
async function signedOutMeanwhile(page: Page, quiet: Quiet, origin: string): Promise<{ other: Page; street1: string }> {
  const other = await page.context().newPage();
  await quiet.watch(other);
  // The page that slept still has an id token, which is good no more.
  quiet.expect("/nz/api/account/state");
  const shopper = await verified(origin);
  const { authorization } = await signIn(origin, shopper);
  const street1 = `${Date.now() % 10_000} Ponsonby Road`;
  const body = { ...ponsonbyRoad, street1, city: "Auckland", isDefaultBilling: true, isDefaultShipping: true };
  await send(origin, "nz", calls["addresses.create"], { headers: { authorization }, body });
  await sleeps(page);
  await enter(page, shopper);
  await expect(main(page)).toContainText(street1);
  await other.goto("/nz/account");
  await other.getByRole("navigation", { name: "Account" }).getByRole("button", { name: "Sign out" }).click();
  await expect(other).toHaveURL(/\/nz\/?$/);
  await expect(main(page)).toContainText(street1);
  return { other, street1 };
}

test("a page of the account that Back revives after its shopper has signed out shows nothing of theirs", async ({
  page,
  baseURL,
  quiet,
}) => {
  const { street1 } = await signedOutMeanwhile(page, quiet, baseURL ?? "");
  await wakes(page);
  await expect(page).toHaveURL("/nz/account/signin?redirect=%2Faccount%2Faddresses");
  await expect(page.getByText(street1)).toHaveCount(0);
});

test("nor does it show anything to somebody else who has signed in since, whose page it becomes", async ({
  page,
  baseURL,
  quiet,
}) => {
  const { other, street1 } = await signedOutMeanwhile(page, quiet, baseURL ?? "");
  await enter(other, await verified(baseURL ?? ""));
  await wakes(page);
  await expect(page.getByText(street1)).toHaveCount(0);
  await expect(page).toHaveURL("/nz/account/addresses");
  await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
});
