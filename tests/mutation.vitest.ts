import { configDefaults, defineConfig } from "vitest/config";

/** The unit tests of the room that is mutated, or of all: no browser and no project of another kind is started for a mutant. */
export default defineConfig({
  // Not the one of the tests that run meanwhile: the folder of packages is shared with the copy that is mutated.
  cacheDir: "test-results/.vite",
  test: {
    environment: "node",
    // As in the tests themselves: reading everything again for each file takes longer than Stryker waits for the first run.
    isolate: false,
    include: [`storefront/${process.env.MUTATED_ROOM ?? "{domain,contract,server,app/features}"}/**/*.test.ts`],
    exclude: [
      ...configDefaults.exclude,
      // It reads the sources of a frame's program as text, which they are no longer once mutants have been put in.
      "storefront/server/sandbox/sandbox.test.ts",
      // What replaces a module must be the first to read it.
      "storefront/**/*.isolated.test.ts",
    ],
    setupFiles: [
      "storefront/app/features/checkout/fresh-storage.fixture.ts",
      "storefront/app/platform/store/settled-imports.fixture.ts",
    ],
    sequence: { hooks: "list" },
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
