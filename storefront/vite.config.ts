import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";

const library = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](${names.join("|")})[\\\\/]`);
const within = (...patterns: string[]) => new RegExp(patterns.join("|").replaceAll("/", "[\\\\/]"));

/**
 * What many pages need, in a few files instead of dozens of crumbs, which compress badly. Each but the first names where it begins;
 * what those modules need comes along, unless an earlier group has it. A page that needs one line of a group loads all of it: what
 * other pages share with a group by a line or two is in an earlier one.
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
  // Every page, in the shop and in checkout. The entry itself stays apart: it is to run last, once a page's routes are there.
  {
    name: "shell",
    test: within(
      "storefront/app/(root|shell/(create-store|layouts/shop-frame))[.]",
      "storefront/app/platform/(api/call-over-http|head/(page-meta|private-page)|hydration/trusted-types|routing/load)[.]",
      "storefront/app/features/(alerts/load-failed-note|cart/cart-selectors|shop/needs-script)[.]",
      // Of what reports, workers and offers ask for, once any page has been idle for a while.
      "storefront/app/platform/(analytics/consent|store/kept-browsing)[.]",
      "storefront/app/features/(account-state/search-user|search/popular-searches-api)[.]",
      // Rules of buying that pages of an account apply too.
      "storefront/domain/(checkout/address|loyalty/points|vouchers/voucher-check)[.]",
      "storefront/domain/(analytics/(consent|hide-contact-details)|product/product-link|search/index-name)[.]",
      "storefront/domain/(fields/(clean-text|email|email-messages|name|problem-message)|money/format-money|product/(comes-by-email|size-system))[.]",
      "design-system/src/(badge|layout|link|logo|note|payment-marks|picture|price|switch|text)/",
      "design-system/src/(checkbox/check[.]css|field/(EmailField|FormLayout)|form/use-form)[.]",
      "design-system/src/dropdown-menu/(menu[.]css|.*[.]vanilla[.]css)",
    ),
  },
  // What cart and checkout have in common.
  {
    name: "buying",
    test: within(
      "storefront/app/features/(checkout/(checkout-api|checkout-persistence|order-totals|use-cart-totals|use-remembered-checkout)|cart/(line-price|size-words|use-cart|use-cart-view)|loyalty/points-to-earn)[.]",
      "storefront/app/features/(payments/accepted-cards|promotions/lost-offers)[.]",
      "design-system/src/line-item/LineItem[.]",
      "storefront/app/features/(express/express|payments/wallets/wallet-button)[.]css[.]ts[.]vanilla[.]css",
    ),
  },
  // The shop's header and footer, its tiles, and what most of its pages have a piece of.
  {
    name: "browse",
    test: within(
      "storefront/app/(shell/layouts/default|platform/head/structured-data)[.]",
      "storefront/app/features/(content/(breadcrumb|resolve-page)|size-chart/use-size-system)[.]",
      "storefront/app/features/tiles/(popular|product-carousel|use-tiles)[.]",
      "design-system/src/(breadcrumbs|chip|empty-state|pagination)/",
      // With them the styles of listings and of products: a sheet that comes or goes between the two has the browser look up every
      // font and lay out the whole page anew, the one that is being left too.
      "storefront/app/(features/(listing/listing|search/search)|pages/product/product(-reviews)?)[.]css[.]ts[.]vanilla[.]css",
      "design-system/src/(applied-filters|carousel|disclosure|facet|gallery-slide)/.*[.]vanilla[.]css",
      "design-system/src/(link-menu|media-carousel|price-range|rating|review|size-picker|stitch)/.*[.]vanilla[.]css",
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
  },
  experimental: {
    // The router marks a sheet that later code needs too with an empty fragment. Vite would not find it by its bare address and add it
    // again, which has the whole page styled anew: it is to look for the shell's, which every page has, by what it is called there.
    renderBuiltUrl: (file, { hostType, ssr }) =>
      !ssr && hostType === "js" && /\/shell-[^/]+[.]css$/.test(file) ? `/${file}#` : undefined,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
  ssr: { noExternal: [/^@tread\//] },
});
