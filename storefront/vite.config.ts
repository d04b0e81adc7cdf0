import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";

const library = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](${names.join("|")})[\\\\/]`);
const within = (...patterns: string[]) => new RegExp(patterns.join("|").replaceAll("/", "[\\\\/]"));

/** What every page needs, in two files instead of dozens of crumbs, which compress badly: the libraries, and the shop's own. */
const groups = [
  {
    name: "framework",
    test: library(
      "react",
      "react-dom",
      "scheduler",
      "react-router",
      "react-redux",
      "@reduxjs/toolkit",
      "immer",
      "reselect",
      "redux",
      "redux-thunk",
      "use-sync-external-store",
    ),
  },
  {
    name: "shop",
    test: within(
      "design-system/src/(theme|text|layout|link|icon|icon-button|visually-hidden|logo|skip-link|announcer|picture|button|spinner|badge|price|swatches|size-picker|product-tile|site-header|mega-menu|site-footer|announcement-bar|alerts|disclosure|country-switcher|payment-marks|note|skeleton)/",
      "storefront/app/(platform/(?!hydration/on-demand)|features/(shop|session/session-slice|alerts|media|account-state|product|tiles/(use-tiles|shop-tile|tile-parts)|size-chart/size-options|cart/(cart-actions|cart-selectors|cart-slice|show-added)))",
      "storefront/app/(root|shell/(header/(?!menu-overlay)|footer/|navigation/))",
    ),
  },
];

export default defineConfig({
  plugins: [vanillaExtractPlugin(), reactRouter()],
  build: { target: "es2023", assetsInlineLimit: 0, manifest: true, cssMinify: "lightningcss" },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
  ssr: { noExternal: [/^@tread\//] },
});
