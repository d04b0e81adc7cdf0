import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

const listing = "routes/listing.tsx";
const content = "routes/content.tsx";
const links = "routes/link-index.tsx";

export default [
  layout("layouts/default.tsx", [
    index(content, { id: "home" }),
    route("btq", content, { id: "btq" }),
    route("categories/btq", content, { id: "categories-btq" }),
    route("products", listing, { id: "products" }),
    route("products/*", "routes/product.tsx"),
    route("brands", links, { id: "brands" }),
    route("brands/*", listing, { id: "brand" }),
    route("categories", links, { id: "categories" }),
    route("categories/*", listing, { id: "category" }),
    route("search", listing, { id: "search" }),
    route("cart", "routes/cart.tsx"),
    route("orders", "routes/order-lookup.tsx"),
    route("orders/:number", "routes/order.tsx"),
    route("*", content, { id: "content" }),
  ]),
  layout("layouts/checkout.tsx", [
    route("checkout/contact-info", "routes/checkout-contact.tsx"),
    route("checkout/shipping", "routes/checkout-shipping.tsx"),
    route("checkout/payment", "routes/checkout-payment.tsx"),
    route("checkout/success", "routes/checkout-success.tsx"),
    route("checkout/error", "routes/checkout-error.tsx"),
  ]),
] satisfies RouteConfig;
