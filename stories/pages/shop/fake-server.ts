import { demoReviews } from "@tread/storefront/catalogue/catalogue.fixture.ts";
import type { CallName, InputOf, ResponseOf } from "@tread/storefront/contract/calls.ts";
import type { Entity } from "@tread/storefront/contract/content.ts";
import type { CallFailure, CallFunction } from "@tread/storefront/contract/rendering.ts";
import { antiBotRefusal } from "@tread/storefront/domain/anti-bot/assessment.ts";
import { checkoutTotals } from "@tread/storefront/domain/checkout/checkout-totals.ts";
import { streetLine } from "@tread/storefront/domain/checkout/courier-reach.ts";
import { freeDeliveryRemaining } from "@tread/storefront/domain/checkout/free-delivery.ts";
import { offerShippingMethods } from "@tread/storefront/domain/checkout/shipping-methods.ts";
import { countries } from "@tread/storefront/domain/country/country.ts";
import { pointsEarned } from "@tread/storefront/domain/loyalty/points.ts";
import { challengeMessages } from "@tread/storefront/domain/product/challenge-messages.ts";
import { type AccountCall, accountCalls, type SceneAccount } from "./account.ts";
import { blogPosts } from "./blog.ts";
import { loyaltyCalls } from "./loyalty.ts";
import { moment } from "./moment.ts";
import { offersOf, promoItems, promotionsOnWire, takenItems } from "./offers.ts";
import { sampleOrder } from "./orders.ts";
import { content, products } from "./products.ts";
import { refuse } from "./refuse.ts";
import { type ReturnCall, returnCalls } from "./returns.ts";
import { search } from "./search.ts";
import { storeCalls, storesWithStock } from "./stores.ts";
import { users } from "./users.ts";

/**
 * How calls fare: `slow` ones are never answered, `offline` ones never reach the shop, `broken` ones are answered with 500, and a
 * failure is what the shop refuses them with.
 */
export type Condition = "normal" | "slow" | "offline" | "broken" | CallFailure;

/** The condition of each call; the others are normal. A function sees the input, so that one answer of several may differ or wait. */
export type Network = { [N in CallName]?: Condition | ((input: InputOf<N>) => Condition | Promise<Condition>) };

/** What each call is answered with. Throws a `CallFailure` where it is refused. */
export type Handlers = { [N in CallName]: (input: InputOf<N>) => ResponseOf<N> };
type Resolution = ResponseOf<"content.resolve">;

const found = (entity: Entity): Resolution => ({ isRedirect: false, redirectHref: null, httpStatusCode: 200, entity });

function resolve(asked: string): Resolution {
  const path = asked.replace(/\?.*$/, "");
  const product = products().find((each) => each.path === path);
  if (product) return found({ type: "product", data: product });
  const listing = content()
    .listings("nz")
    .find((each) => each.path === path);
  if (listing) return found({ type: "listing", data: listing });
  const page = content()
    .pages("nz")
    .find((each) => each.path === path);
  if (page) return found({ type: "page", data: page });
  const index = content()
    .linkIndexes("nz")
    .find((each) => each.path === path);
  if (index) return found({ type: "index", data: index });
  return { isRedirect: false, redirectHref: null, httpStatusCode: 404, entity: null };
}

/** What a cart comes to, and the stores that have all of it; null in a shop that has none to pick up from. */
export function checkoutInfo(
  { body }: InputOf<"checkout.info">,
  storeIdsWithStock: readonly string[] | null = storesWithStock,
): ResponseOf<"checkout.info"> {
  const lines = body.cart.items.map((item) => {
    const product =
      products().find(({ id }) => id === item.productId) ?? refuse(422, "ProductNotFound", "We no longer sell that.");
    const variant = product.variants.find(({ id }) => id === item.variantId);
    const isDigital = product.functionalType === "digital";
    return { ...item, isDigital, unitPrice: product.price, lineTotal: product.price * item.qty, available: variant?.qty ?? 0 };
  });
  const offers = offersOf(body.cart);
  const taken = takenItems(body.cart, offers);
  const priced = [
    ...lines.map(({ unitPrice, qty }, index) => ({ unitPrice, qty, discount: offers.lineDiscounts[index] ?? 0 })),
    ...taken.promoItems.map(({ unitPrice, price }) => ({ unitPrice, qty: 1, discount: unitPrice - price })),
  ];
  const taxRate = countries.nz.taxRate;
  const subtotal = checkoutTotals({ lines: priced, shipping: null, taxRate }).itemSubtotalAfterDiscounts;
  const methods = offerShippingMethods({
    country: "nz",
    itemSubtotalAfterDiscounts: subtotal,
    deliverTo: body.shippingAddress?.country,
    postcode: body.shippingAddress?.postcode,
    street: streetLine(body.shippingAddress ?? {}),
    storeIdsWithStock,
    isDigital: lines.length > 0 && lines.every(({ isDigital }) => isDigital),
    now: moment.getTime(),
  });
  const chosen = methods.find(({ code, available }) => available && code === body.shipping?.options.methodCode);
  const { creditUsages, ...totals } = checkoutTotals({
    lines: priced,
    shipping: chosen?.price ?? null,
    taxRate,
    credits: body.availableCreditBalances ?? [],
  });
  return {
    ...totals,
    items: lines.map(({ isDigital: _, ...line }, index) => ({
      ...line,
      lineTotalAfterDiscounts: line.lineTotal - (offers.lineDiscounts[index] ?? 0),
    })),
    promotions: promotionsOnWire(offers),
    ...taken,
    availableShippingMethods: methods,
    selectedShippingMethod: chosen?.code ?? null,
    storeIdsWithStock: [...(storeIdsWithStock ?? [])],
    freeDeliveryRemaining: freeDeliveryRemaining(subtotal, "nz"),
    pointsToEarn: pointsEarned(subtotal, false),
    creditUsages,
  };
}

/** What a cart comes to that has taken socks from an offer which have sold out since. */
export function withSoldOutItem(input: InputOf<"checkout.info">): ResponseOf<"checkout.info"> {
  const promoItems = [{ promotionId: "socks-on-us", productId: "105602", variantId: "105602-M" }];
  const info = checkoutInfo({ ...input, body: { ...input.body, cart: { ...input.body.cart, promoItems } } });
  return { ...info, promoItems: info.promoItems.map((item) => ({ ...item, available: 0 })) };
}

/** The right answer to the question that the demo shop's products ask. */
const foundingYear = "2009";

/** Gift cards that page stories know of; the PIN of each is 1234. */
const giftCards: Readonly<Record<string, Partial<ResponseOf<"vouchers.balance">> | CallFailure["code"]>> = {
  GIFT0000000050: {},
  GIFT0000001000: { amountRemaining: 100_000, expires: Date.UTC(2038, 5, 1) / 1000 },
  GIFT0000000000: { amountRemaining: 0, isFullyRedeemed: true },
  GIFTEXPIRED000: { isExpired: true },
  GIFTSUSPENDED0: "VoucherSuspended",
  GIFTLOCKED0000: "VoucherLocked",
  GIFTBYAROBOT00: "AntiBotFailed",
};

function voucherBalance(code: string, pin: string): ResponseOf<"vouchers.balance"> {
  const giftCard = pin === "1234" ? giftCards[code] : undefined;
  if (giftCard === undefined) return refuse(422, "VoucherInvalid", "Refused.");
  if (giftCard === "AntiBotFailed") return refuse(422, giftCard, antiBotRefusal);
  if (typeof giftCard === "string") return refuse(422, giftCard, "Refused.");
  return { expires: Date.UTC(2036, 2, 4) / 1000, isExpired: false, isFullyRedeemed: false, amountRemaining: 5_000, ...giftCard };
}

const orderMissing = () => refuse(404, "OrderNotFound", "We couldn't find an order with those details.");

const handlers: Omit<Handlers, AccountCall | ReturnCall> = {
  ...users,
  "content.resolve": ({ query }) => resolve(query.path),
  "content.navigation": () => content().navigation("nz"),
  "content.frame": () => ({ ...content().frame("nz"), boutique: true, galleryOverlay: false }),
  "content.errorPage": ({ query }) => ({
    content:
      content()
        .errorPages("nz")
        .filter(({ path }) => path === "/" || `${query.path}/`.startsWith(`${path}/`))
        .reduce((nearest, entry) => (entry.path.length > nearest.path.length ? entry : nearest)).content ?? null,
  }),
  "blog.posts": blogPosts,
  "content.preview": ({ body }) =>
    body.token === "signed" ? { blocks: body.blocks } : refuse(404, "NotFound", "Page not found"),
  "sizeCharts.get": ({ params }) =>
    content().sizeCharts.find(({ id }) => id === params.id) ?? refuse(404, "NotFound", "We couldn't find that size chart."),
  "products.byIds": ({ body }) => ({
    products: body.ids.map((id) => products().find((product) => product.id === id) ?? null),
  }),
  "products.verifyChallenge": ({ body }) =>
    body.answer === foundingYear ? { verified: true } : refuse(422, "ChallengeFailed", challengeMessages.wrong),
  "reviews.list": ({ params }) => demoReviews(params.id),
  "reminders.create": () => ({ status: "confirmationSent" }),
  "reminders.confirm": () => ({
    kind: "backInStock",
    product: { name: "Osker Court Low", path: "/products/osker/court-low-chalk" },
  }),
  "reminders.end": () => ({ kind: "backInStock", product: null }),
  "searches.note": () => ({}),
  "searches.popular": () => ({ searches: [] }),
  "products.related": () => ({ ids: [] }),
  "search.queries": ({ body }) => ({ results: search(body.requests) }),
  "search.objects": ({ body }) => ({ data: { results: body.objectIds.map(() => null) } }),
  "checkout.info": (input) => checkoutInfo(input),
  "checkout.promoItems": promoItems,
  "checkout.clientToken": () => ({ clientToken: null }),
  "checkout.instalments": ({ body }) => ({
    token: "afterpay-checkout",
    amount: body.expectedTotal,
    expiresAt: new Date(moment.getTime() + 1_800_000).toISOString(),
  }),
  "checkout.orders": () => refuse(500, "InternalError", "Something went wrong. Try again."),
  "checkout.placement": () => ({ state: "unknown" }),
  "checkout.withdraw": () => ({ state: "notPlaced", error: { code: "OrderWithdrawn", message: "This order was withdrawn." } }),
  ...storeCalls,
  "vouchers.balance": ({ params, query }) => voucherBalance(params.code, query.pin),
  ...loyaltyCalls,
  "marketing.signUp": () => ({}) as ResponseOf<"marketing.signUp">,
  "orders.lookup": ({ body }) => {
    const order = sampleOrder();
    if (body.orderNumber !== order.number || body.email !== order.contact.email) orderMissing();
    return { token: "lookup-token", orderNumber: order.number, expiresAt: new Date(moment.getTime() + 900_000).toISOString() };
  },
  "orders.get": ({ params }) => {
    const order = sampleOrder();
    return params.number === order.number ? order : orderMissing();
  },
};

/**
 * The shop's server as far as pages need it: the demo catalogue behind the wire's own contract, priced by the shop's own
 * rules. Answers come at once, and the same every time.
 * @param network conditions that calls meet; may be changed while the page stands open
 * @param own answers of the story's own
 * @param account what the account of the shopper holds
 * @param closed ends what is still unanswered: an order that hangs would hold up those of the stories after it
 */
export function fakeServer(
  network: Network,
  own: Partial<Handlers> = {},
  account?: SceneAccount,
  closed?: AbortSignal,
): CallFunction {
  const answers: Handlers = { ...handlers, ...accountCalls(account), ...returnCalls(), ...own };
  return async (name, input, signal) => {
    const asked = network[name];
    const condition = typeof asked === "function" ? await asked(input) : asked;
    if (condition === "slow") {
      await new Promise((_, reject) => {
        signal?.addEventListener("abort", () =>
          reject({ status: 0, code: "Aborted", message: "Aborted." } satisfies CallFailure),
        );
        closed?.addEventListener("abort", () =>
          reject({ status: 410, code: "SceneClosed", message: "The scene is closed." } satisfies CallFailure),
        );
      });
    }
    if (condition === "offline") refuse(0, "Unreachable", "We can't reach the shop. Check your connection and try again.");
    if (condition === "broken") refuse(500, "InternalError", "Something went wrong. Try again.");
    if (typeof condition === "object") throw condition;
    return answers[name](input);
  };
}
