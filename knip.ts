import type { KnipConfig } from "knip";

const tests = "!**/*.{test,fixture}.{ts,tsx}!";

/**
 * Finds what nothing that ships, and no command, reaches: files, exports and dependencies that tests or stories alone use are
 * among it. A name that its own file uses as well is code that runs, so it may be exported for a test. `!` marks production.
 */
const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  workspaces: {
    // What tests and stories alone use is of no concern in production, but its packages are to be used by something.
    ".": {
      entry: ["tests/**/*.ts", ".storybook/**/*.{ts,tsx}"],
      project: [],
      // Its program is started by its path.
      ignoreDependencies: ["chromatic"],
      ignoreBinaries: ["mkfifo"],
    },
    tokens: {
      entry: ["build/build.ts!", "export/run.ts!", "diff/run.ts!"],
      project: ["**/*.ts!", tests, "!dist/**!"],
    },
    "design-system": {
      entry: ["fonts/build.ts!", "budgets.ts!", "new/run.ts!"],
      project: ["**/*.{ts,tsx}!", tests],
      // Their files are addressed by a name that is put together, which no reader of imports can follow.
      ignoreDependencies: ["@fontsource-variable/archivo", "@fontsource-variable/newsreader"],
    },
    storefront: {
      entry: [
        "launch/{start,serve,dev,dev-server,build,catalogue,orders,vouchers,icons}.ts!",
        "vite.config.ts!",
        "vite.worker.config.ts!",
        "worker/worker.ts!",
        "server/database/drizzle.config.ts!",
        "server/sandbox/hosted-fields/frame.ts!",
        "server/sandbox/wallets/sheet.ts!",
      ],
      project: ["**/*.{ts,tsx}!", tests, "!build/**!"],
    },
  },
};

export default config;
