import type { Page } from "@playwright/test";

/** Has a file arrive late, as on a slow line. @returns what lets it through */
export async function holdFile(page: Page, file: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(file, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
