import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, devices } from "@playwright/test";
import { browserArguments, findTestBrowser } from "../browser/find-browser.ts";
import { previewSecret } from "../contract/preview-token.ts";

const port = Number(process.env.E2E_PORT ?? 4310);
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "shop-"));
const launchOptions = {
  executablePath: findTestBrowser(),
  args: [
    ...browserArguments,
    // Pages of one browser share a process, which is warm for all but the first.
    "--process-per-site",
    // A test's pages live too short for optimised code to earn back what it takes to make it: a fifteenth of all.
    "--js-flags=--no-maglev --no-turbofan",
  ],
};

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../../test-results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A busy machine is no failure.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [[process.env.CI ? "list" : "line"], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["json"] as const] : [])],
  use: {
    actionTimeout: 30_000,
    baseURL: `http://localhost:${port}`,
    launchOptions,
    locale: "en-NZ",
    timezoneId: "Pacific/Auckland",
    // A test that answers requests itself must see them; the tests of the worker allow it.
    serviceWorkers: "block",
    // A trace of every test takes as long again as the tests; `--trace on` records the one that is looked into.
    screenshot: "only-on-failure",
  },
  webServer: {
    command: "node_modules/.bin/node storefront/launch/start.ts",
    cwd: fileURLToPath(new URL("../..", import.meta.url)),
    url: `http://localhost:${port}/readyz`,
    timeout: 180_000,
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: "warn",
      RATE_LIMITS: "off",
      CONTENT_PREVIEW_SECRET: previewSecret,
    },
    stdout: "pipe",
  },
  projects: [
    { name: "desktop", use: { ...devices["Desktop Chrome"], channel: undefined, viewport: { width: 1440, height: 900 } } },
    {
      name: "phone",
      // What does not depend on the size of the screen runs once.
      grep: /@phone/,
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
    },
  ],
});
