import { join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectConfiguration, type TestProjectInlineConfiguration } from "vitest/config";
import { browserArguments, findTestBrowser } from "./tests/browser/find-browser.ts";

const launchOptions = { executablePath: findTestBrowser(), args: browserArguments };

const storySurroundings = { theme: "main" };
const adaptedSurroundings = { theme: "btq", direction: "rtl" };

/**
 * All stories, with their `play` and axe, in two surroundings: the first has axe judge every story in both themes, the second plays
 * it in the other theme, from right to left and in forced colours; pages are played in the first alone. One server reads and
 * transforms the sources for both.
 */
const stories: TestProjectConfiguration = {
  extends: true,
  plugins: [storybookTest({ configDir: join(import.meta.dirname, ".storybook"), initialGlobals: storySurroundings })],
  test: {
    name: "stories",
    setupFiles: [".storybook/proof/real-time.setup.ts", ".storybook/proof/moving-page.setup.ts"],
    // As in Storybook, one page shows all stories: it is warm for all but the first, and what a story leaves behind is noticed.
    isolate: false,
    // A busy machine is no failure.
    testTimeout: 40_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions }),
      instances: [
        { browser: "chromium", name: "stories" },
        {
          browser: "chromium",
          name: "stories-adapted",
          provider: playwright({ launchOptions, contextOptions: { forcedColors: "active", reducedMotion: "reduce" } }),
          provide: { "storybook/test-initial-globals": adaptedSurroundings },
          // A page is made of components that are adapted one by one, and no page of the shop is read from right to left.
          exclude: ["stories/pages/**"],
        },
      ],
    },
  },
};

/** A test is over once what it set off has landed: before its own hooks tidy up. */
const settled = "storefront/app/platform/store/settled-imports.fixture.ts";
const hooksInOrder: TestProjectInlineConfiguration["test"] = { sequence: { hooks: "list" } };

/** Tests of rules and contracts. */
const rules = ["storefront/{domain,contract}/**/*.test.ts"];

/** Times that tests may take which wait for other programs: a busy machine is no failure. Milliseconds. */
const patient = { testTimeout: 180_000, hookTimeout: 300_000, expect: { poll: { timeout: 20_000 } } };

/** Tests beside what they test. */
function unit(name: string, include: string[], more: TestProjectInlineConfiguration["test"] = {}): TestProjectConfiguration {
  const exclude = ["**/node_modules/**", "storefront/build/**", "**/dist/**", ...rules];
  return { test: { name, environment: "node", include, exclude, ...patient, ...more } };
}

/** Tests that start servers of their own, with time for a start: two files at a time, since one waits most of its time. */
function server(name: string, include: string, more: TestProjectInlineConfiguration["test"] = {}): TestProjectConfiguration {
  return { test: { name, environment: "node", include: [include], maxWorkers: 2, ...patient, ...more } };
}

export default defineConfig({
  test: {
    projects: [
      unit("unit", ["{tokens,design-system,storefront,stories}/**/!(*.isolated).test.{ts,tsx}"], {
        // Four fifths of a file's time would go into reading again what the file before it has read.
        isolate: false,
        setupFiles: ["storefront/app/features/checkout/fresh-storage.fixture.ts", settled],
        ...hooksInOrder,
      }),
      // What replaces a module must be the first to read it.
      unit("isolated", ["storefront/**/*.isolated.test.ts"], { setupFiles: [settled], ...hooksInOrder }),
      unit("tools", [
        "tests/*.test.ts",
        "tests/{walls,requirements,design-system,size,visual,regular-expressions,relevance}/**/*.test.ts",
      ]),
      // Pure functions leave nothing behind: their files share what they import.
      { test: { name: "rules", environment: "node", include: rules, isolate: false, testTimeout: 30_000 } },
      server("contract", "tests/contract/**/*.test.ts", {
        globalSetup: ["tests/contract/empty-database.ts"],
        // A third of the time would go into reading the server's sources again for each file.
        isolate: false,
      }),
      server("faults", "tests/faults/**/*.test.ts"),
      stories,
    ],
  },
});
