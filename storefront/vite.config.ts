import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { asUsed } from "./launch/as-used.ts";
import { compactSheets } from "./launch/compact-sheets.ts";
import { layerOrder } from "./launch/layer-order.ts";
import { nameless } from "./launch/nameless.ts";
import { oneHook } from "./launch/one-hook.ts";
import { sharedSheet } from "./launch/shared-sheets.ts";
import { shortNames } from "./launch/short-names.ts";
import { shortTokens } from "./launch/short-tokens.ts";
import { unusedTokens } from "./launch/unused-tokens.ts";

const within = (...patterns: string[]) => new RegExp(patterns.join("|").replaceAll("/", "[\\\\/]"));
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
    test: within(
      "design-system/src/theme/(?!btq)",
      "design-system/src/(text|layout|link|icon|icon-button|visually-hidden|logo|skip-link|announcer)/",
      "design-system/src/(picture/picture-source|overlay/(navigation|overlay\\.contract))",
      "storefront/app/(api|store|head|pictures|hydration)/",
      "storefront/app/routing/(?!page-load|intent\\.tsx)",
      "storefront/app/features/(shop|storage)/",
      "storefront/app/features/\\w[\\w-]*/[\\w-]+-slice",
      "storefront/app/features/account-state/account-state-(start|key)",
      "storefront/app/features/(cart/cart-selectors|navigation/frame-api)",
      "storefront/app/(root|layouts/(default|shop-frame))",
      "storefront/app/features/navigation/shop-header",
      "storefront/app/features/(?!cart/)[\\w-]+/[\\w-]+\\.part",
      "design-system/src/site-header/",
      "storefront/domain/checkout/checkout-state",
      // One style sheet compresses far better than twenty.
      "design-system/src/(site-header|price|badge|button|picture|spinner|note|skeleton|empty-state|payment-marks|stitch)/.*\\.vanilla\\.css",
      "design-system/src/field/Field\\.css\\.ts\\.vanilla\\.css",
      "vite/preload-helper",
    ),
  },
  {
    name: "catalogue",
    test: within("storefront/app/features/catalogue/(catalogue-api|tile-product)", "storefront/domain/configuration"),
  },
  { name: "page-load", test: within("storefront/app/routing/page-load") },
  {
    name: "listing",
    test: within(
      "storefront/app/routes/listing\\.",
      "storefront/app/features/catalogue/(load-listing|listing-api|listing-query|listing-results)",
    ),
  },
  { name: "kit", test: within("design-system/src/(button|spinner|note|skeleton|empty-state)/") },
  {
    name: "cart",
    test: within(
      "storefront/app/routes/cart\\.",
      "storefront/app/features/cart/(cart-page|cart-skeleton|use-drawn-cart|cart-contents\\.part)\\.tsx?$",
    ),
  },
  {
    name: "browse",
    test: within(
      "design-system/src/(product-tile|swatches|chip|breadcrumbs|countdown|site-footer|announcement-bar|carousel|country-switcher|disclosure|size-picker)/.*\\.vanilla\\.css",
      "design-system/src/mega-menu/MegaMenu\\.css\\.ts\\.vanilla\\.css",
      "storefront/app/features/(marketing|tiles)/.*\\.vanilla\\.css",
    ),
  },
  // The listing and the contact step have both; the other steps of the checkout have one.
  { name: "choices", test: within("design-system/src/(checkbox|dropdown-menu)/.*\\.vanilla\\.css") },
  {
    name: "buying",
    test: within(
      "design-system/src/(line-item|form|radio|stepper|order-summary|rows|option-rows)/.*\\.vanilla\\.css",
      "design-system/src/field/(FormLayout|SelectField|TextareaField)\\.css\\.ts\\.vanilla\\.css",
      "storefront/app/(features/checkout|layouts)/.*\\.vanilla\\.css",
    ),
  },
  // What tiles, product page, cart and checkout show of a product.
  {
    name: "goods",
    test: within(
      "design-system/src/badge/Label\\.(tsx|css\\.ts)$",
      "design-system/src/picture/(Picture\\.tsx|Picture\\.css\\.ts|placeholder\\.ts|renditions\\.ts)$",
      "design-system/src/(price/Price|stitch/Stitch)\\.(tsx|css\\.ts)$",
      "storefront/domain/money/format-money",
      "storefront/domain/product/(product|product-link|size-system)\\.ts$",
    ),
  },
  // What changes and keeps the shopper's own state.
  {
    name: "keeping",
    test: within(
      "storefront/domain/(record|persistence|account-state|wishlist)/",
      "storefront/domain/cart/(?!build-cart|validate-cart)",
      "storefront/domain/product/sold-out",
      "storefront/domain/fields/promo-code",
      "storefront/domain/checkout/address\\.ts$",
      "storefront/app/features/account-state/account-state-engine",
    ),
  },
  // Lines of a cart and what they come to, on the cart's page and in every step of checkout.
  {
    name: "order",
    test: within(
      "design-system/src/(line-item/LineItem|order-summary/OrderSummary)\\.(tsx|css\\.ts)$",
      "storefront/domain/cart/(build-cart|validate-cart)",
      "storefront/domain/checkout/(recipient|checkout-request)",
      "storefront/app/features/cart/(line-price|size-words|use-cart|use-cart-view|cart-totals)\\.tsx?$",
      "storefront/app/features/notes/",
      "storefront/app/features/checkout/(checkout-api|checkout-key|use-checkout-info|use-promotion-tracking|use-remembered-checkout)\\.ts$",
    ),
  },
  // What a press on a button does to the cart, and what is said about it.
  {
    name: "cart-actions",
    test: within(
      "storefront/app/features/alerts/show-alert",
      "design-system/src/alert-queue/alert-content",
      "storefront/app/features/cart/(cart-actions|cart-messages|counted-items|flag-messages)\\.ts$",
    ),
  },
  // The cart's page and its panel.
  {
    name: "cart-lines",
    test: within(
      "design-system/src/quantity-stepper/.*\\.(tsx|css\\.ts)$",
      "design-system/src/quantity-stepper/quantity\\.ts$",
      "storefront/app/features/cart/(cart-lines|free-delivery)\\.tsx$",
    ),
  },
  {
    name: "form",
    test: within(
      "design-system/src/field/(Field|TextField|EmailField|CharacterCount)\\.tsx$",
      "design-system/src/field/Field\\.css\\.ts$",
      "design-system/src/field/(text-value|use-text-editing)",
      "design-system/src/form/",
      "storefront/domain/fields/(messages|byte-length|character-count|email)\\.ts$",
    ),
  },
  {
    name: "checkout",
    test: within(
      "design-system/src/stepper/Stepper\\.(tsx|css\\.ts)$",
      "storefront/domain/checkout/(step-guard|checkout-data|parse-checkout-state)",
      "storefront/app/layouts/checkout\\.tsx$",
      "storefront/app/features/checkout/(checkout-steps|checkout-summary|checkout-persistence|form-draft|step-frame|use-checkout)\\.tsx?$",
      "storefront/app/features/checkout/checkout\\.css\\.ts$",
    ),
  },
];

export default defineConfig(({ command }) => ({
  plugins: [
    vanillaExtractPlugin({ identifiers: command === "build" ? shortNames(import.meta.dirname) : "debug" }),
    shortTokens(),
    reactRouter(),
    asUsed(),
    nameless(),
    oneHook(),
    unusedTokens(),
    compactSheets(),
    sharedSheet("shop"),
    layerOrder(),
  ],
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    manifest: true,
    cssMinify: "lightningcss",
  },
  // The server's parts wait for one another while they load, so there they must not share a chunk with what they wait for.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          optimization: { inlineConst: { mode: "all", pass: 3 } },
          output: { codeSplitting: { groups } },
        },
      },
    },
  },
  ssr: { noExternal: [/^@tread\//] },
}));
