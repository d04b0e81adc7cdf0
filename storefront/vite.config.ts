import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";

const library = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](${names.join("|")})[\\\\/]`);
const within = (...patterns: string[]) => new RegExp(patterns.join("|").replaceAll("/", "[\\\\/]"));

/**
 * What many pages need, in three files instead of dozens of crumbs, which compress badly: the libraries, what every page of the
 * shop has, and what all have but checkout.
 */
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
      "design-system/src/(theme|text|layout|link|icon|icon-button|visually-hidden|logo|skip-link|announcer|picture|button|spinner|badge|price|alerts|disclosure|payment-marks|note|skeleton|field|form)/",
      // Not `fields/phone.ts`, which brings the numbering plans of the world.
      "storefront/domain/(money/format-money|fields/(messages|field-problem|email|clean-text|byte-length|character-count|name)|product/(size-system|product-link))[.]",
      "storefront/app/(platform/(?!hydration/on-demand)|features/(shop|session/session-slice|alerts|media|account-state/(?!synchronise)|product|cart/(cart-actions|cart-selectors|cart-slice|show-added)))",
      "storefront/app/(root|shell/navigation/)",
    ),
  },
  {
    name: "browse",
    test: within(
      "design-system/src/(swatches|size-picker|product-tile/(?!ProductTileSkeleton)|site-header|mega-menu|site-footer|announcement-bar|country-switcher)/",
      "storefront/app/(features/(tiles/(use-tiles|shop-tile|tile-parts)|size-chart/size-options|marketing)|shell/(header/(?!menu-overlay)|footer/))",
    ),
  },
];

export default defineConfig({
  plugins: [vanillaExtractPlugin(), reactRouter()],
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    manifest: true,
    cssMinify: "lightningcss",
    // One style sheet. A sheet that comes or goes with a page or an overlay has the browser lay out the whole page again.
    cssCodeSplit: false,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
  ssr: { noExternal: [/^@tread\//] },
});
