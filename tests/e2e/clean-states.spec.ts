import { untilAlive } from "../browser/until-alive.ts";
import { inspect } from "./inspect.ts";
import { states } from "./pages.ts";
import { seeAll } from "./see-all.ts";
import { test } from "./shop.ts";

// Motion is put away, so that nothing is measured half faded in.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [name, path] of Object.entries(states)) {
  test(`clean and accessible: ${name}`, async ({ page }) => {
    await page.goto(path);
    await untilAlive(page);
    await seeAll(page);
    await inspect(page);
  });
}
