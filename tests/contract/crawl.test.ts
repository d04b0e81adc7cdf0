import { demoShop } from "@tread/storefront/launch/demo-shop.ts";
import type { ShopSource } from "@tread/storefront/server/composition.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtPages, type RunningServer, startServer } from "./running-server.ts";

/** The demo shop without whoever draws its pictures, which no page waits for. */
const { startArtist: _, ...shop }: ShopSource = demoShop;

let server: RunningServer;
beforeAll(async () => {
  server = await startServer(shop, {}, await builtPages());
});
afterAll(() => server.stop());

const homes = ["/nz/", "/nz/btq", "/au/", "/au/btq"];

/** Paths of a page's links that stay within the shop, without query and fragment. */
function linksOf(html: string, from: string): string[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
  return hrefs.flatMap((href) => {
    const target = new URL(href, server.origin + from);
    return target.origin === server.origin ? [target.pathname] : [];
  });
}

/** A page, where its one right address is another one that; `null` when it is not there in two steps. */
async function open(path: string, steps = 2): Promise<string | null> {
  const answer = await fetch(server.origin + path, { headers: { accept: "text/html" }, redirect: "manual" });
  const html = await answer.text();
  const moved = answer.headers.get("location");
  if (moved !== null && steps > 0) return open(new URL(moved, server.origin).pathname, steps - 1);
  return answer.status === 200 ? html : null;
}

/** Pages that are what the content resolver says of their path. */
const resolved = /^\/(nz|au)(\/(?:products|brands|categories|articles|blog)\/.+)$/;

/** Whether there is a page, without having it drawn where what it shows can be asked for alone. */
async function isThere(path: string): Promise<boolean> {
  const [, country, within] = resolved.exec(path) ?? [];
  if (country === undefined || within === undefined) return (await open(path)) !== null;
  const answer = await fetch(`${server.origin}/${country}/api/content/resolve?path=${encodeURIComponent(within)}`);
  const { httpStatusCode, redirectHref } = (await answer.json()) as { httpStatusCode: number; redirectHref: string | null };
  return httpStatusCode === 200 || (redirectHref?.startsWith("/") === true && (await isThere(`/${country}${redirectHref}`)));
}

/** Does something with each, a few at a time. */
async function forEach<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

test("no link is dead: those of the homes, and those of every page that they lead to", async () => {
  /** Each path and a page that leads there. */
  const found = new Map(homes.map((home) => [home, "nothing"]));
  const opened = new Set<string>();
  const dead: string[] = [];
  const visit = async (path: string) => {
    opened.add(path);
    const html = await open(path);
    if (html === null) dead.push(`${path}, from ${found.get(path)}`);
    else for (const link of linksOf(html, path)) if (!found.has(link)) found.set(link, path);
  };
  const unopened = () => [...found.keys()].filter((path) => !opened.has(path));
  await forEach(unopened(), visit);
  const fromHomes = unopened();
  await forEach(fromHomes, visit);
  const beyond = unopened();
  await forEach(beyond, async (path) => {
    if (!(await isThere(path))) dead.push(`${path}, from ${found.get(path)}`);
  });
  expect(dead).toEqual([]);
  expect(fromHomes.length).toBeGreaterThan(100);
  expect(beyond.length).toBeGreaterThan(fromHomes.length);
});
