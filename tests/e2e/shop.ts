import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";

/** What a page must never do: complain, throw, break its own policy, or ask for what is not there. */
export interface Quiet {
  /** Watches another page too. */
  watch(page: Page): Promise<void>;
  /** From here on a complaint that contains this text belongs to what is being tested. */
  expect(text: string): void;
}

/** Answers that a browser gives up itself when a page goes: no failure of the shop. */
const givenUp = "net::ERR_ABORTED";

/** What Playwright says itself where a test has no service worker. */
const blockedWorker = "Service Worker registration blocked by Playwright";

const unusedPreload = /^The resource (\S+) was preloaded using link preload but not used/;

const withoutWidth = (address: string) => address.replace(/\bwidth=\d+/, "");

/**
 * Whether a picture that was preloaded in vain was asked for in another width too. On a phone Chromium now and then chooses the
 * width to preload before it has read the viewport's, as for a page of 980 px, and the image then takes another.
 */
function isOtherWidth(address: string, requested: ReadonlySet<string>): boolean {
  return [...requested].some((other) => other !== address && withoutWidth(other) === withoutWidth(address));
}

async function listen(page: Page, complaints: string[]): Promise<void> {
  const requested = new Set<string>();
  page.on("request", (request) => requested.add(request.url()));
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    if (message.text().includes(blockedWorker)) return;
    const complaint = `console ${message.type()}: ${message.text()} (${message.location().url})`;
    const [, address] = unusedPreload.exec(message.text()) ?? [];
    // The page itself may be another by now, so it cannot be asked.
    if (!address || !isOtherWidth(address, requested)) complaints.push(complaint);
  });
  page.on("pageerror", (error) => complaints.push(`thrown: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    if (reason !== givenUp) complaints.push(`request failed: ${reason} ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`answer ${response.status()}: ${response.url()}`);
  });
  await page.exposeBinding("reportViolation", (_, violation: string) => complaints.push(`policy: ${violation}`));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile }) => {
      const { reportViolation } = window as unknown as { reportViolation: (violation: string) => void };
      reportViolation(`${effectiveDirective} refused ${blockedURI} (${sourceFile})`);
    });
  });
}

/**
 * A test in a browser that has never been to the shop: for what depends on files arriving, on a clock, on a network that goes, or on
 * how the browser is set (`use`). It fails when one of its pages complains, whatever else it tests.
 */
export const firstVisit = base.extend<{ quiet: Quiet }>({
  quiet: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      const expected: string[] = [];
      await listen(page, complaints);
      await use({ watch: (other) => listen(other, complaints), expect: (text) => expected.push(text) });
      expect(complaints.filter((complaint) => !expected.some((text) => complaint.includes(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

interface Visited {
  context: BrowserContext;
  /** Away with what a test has left behind. */
  tidy: () => Promise<void>;
}

const stores = "cookies,local_storage,indexeddb,cache_storage";

/**
 * A test in a browser that remembers nothing of the shop but its files. A new browser takes nearly twice the time to show a page: all
 * that it loads is fetched, compiled and decoded anew. The page that stays open keeps the process that has done so. What a test sets
 * by `use`, a clock or a network would be the next one's too: that takes `firstVisit`.
 */
export const test = firstVisit.extend<object, { visited: Visited }>({
  visited: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(project.use);
      const stays = await context.newPage();
      await stays.goto("/robots.txt");
      const devtools = await context.newCDPSession(stays);
      const { origin } = new URL(stays.url());
      const tidy = async () => {
        await Promise.all(context.pages().map((page) => (page === stays ? undefined : page.close())));
        await context.unrouteAll({ behavior: "ignoreErrors" });
        await context.clearPermissions();
        await context.clearCookies();
        await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: stores });
      };
      await use({ context, tidy });
      await context.close();
    },
    { scope: "worker" },
  ],
  context: async ({ visited: { context, tidy } }, use) => {
    await use(context);
    await tidy();
  },
});
export { expect };
