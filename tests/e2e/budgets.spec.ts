import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { keep } from "../bench/browser.ts";
import { loadCold } from "../bench/cold-load.ts";
import { kilobytes } from "../bench/figure.ts";
import { filesWeight } from "../bench/file-weights.ts";
import { listingDocumentLimit, listingPath, measuredPages, scriptCeilings, styleCeiling } from "../bench/pages.ts";
import { untilAlive } from "../browser/until-alive.ts";
import { expect, firstVisit as test } from "./shop.ts";

const client = fileURLToPath(new URL("../../storefront/build/client", import.meta.url));

test("a listing's document, state and all, weighs no more than it may", async ({ request }) => {
  const answer = await request.get(`/nz${listingPath}`, { headers: { "accept-encoding": "identity" } });
  const html = await answer.text();
  expect(html.match(/<article\b/g)).toHaveLength(48);
  expect(kilobytes(gzipSync(html, { level: 9 }).length)).toBeLessThanOrEqual(listingDocumentLimit);
});

test("no page loads more scripts and style sheets than it may with nobody touching it", async ({ browser, baseURL }) => {
  const origin = baseURL ?? "";
  for (const page of await measuredPages(origin)) {
    const context = await browser.newContext();
    const { scripts, allScripts, sheets } = await loadCold(context, origin, page);
    await context.close();
    const limit = scriptCeilings[page.checkout ? "checkout" : "shop"];
    const weigh = (files: readonly string[]) => kilobytes(filesWeight(client, files).gzip);
    const weights = { idle: weigh(scripts), alive: weigh(allScripts), styles: weigh(sheets) };
    expect.soft(weights.idle, `${page.name}: scripts before it is idle, kB`).toBeLessThanOrEqual(limit.idle);
    expect.soft(weights.alive, `${page.name}: scripts until all is alive, kB`).toBeLessThanOrEqual(limit.alive);
    expect.soft(weights.styles, `${page.name}: style sheets, kB`).toBeLessThanOrEqual(styleCeiling);
    expect.soft(weights.idle, `${page.name}: scripts are found`).toBeGreaterThan(50);
  }
});

test("a page brings no code of pages that it shares a line or two with", async ({ request }) => {
  const groupsOf = async (path: string) => {
    const document = await (await request.get(path)).text();
    return Array.from(document.matchAll(/<link rel="modulepreload" href="\/assets\/([a-z]+)-/g), ([, group]) => group);
  };
  for (const path of ["/nz/gift-cards/balance", "/nz/return/guest/create", "/nz/categories/men"]) {
    expect.soft(await groupsOf(path), path).toContain("browse");
    expect.soft(await groupsOf(path), path).not.toContain("buying");
  }
  for (const path of ["/nz/checkout/success", "/nz/checkout/error"]) {
    expect.soft(await groupsOf(path), path).toContain("shell");
    expect.soft(await groupsOf(path), path).not.toContain("browse");
  }
});

test("what every page asks for once it is idle brings no code of the shop's frame, which checkout has not", async () => {
  const build: Record<string, { name: string; imports?: string[] }> = JSON.parse(
    await readFile(`${client}/.vite/manifest.json`, "utf8"),
  );
  const groupsOf = (file: string): string[] => {
    const { name, imports = [] } = build[file] ?? { name: `no ${file}` };
    return [name, ...imports.flatMap(groupsOf)];
  };
  for (const file of [
    "account/forget-account.ts",
    "analytics/consent-notice.tsx",
    "analytics/measure.ts",
    "offline/follow-worker.ts",
    "promotions/promo-items.tsx",
    "third-parties/run-third-parties.ts",
    "third-parties/tell-size-fit.ts",
  ]) {
    const groups = groupsOf(`app/features/${file}`);
    expect.soft(groups, file).toContain("shell");
    expect.soft(groups, file).not.toContain("browse");
  }
});

test("a page asks for its styles before its code, for its code at low priority, and for nothing twice", async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? "";
  for (const { name, path, kept } of await measuredPages(origin)) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await keep(page, origin, kept);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.clearBrowserCache");
    const asked = new Map<string, { file: string; priority: string }>();
    devtools.on("Network.requestWillBeSent", ({ requestId, request }) => {
      asked.set(requestId, { file: request.url.slice(origin.length), priority: request.initialPriority });
    });
    devtools.on("Network.responseReceived", ({ requestId, response }) => response.fromDiskCache && asked.delete(requestId));
    const document = await (await page.goto(`/nz${path}`))?.text();
    await untilAlive(page);
    await page.waitForLoadState("networkidle");
    const named = (rel: string) =>
      Array.from(document?.matchAll(new RegExp(`<link rel="${rel}" href="([^"#]+)`, "g")) ?? [], ([, href]) => href);
    const sheets = await page
      .locator("link[rel=stylesheet]")
      .evaluateAll((links) => links.map((each) => new URL((each as HTMLLinkElement).href).pathname));
    await context.close();
    // Each time one more comes, the whole page is styled and laid out anew.
    expect
      .soft(
        sheets.filter((sheet, index) => sheets.indexOf(sheet) < index),
        `${name}: styles that come twice`,
      )
      .toEqual([]);
    const requests = [...asked.values()].filter(({ file }) => file.startsWith("/assets/"));
    const files = requests.map(({ file }) => file);
    const styles = named("stylesheet");
    expect.soft(files.slice(0, styles.length).sort(), `${name}: what is asked for first`).toEqual(styles.sort());
    const modules = requests.filter(({ file }) => named("modulepreload").includes(file));
    expect.soft(modules.length, `${name}: modules are found`).toBeGreaterThan(5);
    expect
      .soft(
        modules.filter(({ priority }) => priority !== "Low"),
        `${name}: code before its turn`,
      )
      .toEqual([]);
    expect
      .soft(
        files.filter((file, index) => files.indexOf(file) < index),
        `${name}: asked for twice`,
      )
      .toEqual([]);
  }
});

test("the first style sheet of a page sets the order of the cascade, and nothing that comes later brings it again", async ({
  request,
}) => {
  const document = await (await request.get("/nz/")).text();
  const [, address = ""] = /<link rel="stylesheet" href="([^"]+)"/.exec(document) ?? [];
  // The router marks so what code that comes later brings a second time: tokens and fonts are not to be among it.
  expect(address).not.toContain("#");
  const styles = await (await request.get(address)).text();
  const named = [...styles.matchAll(/@layer ([a-z,]+)/g)].flatMap(([, names = ""]) => names.split(","));
  expect([...new Set(named)]).toEqual(["reset", "tokens", "type", "base", "parts", "components", "pages", "utilities"]);
});

test("a page that is not there preloads no styles but those it shows", async ({ page, quiet }) => {
  quiet.expect("/nz/categories/men/nope");
  const answer = await page.goto("/nz/categories/men/nope");
  expect(answer?.status()).toBe(404);
  const { link = "" } = (await answer?.allHeaders()) ?? {};
  const preloaded = Array.from(link.matchAll(/<([^>]+)>; rel=preload; as=style/g), ([, href]) => href);
  const linked = await page
    .locator("link[rel=stylesheet]")
    .evaluateAll((links) => links.map((each) => new URL((each as HTMLLinkElement).href).pathname));
  expect(preloaded.length).toBeGreaterThan(1);
  expect(linked).toEqual(expect.arrayContaining(preloaded));
});

test("between a listing and a product no style sheet comes or goes, which would lay out the page that is left anew", async ({
  browser,
}) => {
  // A finger, which goes straight to what it presses: a pointer above a tile has it fetch what is pressed by pointers alone.
  const context = await browser.newContext({ hasTouch: true });
  const page = await context.newPage();
  await page.goto(`/nz${listingPath}`);
  await untilAlive(page);
  // Once somebody is there, what the header opens is fetched with its styles.
  const overlays = page.waitForResponse(/search-overlay-.*\.css/);
  await page.mouse.wheel(0, 100);
  await overlays;
  await page.waitForLoadState("networkidle");
  const changes = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const found: string[] = [];
        const note = (sign: string, nodes: NodeList) => {
          for (const node of nodes)
            if (node instanceof HTMLLinkElement && node.rel === "stylesheet") found.push(sign + new URL(node.href).pathname);
        };
        new MutationObserver((records, observer) => {
          for (const { addedNodes, removedNodes } of records) {
            note("+", addedNodes);
            note("-", removedNodes);
          }
          if (!document.querySelector("main [aria-label=Sizes]")) return;
          observer.disconnect();
          resolve(found);
        }).observe(document, { childList: true, subtree: true });
      }),
  );
  await page.getByRole("main").getByRole("article").first().getByRole("heading").getByRole("link").tap();
  expect(await changes).toEqual([]);
  await expect(page.getByRole("list", { name: "Sizes" })).toBeVisible();
  await context.close();
});
