import { join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import type { BrowserContextOptions } from "playwright";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { browserArguments, findBrowser } from "./tests/browser/find-browser.ts";

const launchOptions = { executablePath: findBrowser(), args: browserArguments };

/** All stories, with their `play` and axe, under one set of surroundings. */
function stories(
  name: string,
  initialGlobals: Record<string, string>,
  contextOptions: BrowserContextOptions = {},
): TestProjectConfiguration {
  return {
    extends: true,
    plugins: [storybookTest({ configDir: join(import.meta.dirname, ".storybook"), initialGlobals })],
    test: {
      name,
      // As in Storybook, one page shows all stories: it is warm for all but the first, and what a story leaves behind is noticed.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions, contextOptions }),
        instances: [{ browser: "chromium" }],
      },
    },
  };
}

/** Tests that start servers of their own: one file at a time, with time for a start. */
function server(name: string, include: string): TestProjectConfiguration {
  return {
    test: { name, environment: "node", include: [include], fileParallelism: false, testTimeout: 60_000, hookTimeout: 120_000 },
  };
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          include: [
            "{tokens,design-system,storefront,stories}/**/*.test.{ts,tsx}",
            "tests/*.test.ts",
            "tests/{walls,requirements,bench,design-system,size,visual}/**/*.test.ts",
          ],
          exclude: ["**/node_modules/**", "storefront/build/**", "**/dist/**"],
          // Many wait for other programs; a busy machine is no failure.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      server("contract", "tests/contract/**/*.test.ts"),
      server("faults", "tests/faults/**/*.test.ts"),
      // Each run plays every story in its own theme and has axe judge it in both, so that two runs cover four surroundings.
      stories("stories", { theme: "main" }),
      stories("stories-adapted", { theme: "btq", direction: "rtl" }, { forcedColors: "active", reducedMotion: "reduce" }),
    ],
  },
});
