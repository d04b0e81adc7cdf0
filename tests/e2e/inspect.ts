import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { fits } from "./fits.ts";

/** Fails on every violation that axe finds on the page as it stands. */
export async function axe(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Looking into frames of other origins takes four times as long, on pages without frames too.
    .setLegacyMode(page.frames().length === 1)
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    // Without a preload: the card frames let nobody read their style sheets, the inspector included.
    .options({ rules: { "target-size": { enabled: true } }, preload: false, resultTypes: ["violations"] })
    .analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary?.replace(/\s+/g, " ")}`),
  }));
  expect(found).toEqual([]);
}

/** Fails unless the page has its language, one heading and one main part, no violation, and nothing wider than the screen. */
export async function inspect(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", /^en-(NZ|AU)$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("main")).toHaveCount(1);
  await axe(page);
  await fits(page);
}
