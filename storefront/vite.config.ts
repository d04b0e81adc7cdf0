import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { layerOrder } from "./launch/layer-order.ts";

const library = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](${names.join("|")})[\\\\/]`);

/**
 * What every page needs is one file each for framework and shop instead of sixty crumbs, which compress badly. Only
 * modules that every page reaches anyway may be named here: anything else would be carried to pages that do not use it.
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
    test: new RegExp(
      [
        "design-system/src/(theme|text|layout|link|icon|icon-button|visually-hidden|logo|skip-link|announcer)/",
        "design-system/src/(picture/picture-source|overlay/(navigation|overlay\\.contract))",
        "storefront/app/(api|store|routing|head|pictures|hydration)/",
        "storefront/app/features/(shop|storage)/",
        "storefront/app/features/\\w[\\w-]*/[\\w-]+-slice",
        "storefront/app/features/account-state/account-state-(start|key)",
        "storefront/app/features/(cart/cart-selectors|navigation/frame-api)",
        "storefront/app/layouts/shop-frame",
        "storefront/app/features/navigation/shop-header",
        "storefront/app/features/[\\w-]+/[\\w-]+\\.part",
        "design-system/src/site-header/",
        "storefront/domain/checkout/checkout-state",
        // Style sheets of what browse pages are made of: one file compresses far better than twenty.
        "design-system/src/(product-tile|swatches|badge|price|picture|chip|breadcrumbs|countdown|site-header|site-footer|announcement-bar|country-switcher|payment-marks|button)/.*\\.vanilla\\.css",
        "vite/preload-helper",
      ]
        .join("|")
        .replaceAll("/", "[\\\\/]"),
    ),
  },
];

export default defineConfig({
  plugins: [vanillaExtractPlugin(), reactRouter(), layerOrder()],
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: {
      // The page's own style sheets are always there already; a second copy at the end would upset their order.
      resolveDependencies: (_, dependencies) => dependencies.filter((file) => !/[\\/](shop|default)-[^\\/]+\.css$/.test(file)),
    },
    cssMinify: "lightningcss",
  },
  // The server's parts wait for one another while they load, so there they must not share a chunk with what they wait for.
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  ssr: { noExternal: [/^@tread\//] },
});
