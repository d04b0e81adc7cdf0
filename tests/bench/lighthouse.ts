import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse from "lighthouse";
import { chromium } from "playwright";
import { browserArguments, findBrowser } from "../browser/find-browser.ts";
import { keep } from "./browser.ts";
import { type Figure, median } from "./figure.ts";
import type { Kept } from "./kept-cart.ts";
import { type MeasuredPage, measuredPages } from "./pages.ts";
import type { ShopServer } from "./shop-server.ts";

const runs = 3;

interface Run {
  readonly performance: number;
  readonly accessibility: number;
  readonly lcp: number;
  readonly fcp: number;
  readonly cls: number;
  readonly tbt: number;
  /** How fast Lighthouse found this machine: a laptop of the day has 1,500 to 2,000, and points fall with it. */
  readonly machine: number;
}

/** The port that a browser says it can be steered through. @throws Error when it says none */
async function debuggerPort(browser: ChildProcess): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let said = "";
  browser.stderr?.on("data", (part: Buffer) => {
    said += part;
    const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said)?.[1];
    if (port) resolve(Number(port));
  });
  browser.once("exit", () => reject(new Error(`The browser stopped: ${said}`)));
  return promise;
}

/** One run in a profile of its own. Lighthouse empties caches before it loads the page but leaves lasting storage alone. */
async function runOnce(origin: string, path: string, kept: Kept): Promise<Run> {
  const profile = await mkdtemp(join(tmpdir(), "bench-profile-"));
  const browser = spawn(
    findBrowser(),
    [...browserArguments, "--headless=new", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const gone = once(browser, "exit");
  try {
    const port = await debuggerPort(browser);
    // What puts the cart there lets go again before Lighthouse takes over.
    const driver = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const [context] = driver.contexts();
    const page = await context!.newPage();
    await keep(page, origin, kept);
    await driver.close();
    const result = await lighthouse(`${origin}/nz${path}`, {
      port,
      logLevel: "error",
      onlyCategories: ["performance", "accessibility"],
    }).catch((cause: Error) => {
      throw new Error(`Lighthouse failed on ${path}: ${cause.message}`, { cause });
    });
    const report = result?.lhr;
    if (!report || report.runtimeError) throw new Error(`Lighthouse failed on ${path}: ${report?.runtimeError?.message}`);
    const landed = new URL(report.finalDisplayedUrl).pathname;
    if (landed !== `/nz${path}`) throw new Error(`${path} led to ${landed}.`);
    const audit = (id: string): number => report.audits[id]?.numericValue ?? Number.NaN;
    const score = (id: string): number => Math.round((report.categories[id]?.score ?? Number.NaN) * 100);
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      lcp: audit("largest-contentful-paint"),
      fcp: audit("first-contentful-paint"),
      cls: audit("cumulative-layout-shift"),
      tbt: audit("total-blocking-time"),
      machine: report.environment.benchmarkIndex,
    };
  } finally {
    browser.kill();
    await gone;
    await rm(profile, { recursive: true, force: true });
  }
}

/** Lighthouse as a phone (simulated throttling, as the peers were measured), median of three runs with the pictures drawn. */
export async function measureLighthouse(shop: ShopServer): Promise<Figure[]> {
  return lighthouseFigures(shop, await measuredPages(shop.origin), 98);
}

/** @param points of performance that each page has to reach */
export async function lighthouseFigures(
  shop: ShopServer,
  pages: readonly Pick<MeasuredPage, "name" | "path" | "kept">[],
  points: number,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, path, kept } of pages) {
    const all: Run[] = [];
    for (let run = 0; run < runs; run++) all.push(await runOnce(shop.origin, path, kept));
    const middle = (key: keyof Run) => median(all.map((run) => run[key]));
    const spread = (key: keyof Run) => all.map((run) => Math.round(run[key])).join(", ");
    figures.push(
      {
        name: `${name}: Lighthouse performance, phone`,
        value: middle("performance"),
        unit: "points",
        target: { atLeast: points },
        note: `runs ${spread("performance")}; FCP ${(middle("fcp") / 1_000).toFixed(2)} s; machine ${Math.round(middle("machine"))}`,
      },
      { name: `${name}: Lighthouse accessibility`, value: middle("accessibility"), unit: "points", target: { atLeast: 100 } },
      { name: `${name}: largest contentful paint`, value: middle("lcp") / 1_000, unit: "s" },
      { name: `${name}: layout shift`, value: middle("cls"), unit: "", target: { atMost: 0.02 } },
      { name: `${name}: total blocking time`, value: middle("tbt"), unit: "ms", target: { atMost: 100 } },
    );
  }
  return figures;
}
