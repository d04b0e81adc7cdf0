import { states } from "./pages.ts";
import { test } from "./shop.ts";
import { visit } from "./visit.ts";

// Motion is put away, so that nothing is measured half faded in.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));
// Each visits many pages.
test.setTimeout(180_000);

for (const [name, pages] of Object.entries(states)) {
  test(`clean and accessible: ${name}`, async ({ page }) => visit(page, pages));
}
