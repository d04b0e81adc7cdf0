import type { Locator, Page } from "@playwright/test";
import { untilAlive } from "../browser/until-alive.ts";
import { fits } from "./fits.ts";
import { kinds, missing, pages, states } from "./pages.ts";
import { expect, test } from "./shop.ts";
import { addFromProduct, cards, cartDialog, checkOut, fillContact, fillDelivery, goToShipping, pay } from "./shopper.ts";

const doubleText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });

/** Words of the main part that are broken in two, or stand out of their row; of what the selector names alone, if it is given. */
const brokenWords = (page: Page, within = "*"): Promise<string[]> =>
  page.getByRole("main").evaluate((main, selector) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      // What only screen readers hear has no room of its own.
      if (text.parentElement?.clientWidth === 1 || !text.parentElement?.closest(selector)) continue;
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[^\s-]+/g)) {
        // The shopper's own address may be as long as it likes.
        if (word.includes("@")) continue;
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        const item = text.parentElement?.closest("li");
        if (lines.size > 1 || (item && range.getBoundingClientRect().right > item.getBoundingClientRect().right + 1))
          found.push(word);
      }
    }
    return found;
  }, within);

const narrowToWide = [320, 768, 1440];

/** What WCAG 1.4.12 lets a reader set. */
const spaced =
  "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }";

const setSheet = (page: Page, text: string): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, text);

const help = Object.fromEntries(
  ["terms-and-conditions", "contact", "sustainability"].map((article) => [article, `/nz/articles/${article}`]),
);

for (const [kind, paths] of Object.entries({ ...kinds, ...states, "help, and what is not there": { ...help, missing } })) {
  test(`at any width, with words set apart and at twice the text size nothing scrolls sideways and headlines are whole: ${kind}`, async ({
    page,
    quiet,
  }) => {
    test.setTimeout(300_000);
    quiet.expect(missing);
    const at = async (width: number, headlines: string) => {
      await page.setViewportSize({ width, height: 800 });
      if (headlines) expect(await brokenWords(page, headlines), `${page.url()} at ${width} px`).toEqual([]);
    };
    for (const path of Object.values(paths)) {
      await page.goto(path);
      for (const width of [320, 768, 1024, 1280, 1440, 2560]) {
        await at(width, "h1, h2, h3");
        if (narrowToWide.includes(width)) await fits(page);
      }
      await setSheet(page, spaced);
      for (const width of [320, 1440]) {
        await at(width, width === 1440 ? "h1, h2, h3" : "");
        await fits(page);
      }
      await setSheet(page, "");
      await doubleText(page);
      for (const width of [320, 1024]) {
        await at(width, "h1");
        await fits(page);
      }
    }
  });
}

test("from the cart to payment nothing scrolls sideways at 320, 768 and 1440 px", async ({ page }) => {
  const fitsEverywhere = async () => {
    for (const width of narrowToWide) {
      await page.setViewportSize({ width, height: 800 });
      await fits(page);
    }
  };
  await addFromProduct(page, "/nz/products/osker/court-low-galah", "12");
  await fitsEverywhere();
  await page.goto("/nz/cart");
  await expect(page.getByRole("link", { name: "Check out" })).toBeVisible();
  await fitsEverywhere();
  await checkOut(page);
  await fitsEverywhere();
  await page.goBack();
  await expect(page.getByLabel("Street address")).toBeVisible();
  await fitsEverywhere();
  await page.goBack();
  await expect(page.getByLabel("First name")).toBeVisible();
  await fitsEverywhere();
});

test("on a screen that is wider than the page, a product keeps to the page's measure", async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1000 });
  await page.goto("/nz/products/osker/court-low-galah");
  await untilAlive(page);
  const crumbs = await page.getByRole("navigation", { name: "Breadcrumb" }).boundingBox();
  const picture = await page.getByRole("button", { name: /^Zoom picture 1/ }).boundingBox();
  expect(Math.round(picture?.x ?? 0)).toBe(Math.round(crumbs?.x ?? -1));
});

test("words that are longer than a phone is wide break, wherever they were typed", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const word = "waterproof".repeat(8);
  for (const path of ["search?q=", "stores?near=", "categories/women?q="]) {
    await page.goto(`/nz/${path}${word}`);
    await expect(page.getByRole("main")).toContainText(word);
    await fits(page);
  }
});

test("an address of the web in a product's text leaves its page as wide as the window", async ({ page }) => {
  const address = `https://maker.example/${"footwear/outdoor/waterproof-boots/".repeat(5)}`;
  await page.goto("/nz/products/osker/court-low-galah");
  await untilAlive(page);
  const texts = page.getByRole("main").locator("details").locator("p, li");
  await expect(texts).not.toHaveCount(0);
  await texts.evaluateAll((all, long) => {
    for (const text of all) text.textContent = long;
  }, address);
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await fits(page);
    for (const text of await texts.all()) expect((await text.boundingBox())?.width ?? 0).toBeLessThan(width);
  }
});

test("an e-mail address that is longer than a phone is wide is told whole wherever it is told", async ({ page, quiet }) => {
  quiet.expect("409");
  await page.setViewportSize({ width: 320, height: 800 });
  const main = page.getByRole("main");
  const email = "whaea.wharetutu-featherstonehaugh@cholmondeley-and-marjoribanks.co.nz";
  /** The sentence ends on the page, and not beyond its edge. */
  const isWhole = async (words: Locator) => {
    await expect(words).toBeVisible();
    const right = await words.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().right;
    });
    expect(right).toBeLessThanOrEqual(320);
    await fits(page);
  };
  await page.goto("/nz/account/password/forgot");
  await untilAlive(page);
  await main.getByLabel("Email").fill(email);
  await main.getByRole("button", { name: "Send me a link" }).click();
  await isWhole(main.getByText(email));

  await page.route("**/nz/api/users", (route) =>
    route.fulfill({ status: 409, json: { code: "EmailTaken", message: "Taken.", requestId: "test" } }),
  );
  await page.goto("/nz/account/signup");
  await untilAlive(page);
  await page.getByLabel("First name").fill("Mere");
  await page.getByLabel("Last name").fill("Parata");
  await main.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("Loudly99!");
  await page.getByLabel("Password again", { exact: true }).fill("Loudly99!");
  await page.getByLabel(/I agree to the/).check();
  await main.getByRole("button", { name: "Create account" }).click();
  await isWhole(main.getByText(`An account with the email address ${email} already exists.`).first());

  await addFromProduct(page, "/nz/products/osker/court-low-galah", "9");
  await page.goto("/nz/checkout/contact-info");
  await fillContact(page);
  await main.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Continue to shipping" }).click();
  await fillDelivery(page);
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await pay(page, cards.paid);
  await isWhole(main.getByText(email));
});

test("on a phone what counts down to a release stands in one row, in the boutique too", async ({ page }) => {
  for (const path of [pages["a product to be released"] ?? "", "/nz/products/bluegum-supply/overnighter-plum"]) {
    await page.goto(path);
    await untilAlive(page);
    const units = page.getByRole("main").getByRole("timer").first().locator("> *");
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const tops = await units.evaluateAll((all) => all.map((unit) => unit.getBoundingClientRect().top));
      expect(tops, `${path} at ${width} px`).toEqual(Array.from({ length: 4 }, () => tops[0]));
    }
  }
});

test("a long product name is cut short in a phone's bar, whose button stays whole", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/nz/products/osker/court-low-galah");
  await untilAlive(page);
  const button = page.getByRole("main").getByRole("button", { name: "Add to cart", exact: true }).last();
  await button.evaluate((element) => {
    const name = element.previousElementSibling?.firstElementChild;
    if (name?.textContent !== "Court Low") throw new Error("The bar does not name the product.");
    name.textContent = "Waterproof insulated winter walking boot with a removable felt liner";
  });
  await fits(page);
  await expect(button).toBeInViewport({ ratio: 1 });
  expect((await button.boundingBox())?.height).toBeLessThan(56);
});

test("in a window as low as a phone on its side, or one at four times the size, the cart's panel shows lines and all below", async ({
  page,
}) => {
  await addFromProduct(page, "/nz/products/osker/court-low-galah", "12");
  const dialog = cartDialog(page);
  const line = dialog.getByRole("link", { name: "Court Low" }).first();
  for (const [width, height] of [
    [740, 360],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await line.scrollIntoViewIfNeeded();
    await expect(line).toBeInViewport({ ratio: 1 });
    await dialog.getByRole("link", { name: "View cart" }).click({ trial: true });
  }
});

test("at twice the text size the smallest phone's cart and checkout do not scroll sideways", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await addFromProduct(page, "/nz/products/osker/court-low-galah", "12");
  const fitsDoubled = async () => {
    await doubleText(page);
    await fits(page);
  };
  await page.goto("/nz/cart");
  await expect(page.getByRole("link", { name: "Check out" })).toBeVisible();
  await fitsDoubled();
  await goToShipping(page);
  await expect(page.getByLabel("Street address")).toBeVisible();
  await fitsDoubled();
  await fillDelivery(page);
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await page.getByRole("button", { name: /^Order summary/ }).click();
  await fitsDoubled();
});

test("at twice the text size a phone's payment step and order break no word, and the confirmation is said in full", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await addFromProduct(page, "/nz/products/osker/court-low-galah", "12");
  await checkOut(page);
  await page.getByRole("radio", { name: /^Afterpay/ }).check();
  await doubleText(page);
  await expect.poll(() => brokenWords(page)).toEqual([]);
  await page.getByRole("radio", { name: /^Card/ }).check();
  await pay(page, cards.paid);
  await fits(page);
  await page.getByRole("link", { name: "Track this order" }).click();
  await expect(page.getByRole("list", { name: "Order progress" })).toBeVisible();
  await expect.poll(() => brokenWords(page)).toEqual([]);
  await fits(page);
});

test("at twice the text size the home page's kinds of things keep their names and counts whole, and its headline stays above the shoe", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/nz/");
  const room = () =>
    page.getByRole("heading", { level: 1 }).evaluate((headline) => {
      const picture = document.querySelector("main img");
      return (picture?.getBoundingClientRect().top ?? 0) - headline.getBoundingClientRect().bottom;
    });
  const before = await room();
  await doubleText(page);
  // The letters, which fill the screen, grow by a little.
  expect(await room()).toBeGreaterThan(before - 16);
  const cut = () =>
    page
      .getByRole("region", { name: "Categories" })
      .getByRole("link")
      .evaluateAll((links) =>
        links
          .filter((link) => {
            const words = document.createRange();
            words.selectNodeContents(link.lastElementChild ?? link);
            const [inner, outer] = [words.getBoundingClientRect(), link.getBoundingClientRect()];
            return inner.left < outer.left || inner.right > outer.right || inner.bottom > outer.bottom;
          })
          .map((link) => link.textContent),
      );
  await expect.poll(cut).toEqual([]);
});
