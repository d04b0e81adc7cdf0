import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

const content = "pages/content/route.tsx";
const links = "pages/link-index/route.tsx";
const listing = "pages/listing/route.tsx";
const orders = "pages/orders/route.tsx";

export default [
  layout("shell/layouts/default.tsx", { id: "default" }, [
    index(content, { id: "home" }),
    route("btq", content, { id: "btq" }),
    route("categories/btq", content, { id: "categories-btq" }),
    route("products", listing, { id: "products" }),
    route("products/*", "pages/product/route.tsx"),
    route("brands", links, { id: "brands" }),
    route("brands/*", listing, { id: "brand" }),
    route("categories", links, { id: "categories" }),
    route("categories/*", listing, { id: "category" }),
    route("search", listing, { id: "search" }),
    route("articles", links, { id: "articles" }),
    route("articles/*", content, { id: "article" }),
    route("blog", "pages/blog/route.tsx"),
    route("blog/*", content, { id: "blog-post" }),
    route("stores", "pages/stores/route.tsx"),
    route("stores/*", "pages/store/route.tsx"),
    route("cart", "pages/cart/route.tsx"),
    route("orders", orders, { id: "order-lookup" }),
    route("orders/:number", orders, { id: "order" }),
    route("gift-cards/balance", "pages/gift-card-balance/route.tsx"),
    route("reminders/confirm", "pages/reminders/route.tsx", { id: "reminder-confirm" }),
    route("reminders/end", "pages/reminders/route.tsx", { id: "reminder-end" }),
    route("return", "pages/returns/area/route.tsx"),
    route("return/guest/create", "pages/returns/guest/route.tsx"),
    route("account/signin", "pages/account/sign-in/route.tsx"),
    route("account/signup", "pages/account/sign-up/route.tsx"),
    route("account/password/forgot", "pages/account/forgot-password/route.tsx"),
    route("account/password/reset", "pages/account/reset-password/route.tsx"),
    route("account/verify", "pages/account/verify/route.tsx"),
    layout("shell/layouts/dashboard.tsx", { id: "authenticated-user-dashboard" }, [
      route("account", "pages/account/home/route.tsx"),
      route("account/contact-info", "pages/account/contact-info/route.tsx"),
      route("account/addresses", "pages/account/addresses/route.tsx"),
      route("account/payment-methods", "pages/account/payment-methods/route.tsx"),
      route("account/wishlist", "pages/account/wishlist/route.tsx"),
      route("account/qantas", "pages/account/rewards/route.tsx", { id: "account-rewards" }),
      route("account/orders", "pages/account/orders/route.tsx"),
      route("account/orders/:number", "pages/account/order/route.tsx"),
      route("account/orders/:number/return/:token", "pages/returns/account/route.tsx"),
      route("account/password/change", "pages/account/change-password/route.tsx"),
    ]),
    route("offline", "pages/offline/route.tsx"),
    route("pcr", "pages/product-code/route.tsx"),
    route("*", content, { id: "content" }),
  ]),
  layout("shell/layouts/content-builder-preview.tsx", { id: "content-builder-preview" }, [
    route("_content-builder-preview", "pages/content/preview/route.tsx"),
  ]),
  layout("shell/layouts/checkout.tsx", { id: "checkout" }, [
    route("checkout/contact-info", "pages/checkout/contact/route.tsx"),
    route("checkout/shipping", "pages/checkout/shipping/route.tsx"),
    route("checkout/payment", "pages/checkout/payment/route.tsx"),
    route("checkout/success", "pages/checkout/success/route.tsx"),
    route("checkout/error", "pages/checkout/error/route.tsx"),
  ]),
] satisfies RouteConfig;
