import type { StorybookConfig } from "@storybook/react-vite";
import { rebuildingTokens } from "@tread/tokens/rebuilding-tokens";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { mergeConfig } from "vite";
import { cost } from "./cost/plugin.ts";
import { standIns } from "./stand-ins.ts";
import { unionPropsPlugin } from "./union-props.ts";
import { visualReview } from "./visual-review/plugin.ts";

// Named here because finding one of them late makes the dev server reload in the middle of a test.
const dependencies = [
  "axe-core",
  "react",
  "react-dom",
  "react-dom/client",
  "react-dom/server",
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
  ...[
    "@radix-ui/react-dialog",
    "@radix-ui/react-dropdown-menu",
    "@radix-ui/react-tabs",
    "downshift",
    "embla-carousel-autoplay",
    "embla-carousel-react",
    "libphonenumber-js",
    "libphonenumber-js/min",
  ].map((name) => `@tread/design-system > ${name}`),
  ...["@reduxjs/toolkit", "@reduxjs/toolkit/query/react", "react-redux", "react-router"].map(
    (name) => `@tread/storefront > ${name}`,
  ),
];

/** What only documentation needs is read from every source file; tests show no documentation. */
const inTests = process.env.VITEST === "true";

const config: StorybookConfig = {
  stories: ["../stories/**/*.stories.tsx"],
  addons: [...(inTests ? [] : ["@storybook/addon-docs"]), "@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: "@storybook/react-vite",
  staticDirs: [{ from: "../storefront/public/films", to: "/films" }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: inTests ? false : "react-docgen", check: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [standIns(), !inTests && unionPropsPlugin(), vanillaExtractPlugin(), cost(), visualReview(), rebuildingTokens()],
      optimizeDeps: { include: dependencies },
      build: { chunkSizeWarningLimit: 2000 },
    }),
};

export default config;
