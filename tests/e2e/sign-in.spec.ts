import type { Page } from "@playwright/test";
import { mailedLink } from "./outbox.ts";
import { expect, test } from "./shop.ts";
import { notices } from "./shopper.ts";

const main = (page: Page) => page.getByRole("main");
const accountLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Account", exact: true });
const signInLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Sign in", exact: true });

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await main(page).getByLabel("Email").fill(email);
  await main(page).getByLabel("Password", { exact: true }).fill(password);
  await main(page).getByRole("button", { name: "Sign in" }).click();
}

test.describe("ROUTE-24 ROUTE-25 ROUTE-26 ROUTE-27 ROUTE-28 ROUTE-29 ROUTE-30 ROUTE-51 ROUTE-52 each page is for whom it is for", () => {
  test("HEAD-06 HEAD-07 AUTH-10 AUTH-11 AUTH-13 AUTH-14 AUTH-15 a guest signs up, verifies the address, signs out, and gets back in with a new password", async ({
    page,
    request,
    quiet,
  }) => {
    const email = `mere.${Date.now()}@example.co.nz`;
    const [first, second, third] = ["Loudly99!", "Quietly77?", "Steadily55*"] as const;

    // Signing up, from a page that is for members.
    await page.goto("/nz/account/orders");
    await expect(page).toHaveURL("/nz/account/signin?redirect=%2Faccount%2Forders");
    await main(page).getByRole("link", { name: "No, I'm new here" }).click();
    await expect(page).toHaveURL("/nz/account/signup?redirect=%2Faccount%2Forders");
    await page.getByLabel("First name").fill("Mere");
    await page.getByLabel("Last name").fill("Parata");
    await main(page).getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(first);
    await page.getByLabel("Password again", { exact: true }).fill(first);
    await page.getByLabel(/^Mobile/).fill("021 555 0184");
    await page.getByLabel(/^Birthday/).fill("14/2/1991");
    await page.getByLabel(/I agree to the/).check();
    await main(page).getByRole("button", { name: "Create account" }).click();
    const mailed = main(page).getByRole("heading", { name: "Check your email." });
    await expect(mailed).toBeFocused();
    await expect(mailed).toBeInViewport();
    // The first mail does not come, and the second leads where the first would have.
    const firstLink = await mailedLink(request, email, "Verify your email address");
    await main(page).getByRole("button", { name: "Send another email" }).click();
    await expect(main(page).getByText("Another link is on its way.")).toBeVisible();

    // Not yet: the address is not verified.
    quiet.expect("/nz/api/session");
    await page.goto("/nz/account/signin");
    await signIn(page, email, first);
    await expect(main(page).getByText("Your email address hasn't been verified yet.")).toBeVisible();

    // The mail's link signs in here, and goes on to where it all began.
    const verification = await mailedLink(request, email, "Verify your email address");
    expect(verification).not.toBe(firstLink);
    await page.goto(verification);
    await expect(page).toHaveURL("/nz/account/orders");
    await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
    await expect(accountLink(page)).toHaveAttribute("href", "/nz/account");

    // Pages for guests are not for who is signed in.
    for (const path of ["signin", "signup", "password/forgot", "password/reset?user=somebody&code=guessed"]) {
      await page.goto(`/nz/account/${path}`);
      await expect(page).toHaveURL("/nz/account");
      await expect(page.getByRole("heading", { level: 1, name: "Kia ora, Mere" })).toBeVisible();
    }
    // Who came by a mail's link is told why it led here.
    await expect(notices(page).getByText(/^You're signed in\. To choose a new password with that link, sign out/)).toBeVisible();

    // The page's heading gives way to the one with the name as soon as that is known, and keeps focus.
    await page.goto("/nz/account/wishlist");
    await page.getByRole("link", { name: "Dashboard" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Kia ora, Mere" })).toBeFocused();

    // The password is changed, with the current one.
    await page.getByRole("link", { name: "Change password" }).click();
    await expect(page).toHaveURL("/nz/account/password/change");
    await page.getByLabel("Current password", { exact: true }).fill(first);
    await page.getByLabel("New password", { exact: true }).fill(second);
    await page.getByLabel("New password again", { exact: true }).fill(second);
    await main(page).getByRole("button", { name: "Change password" }).click();
    await expect(main(page).getByText("Your password is changed.")).toBeVisible();
    await page.reload();
    await expect(accountLink(page)).toBeVisible();

    // Signing out leads home, and nothing of the account can be had without signing in.
    await page.getByRole("navigation", { name: "Account" }).getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL(/\/nz\/?$/);
    await expect(signInLink(page)).toHaveAttribute("href", "/nz/account/signin");
    for (const path of ["/account", "/account/password/change"]) {
      await page.goto(`/nz${path}`);
      await expect(page).toHaveURL(`/nz/account/signin?redirect=${encodeURIComponent(path)}`);
      await expect(main(page).getByRole("button", { name: "Sign in" })).toBeVisible();
    }
    await signIn(page, email, first);
    await expect(main(page).getByText("Incorrect email or password.")).toBeVisible();

    // A forgotten password, and a new one by the mail's link, which is pressed although the field that is left is empty.
    await main(page).getByRole("link", { name: "Forgot your password?" }).click();
    await expect(page).toHaveURL("/nz/account/password/forgot?redirect=%2Faccount%2Fpassword%2Fchange");
    await expect(main(page).getByRole("link", { name: "Back to sign in" })).toHaveAttribute(
      "href",
      "/nz/account/signin?redirect=%2Faccount%2Fpassword%2Fchange",
    );
    await main(page).getByLabel("Email").fill(email);
    await main(page).getByRole("button", { name: "Send me a link" }).click();
    await expect(main(page).getByText("a link to set a new password is on its way")).toBeVisible();
    const reset = await mailedLink(request, email, "Choose a new password");
    await page.goto(reset);
    await page.getByLabel("New password", { exact: true }).fill(third);
    await page.getByLabel("New password again", { exact: true }).fill(third);
    await main(page).getByRole("button", { name: "Save new password" }).click();
    await expect(main(page).getByRole("heading", { name: "New password, sorted." })).toBeVisible();
    await main(page).getByRole("link", { name: "Sign in", exact: true }).click();
    await signIn(page, email, third);
    await expect(page).toHaveURL("/nz/account/password/change");
    await expect(accountLink(page)).toBeVisible();

    // Used links do nothing more.
    quiet.expect("/nz/api/users/verify");
    await page.goto(verification);
    await expect(main(page).getByText("Your email address is verified, and you're signed in.")).toBeVisible();
    await expect(main(page).getByRole("link", { name: "Carry on" })).toBeVisible();
  });
});
