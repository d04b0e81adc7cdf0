import type { CallName, Calls } from "#contract/calls.ts";

/** The guarded calls, and the action that the token of each is asked for (HTTP-08). None that the contract guards can be left out. */
export const antiBotActions: {
  readonly [N in CallName as Calls[N] extends { antiBot: string } ? N : never]: Calls[N] extends { antiBot: infer A } ? A : never;
} = { "vouchers.balance": "payment_voucher_balance_fetch", "products.verifyChallenge": "product_challenge_verify" };

type Root<N extends CallName> = Calls[N] extends { root: "country" } ? "" : "/api";
type Access<N extends CallName> = Calls[N] extends { access: infer A } ? readonly [A] : readonly [];

/**
 * Where each call is, as the contract has it, and whether it is made as the shopper who is signed in. Repeated here because the contract brings its schemas along, which the
 * browser has no use for; the types make a difference from the contract a compile error.
 */
export const callAddresses: { readonly [N in CallName]: readonly [Calls[N]["method"], Root<N>, Calls[N]["path"], ...Access<N>] } =
  {
    "content.resolve": ["GET", "/api", "/content/resolve"],
    "content.navigation": ["GET", "/api", "/content/navigation"],
    "content.frame": ["GET", "/api", "/content/frame"],
    "content.errorPage": ["GET", "/api", "/content/error-page"],
    "content.preview": ["POST", "/api", "/content/preview"],
    "blog.posts": ["GET", "/api", "/blog/posts"],
    "sizeCharts.get": ["GET", "/api", "/size-charts/:id"],
    "products.byIds": ["POST", "/api", "/products/by-ids"],
    "products.verifyChallenge": ["POST", "/api", "/product/challenge/verify"],
    "reviews.list": ["GET", "/api", "/products/:id/reviews"],
    "search.queries": ["POST", "", "/search/indexes/*/queries"],
    "search.objects": ["POST", "", "/search/indexes/:index/objects"],
    "searches.note": ["POST", "/api", "/searches"],
    "searches.popular": ["GET", "/api", "/searches/popular"],
    "products.related": ["GET", "/api", "/products/:id/related"],
    "reminders.create": ["POST", "/api", "/reminders"],
    "reminders.confirm": ["POST", "/api", "/reminders/confirm"],
    "reminders.end": ["POST", "/api", "/reminders/end"],
    "checkout.info": ["POST", "/api", "/checkout/info", "optional"],
    "checkout.promoItems": ["POST", "/api", "/checkout/promo-items", "optional"],
    "checkout.instalments": ["POST", "/api", "/checkout/instalments", "optional"],
    "checkout.clientToken": ["GET", "/api", "/checkout/client-token"],
    "checkout.orders": ["POST", "/api", "/checkout/orders", "optional"],
    "checkout.placement": ["GET", "/api", "/checkout/placement"],
    "checkout.withdraw": ["DELETE", "/api", "/checkout/placement"],
    "vouchers.balance": ["GET", "/api", "/payment/voucher/balance/:code"],
    "loyalty.membership": ["POST", "/api", "/loyalty/memberships/find", "optional"],
    "loyalty.quotes": ["POST", "/api", "/loyalty/quotes", "optional"],
    "marketing.signUp": ["POST", "/api", "/marketing/sign-up", "optional"],
    "orders.lookup": ["POST", "/api", "/orders/lookup"],
    "orders.get": ["GET", "/api", "/orders/:number"],
    "returns.open": ["POST", "/api", "/returns/open", "optional"],
    "returns.get": ["GET", "/api", "/returns/:number"],
    "returns.create": ["POST", "/api", "/returns/:number"],
    "returns.cancel": ["POST", "/api", "/returns/:number/cancel"],
    "session.create": ["POST", "/api", "/session"],
    "session.delete": ["DELETE", "/api", "/session"],
    "session.refresh": ["POST", "/api", "/session/refresh"],
    "users.create": ["POST", "/api", "/users"],
    "users.verify": ["POST", "/api", "/users/verify"],
    "users.resendVerification": ["POST", "/api", "/users/verify/resend"],
    "users.forgotPassword": ["POST", "/api", "/users/password/forgot"],
    "users.resetPassword": ["POST", "/api", "/users/password/reset"],
    "users.changePassword": ["POST", "/api", "/users/password/change", "account"],
    "users.close": ["POST", "/api", "/users/close", "account"],
    "account.get": ["GET", "/api", "/account", "account"],
    "account.update": ["PUT", "/api", "/account", "account"],
    "accountState.get": ["GET", "/api", "/account/state", "account"],
    "accountState.put": ["PUT", "/api", "/account/state", "account"],
    "addresses.list": ["GET", "/api", "/account/addresses", "account"],
    "addresses.create": ["POST", "/api", "/account/addresses", "account"],
    "addresses.update": ["PUT", "/api", "/account/addresses/:id", "account"],
    "addresses.delete": ["DELETE", "/api", "/account/addresses/:id", "account"],
    "addresses.lookup": ["GET", "/api", "/addresses/lookup"],
    "addresses.retrieve": ["GET", "/api", "/addresses/lookup/address"],
    "paymentMethods.list": ["GET", "/api", "/account/payment-methods", "account"],
    "paymentMethods.create": ["POST", "/api", "/account/payment-methods", "account"],
    "paymentMethods.delete": ["DELETE", "/api", "/account/payment-methods/:id", "account"],
    "paymentMethods.default": ["PUT", "/api", "/account/payment-methods/:id/default", "account"],
    "accountOrders.list": ["GET", "/api", "/account/orders", "account"],
    "accountOrders.get": ["GET", "/api", "/account/orders/:number", "account"],
    "stores.list": ["GET", "/api", "/stores"],
    "stores.get": ["GET", "/api", "/stores/:name"],
    "stores.localities": ["GET", "/api", "/store-localities"],
    "stores.stock": ["GET", "/api", "/store-stock/:productId"],
  };
