import type { BrowserContext, Page } from "playwright";
import { untouchedPatience } from "../../storefront/app/platform/hydration/when-touched.ts";
import { untilAlive } from "../browser/until-alive.ts";
import { keep } from "./browser.ts";
import type { MeasuredPage } from "./pages.ts";

/** What a page has loaded with nobody touching it, in files of the build. */
export interface ColdLoad {
  /** Scripts that were there when the page was idle for the first time. */
  readonly scripts: readonly string[];
  /**
   * Those and what was asked for until the network was quiet: then everything on the page is alive. What a page asks for once
   * nobody has touched it for a while (reports, the service worker) does not count, however long a busy machine took to be quiet.
   */
  readonly allScripts: readonly string[];
  readonly sheets: readonly string[];
  /** Bytes on the wire with their headers, by kind of request. */
  readonly wire: Readonly<Record<string, number>>;
  readonly requests: number;
}

/** Paths of what the page asked for a while after it was loaded, no longer for itself. */
function askedForLate(page: Page): Promise<readonly string[]> {
  return page.evaluate((patience) => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const late = (navigation?.loadEventEnd ?? 0) + patience;
    const entries = performance.getEntriesByType("resource").filter(({ startTime }) => startTime >= late);
    return entries.map(({ name }) => new URL(name).pathname.slice(1));
  }, untouchedPatience);
}

/** Loads a page with an empty cache and lists what came. @throws Error when the page leads to another */
export async function loadCold(context: BrowserContext, origin: string, { path, kept }: MeasuredPage): Promise<ColdLoad> {
  const page = await context.newPage();
  if (kept.storage || kept.session) await keep(page, origin, kept);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.clearBrowserCache");
  const kinds = new Map<string, { kind: string; file: string }>();
  const wire: Record<string, number> = {};
  devtools.on("Network.responseReceived", ({ requestId, type, response }) => {
    kinds.set(requestId, { kind: type, file: new URL(response.url).pathname.slice(1) });
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)?.kind ?? "Other";
    wire[kind] = (wire[kind] ?? 0) + encodedDataLength;
  });
  // Modules that are preloaded are scripts too; by name they are told apart whatever asked for them.
  const files = (ending: string) =>
    [...new Set([...kinds.values()].map(({ file }) => file))].filter((file) => file.endsWith(ending));
  await page.goto(`${origin}/nz${path}`);
  await untilAlive(page);
  const scripts = files(".js");
  await page.waitForLoadState("networkidle");
  const landed = new URL(page.url()).pathname;
  if (landed !== `/nz${path}`) throw new Error(`${path} led to ${landed}.`);
  const late = await askedForLate(page);
  const onTime = (found: readonly string[]) => found.filter((file) => !late.includes(file));
  const load = {
    scripts: onTime(scripts),
    allScripts: onTime(files(".js")),
    sheets: onTime(files(".css")),
    wire,
    requests: kinds.size,
  };
  await page.close();
  return load;
}
