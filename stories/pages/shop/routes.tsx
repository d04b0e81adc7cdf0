import * as addresses from "@tread/storefront/app/pages/account/addresses/route.tsx";
import * as changePassword from "@tread/storefront/app/pages/account/change-password/route.tsx";
import * as contactInfo from "@tread/storefront/app/pages/account/contact-info/route.tsx";
import * as forgotPassword from "@tread/storefront/app/pages/account/forgot-password/route.tsx";
import * as accountHome from "@tread/storefront/app/pages/account/home/route.tsx";
import * as accountOrder from "@tread/storefront/app/pages/account/order/route.tsx";
import * as accountOrders from "@tread/storefront/app/pages/account/orders/route.tsx";
import * as paymentMethods from "@tread/storefront/app/pages/account/payment-methods/route.tsx";
import * as resetPassword from "@tread/storefront/app/pages/account/reset-password/route.tsx";
import * as rewards from "@tread/storefront/app/pages/account/rewards/route.tsx";
import * as signIn from "@tread/storefront/app/pages/account/sign-in/route.tsx";
import * as signUp from "@tread/storefront/app/pages/account/sign-up/route.tsx";
import * as verify from "@tread/storefront/app/pages/account/verify/route.tsx";
import * as wishlist from "@tread/storefront/app/pages/account/wishlist/route.tsx";
import * as blog from "@tread/storefront/app/pages/blog/route.tsx";
import * as cart from "@tread/storefront/app/pages/cart/route.tsx";
import * as checkoutContact from "@tread/storefront/app/pages/checkout/contact/route.tsx";
import * as checkoutError from "@tread/storefront/app/pages/checkout/error/route.tsx";
import * as checkoutPayment from "@tread/storefront/app/pages/checkout/payment/route.tsx";
import * as checkoutShipping from "@tread/storefront/app/pages/checkout/shipping/route.tsx";
import * as checkoutSuccess from "@tread/storefront/app/pages/checkout/success/route.tsx";
import * as content from "@tread/storefront/app/pages/content/route.tsx";
import * as giftCardBalance from "@tread/storefront/app/pages/gift-card-balance/route.tsx";
import * as linkIndex from "@tread/storefront/app/pages/link-index/route.tsx";
import * as listing from "@tread/storefront/app/pages/listing/route.tsx";
import * as offline from "@tread/storefront/app/pages/offline/route.tsx";
import * as orders from "@tread/storefront/app/pages/orders/route.tsx";
import * as product from "@tread/storefront/app/pages/product/route.tsx";
import * as accountReturn from "@tread/storefront/app/pages/returns/account/route.tsx";
import * as returnsArea from "@tread/storefront/app/pages/returns/area/route.tsx";
import * as guestReturn from "@tread/storefront/app/pages/returns/guest/route.tsx";
import * as store from "@tread/storefront/app/pages/store/route.tsx";
import * as stores from "@tread/storefront/app/pages/stores/route.tsx";
import * as checkoutLayout from "@tread/storefront/app/shell/layouts/checkout.tsx";
import * as dashboardLayout from "@tread/storefront/app/shell/layouts/dashboard.tsx";
import * as defaultLayout from "@tread/storefront/app/shell/layouts/default.tsx";
import type { ComponentType } from "react";
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, RouteObject } from "react-router";

interface RouteModule {
  default: ComponentType;
  handle?: unknown;
  clientLoader: (args: ClientLoaderFunctionArgs) => Promise<unknown>;
}

/** A route module of the shop as a data router takes it: its browser side, which needs no server. */
const page = ({ default: Component, clientLoader, handle }: RouteModule) => ({
  Component,
  handle,
  loader: (args: LoaderFunctionArgs) => clientLoader(args as ClientLoaderFunctionArgs),
});

/** Nothing stands on the page until the first answers are in; in the shop the server has rendered it by then. */
const HydrateFallback = () => null;

/** Below the dashboard's layout. */
const dashboard: RouteObject[] = [
  { path: "account", ...page(accountHome) },
  { path: "account/contact-info", ...page(contactInfo) },
  { path: "account/addresses", ...page(addresses) },
  { path: "account/payment-methods", ...page(paymentMethods) },
  { path: "account/wishlist", ...page(wishlist) },
  { path: "account/orders", ...page(accountOrders) },
  { path: "account/orders/:number", ...page(accountOrder) },
  { path: "account/orders/:number/return/:token", ...page(accountReturn) },
  { path: "account/qantas", ...page(rewards) },
  { path: "account/password/change", ...page(changePassword) },
];

/** The shop's pages by path, as its own route table has them. */
export const routes: RouteObject[] = [
  {
    Component: defaultLayout.default,
    ErrorBoundary: defaultLayout.ErrorBoundary,
    HydrateFallback,
    loader: (args) => defaultLayout.clientLoader(args as unknown as ClientLoaderFunctionArgs),
    shouldRevalidate: defaultLayout.shouldRevalidate,
    children: [
      { index: true, ...page(content) },
      { path: "btq", ...page(content) },
      { path: "products", ...page(listing) },
      { path: "products/*", ...page(product) },
      { path: "brands", ...page(linkIndex) },
      { path: "brands/*", ...page(listing) },
      { path: "categories", ...page(linkIndex) },
      { path: "categories/*", ...page(listing) },
      { path: "search", ...page(listing) },
      { path: "articles", ...page(linkIndex) },
      { path: "blog", ...page(blog) },
      { path: "stores", ...page(stores) },
      { path: "stores/*", ...page(store) },
      { path: "cart", ...page(cart) },
      { path: "orders", ...page(orders) },
      { path: "orders/:number", ...page(orders) },
      { path: "gift-cards/balance", ...page(giftCardBalance) },
      { path: "offline", ...page(offline) },
      { path: "return", ...page(returnsArea) },
      { path: "return/guest/create", ...page(guestReturn) },
      { path: "account/signin", ...page(signIn) },
      { path: "account/signup", ...page(signUp) },
      { path: "account/verify", ...page(verify) },
      { path: "account/password/forgot", ...page(forgotPassword) },
      { path: "account/password/reset", ...page(resetPassword) },
      { ...page(dashboardLayout), children: dashboard },
      { path: "*", ...page(content) },
    ],
  },
  {
    Component: checkoutLayout.default,
    ErrorBoundary: checkoutLayout.ErrorBoundary,
    HydrateFallback,
    children: [
      { path: "checkout/contact-info", ...page(checkoutContact) },
      { path: "checkout/shipping", ...page(checkoutShipping) },
      { path: "checkout/payment", ...page(checkoutPayment) },
      { path: "checkout/success", ...page(checkoutSuccess) },
      { path: "checkout/error", ...page(checkoutError) },
    ],
  },
];
