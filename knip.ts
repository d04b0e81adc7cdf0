import type { KnipConfig } from "knip";

const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  workspaces: {
    ".": { entry: [], project: [] },
    tokens: {
      entry: ["build/build.ts!", "export/run.ts!", "diff/run.ts!"],
      project: ["**/*.ts!", "!**/*.test.ts!", "!dist/**"],
    },
    "design-system": {
      entry: ["fonts/build.ts!"],
      project: ["**/*.{ts,tsx}!", "!**/*.test.{ts,tsx}!"],
    },
    storefront: {
      entry: ["launch/{start,dev,build}.ts!", "catalogue/print.ts!"],
      project: ["**/*.{ts,tsx}!", "!**/*.test.{ts,tsx}!", "!build/**"],
    },
  },
};

export default config;
