import type { CallName, Calls } from "#contract/calls.ts";

type Root<N extends CallName> = Calls[N] extends { root: "country" } ? "" : "/api";

/**
 * Where each call is, as the contract has it. Repeated here because the contract brings its schemas along, which the
 * browser has no use for; the types make a difference from the contract a compile error.
 */
export const callAddresses: { readonly [N in CallName]: readonly [Calls[N]["method"], Root<N>, Calls[N]["path"]] } = {
  "content.resolve": ["GET", "/api", "/content/resolve"],
  "content.navigation": ["GET", "/api", "/content/navigation"],
  "content.frame": ["GET", "/api", "/content/frame"],
  "content.errorPage": ["GET", "/api", "/content/error-page"],
  "sizeCharts.get": ["GET", "/api", "/size-charts/:id"],
  "products.byIds": ["POST", "/api", "/products/by-ids"],
  "reviews.list": ["GET", "/api", "/products/:id/reviews"],
  "search.queries": ["POST", "", "/search/indexes/*/queries"],
  "search.objects": ["POST", "", "/search/indexes/:index/objects"],
  "checkout.info": ["POST", "/api", "/checkout/info"],
  "checkout.orders": ["POST", "/api", "/checkout/orders"],
  "checkout.placement": ["GET", "/api", "/checkout/placement"],
  "checkout.withdraw": ["DELETE", "/api", "/checkout/placement"],
  "marketing.signUp": ["POST", "/api", "/marketing/sign-up"],
  "orders.lookup": ["POST", "/api", "/orders/lookup"],
  "orders.get": ["GET", "/api", "/orders/:number"],
  "session.create": ["POST", "/api", "/session"],
  "session.delete": ["DELETE", "/api", "/session"],
  "session.refresh": ["POST", "/api", "/session/refresh"],
  "users.create": ["POST", "/api", "/users"],
  "users.verify": ["POST", "/api", "/users/verify"],
  "users.resendVerification": ["POST", "/api", "/users/verify/resend"],
  "users.forgotPassword": ["POST", "/api", "/users/password/forgot"],
  "users.resetPassword": ["POST", "/api", "/users/password/reset"],
  "users.changePassword": ["POST", "/api", "/users/password/change"],
  "account.get": ["GET", "/api", "/account"],
  "account.update": ["PUT", "/api", "/account"],
  "accountState.get": ["GET", "/api", "/account/state"],
  "accountState.put": ["PUT", "/api", "/account/state"],
  "addresses.list": ["GET", "/api", "/account/addresses"],
  "addresses.create": ["POST", "/api", "/account/addresses"],
  "addresses.update": ["PUT", "/api", "/account/addresses/:id"],
  "addresses.delete": ["DELETE", "/api", "/account/addresses/:id"],
  "addresses.lookup": ["GET", "/api", "/addresses/lookup"],
  "paymentMethods.list": ["GET", "/api", "/account/payment-methods"],
  "paymentMethods.create": ["POST", "/api", "/account/payment-methods"],
  "paymentMethods.delete": ["DELETE", "/api", "/account/payment-methods/:id"],
  "paymentMethods.default": ["PUT", "/api", "/account/payment-methods/:id/default"],
  "accountOrders.list": ["GET", "/api", "/account/orders"],
  "accountOrders.get": ["GET", "/api", "/account/orders/:number"],
};
