import { type Page, test } from "@playwright/test";
import { untilAlive } from "../browser/until-alive.ts";
import { inspect } from "./inspect.ts";
import { seeAll } from "./see-all.ts";

/** Milliseconds that one page may take, from its address to its verdict. */
const patience = 30_000;

/** Goes through pages (name to path) one after another, as one shopper would, and inspects each down to its foot. */
export async function visit(page: Page, pages: Readonly<Record<string, string>>): Promise<void> {
  const entries = Object.entries(pages);
  test.setTimeout(entries.length * patience);
  for (const [name, path] of entries) {
    await test.step(name, async () => {
      await page.goto(path);
      await untilAlive(page);
      await seeAll(page);
      await inspect(page);
    });
  }
}
