import type { Page } from "playwright";
import { untilAlive } from "../browser/until-alive.ts";
import { signIn, verified } from "../contract/shopper.ts";
import { keep, withBrowser } from "./browser.ts";
import { loadCold } from "./cold-load.ts";
import { type Figure, kilobytes, median } from "./figure.ts";
import { filesWeight } from "./file-weights.ts";
import type { Kept } from "./kept-cart.ts";
import { lighthouseFigures } from "./lighthouse.ts";
import { listingPath, type MeasuredPage } from "./pages.ts";
import type { ShopServer } from "./shop-server.ts";

/** Most kilobytes of JavaScript, as gzip, that a page of the account may load first. */
const scriptLimit = 150;
/** Least points of Lighthouse. */
const points = 97;

/** What a browser holds in which a new shopper has signed in. */
async function session(origin: string): Promise<Required<Pick<Kept, "session">>> {
  const { cookie } = await signIn(origin, await verified(origin));
  return { session: cookie.split("; ").map((each) => `${each}; path=/`) };
}

/** Pages of the account, and those that lead into it. */
async function accountPages(origin: string): Promise<readonly MeasuredPage[]> {
  const kept = await session(origin);
  const guest = { kept: {}, checkout: false };
  const member = { kept, checkout: false };
  return [
    { name: "sign in", path: "/account/signin", ...guest },
    { name: "sign up", path: "/account/signup", ...guest },
    { name: "account", path: "/account", ...member },
    { name: "orders", path: "/account/orders", ...member },
    { name: "wishlist", path: "/account/wishlist", ...member },
    { name: "contact details", path: "/account/contact-info", ...member },
    { name: "addresses", path: "/account/addresses", ...member },
    { name: "payment methods", path: "/account/payment-methods", ...member },
  ];
}

/** What a cold Chromium loads of scripts for each page of the account. */
export async function measureAccountWeights(shop: ShopServer, clientFolder: string): Promise<Figure[]> {
  const pages = await accountPages(shop.origin);
  return withBrowser(async (newPhone) => {
    const figures: Figure[] = [];
    for (const page of pages) {
      const context = await newPhone();
      const { scripts, allScripts } = await loadCold(context, shop.origin, page);
      await context.close();
      const all = kilobytes(filesWeight(clientFolder, allScripts).gzip).toFixed(1);
      figures.push({
        name: `${page.name}: JavaScript before the page is idle, gzip`,
        value: kilobytes(filesWeight(clientFolder, scripts).gzip),
        unit: "kB",
        target: { atMost: scriptLimit },
        note: `${scripts.length} files; ${all} kB until all is alive`,
      });
    }
    return figures;
  });
}

/** Lighthouse for each page of the account, signed in where that is needed. */
export async function measureAccountLighthouse(shop: ShopServer): Promise<Figure[]> {
  return lighthouseFigures(shop, await accountPages(shop.origin), points);
}

/**
 * Runs in the page: presses a button once, and counts the frames that begin until one shows it pressed.
 * The press is made in a task of its own, as a finger's is.
 */
function framesUntilPressed(button: Element): Promise<number> {
  const before = button.getAttribute("aria-pressed");
  return new Promise((resolve) => {
    setTimeout(() => {
      let frames = 0;
      const look = () => {
        frames += 1;
        if (button.getAttribute("aria-pressed") !== before || frames >= 120) resolve(frames);
        else requestAnimationFrame(look);
      };
      (button as HTMLElement).click();
      requestAnimationFrame(look);
    });
  });
}

async function pressed(page: Page, origin: string): Promise<number[]> {
  await page.goto(`${origin}/nz${listingPath}`);
  await untilAlive(page);
  // The header says who is signed in once the session has been asked for.
  await page.getByRole("banner").getByRole("link", { name: "Account", exact: true }).waitFor();
  const hearts = page
    .getByRole("main")
    .getByRole("article")
    .getByRole("button", { name: /^Save / });
  const frames: number[] = [];
  for (let index = 0; index < 8; index += 1) frames.push(await hearts.nth(index).evaluate(framesUntilPressed));
  return frames;
}

/** Frames from a signed-in shopper's press on a heart until it shows, while the server says nothing at all. */
export async function measureAccountPresses(shop: ShopServer): Promise<Figure[]> {
  const kept = await session(shop.origin);
  return withBrowser(async (newPhone) => {
    const context = await newPhone();
    const page = await context.newPage();
    await keep(page, shop.origin, kept);
    // Writes are never answered.
    await page.route(/\/api\/account\/state$/, (route) => (route.request().method() === "PUT" ? undefined : route.continue()));
    const frames = await pressed(page, shop.origin);
    await context.close();
    return [
      {
        name: "heart: frames until a press shows, with a server that never answers",
        value: Math.max(...frames),
        unit: "",
        target: { atMost: 1 },
        note: `median ${median(frames)} of ${frames.length} presses; the worst is judged`,
      },
    ];
  });
}
