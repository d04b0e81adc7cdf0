/**
 * The shop's settings, each once.
 * Grouped by who reads them, each group its own export, so that a page carries only the groups it uses.
 * Durations end in `Ms`, `Seconds` or `Days`; money is integer cents.
 */

/** Limits of a cart. */
export const cartConfiguration = {
  itemQtyMax: 99,
  quickAddQty: 1,
  stockMaxAgeSeconds: 300,
  maxLines: 200,
  maxPromoCodes: 20,
} as const;

export const wishlistConfiguration = { itemQtyMax: 1, maxItems: 500 } as const;

/** Account-state synchronisation. `maxClients` bounds the replay marks kept in the state, `maxRounds` the conflicts in a row. */
export const syncConfiguration = { maxClients: 64, maxRounds: 5 } as const;

/** How long an answer about the checkout is used again, and how many gift cards an order may be paid with. */
export const checkoutConfiguration = {
  dataMaxAgeSeconds: 30,
  maxVouchers: 20,
} as const;

/**
 * Buying straight from the cart, in a sheet of a wallet or of the provider of instalments. `optionLabelMax` are the characters that
 * each takes of a delivery's name; `deliveryCountries` where each shop delivers what is bought so, as ISO 3166 codes.
 */
export const expressConfiguration = {
  dataMaxAgeSeconds: 60,
  optionLabelMax: { applePay: 128, googlePay: 128, paypal: 129, afterpay: 128 },
  deliveryCountries: { nz: ["NZ"], au: ["AU"] },
} as const;

/** Paying in instalments. `limits` are of an order's total, in cents of the country's currency (CONF-10). */
export const instalmentConfiguration = {
  limits: { nz: { min: 0, max: 200_000 }, au: { min: 0, max: 200_000 } },
  payments: 4,
  daysBetween: 14,
} as const;

/**
 * The frequent-flyer programme. An order earns a point a dollar, times `pointsMultiplier` where an offer says so; paying a
 * dollar takes `pointsPerDollar`.
 */
export const loyaltyConfiguration = {
  pointsMultiplier: 4,
  pointsPerDollar: 200,
  guestMaxAgeMinutes: 120,
  quoteMinutes: 15,
} as const;

/**
 * How long what no rule needs any longer is kept. Orders stay, with their payments, refunds, returns and gift cards: they are the
 * shop's books, and one may be asked about years later.
 */
export const retentionConfiguration = {
  /** What a mail said and to whom, once it has gone out: as long as an order may be asked about. */
  mailsDays: 90,
  /** That there was such a mail, so that it does not go out twice. */
  mailTracesDays: 365,
  /** What the marketing provider was told. */
  marketingMessagesDays: 90,
  /** Attempts at an order that was never placed. */
  unplacedOrdersDays: 90,
  /** What was answered to an order, for who sends it again. */
  orderKeysDays: 7,
  /** Accounts whose address nobody has confirmed, and what was said of their holders. */
  unconfirmedAccountsDays: 30,
} as const;

/** Used for a parcel or a pickup without a contact. */
export const fallbackRecipient = {
  phone: { NZ: "+64 9 000 0000", AU: "+61 2 0000 0000" },
  pickupContactName: "Name",
} as const;

/** Where signing in and out are done, and where they lead. Paths of the shop. */
export const sessionConfiguration = {
  signInPath: "/account/signin",
  signUpPath: "/account/signup",
  /** After signing in, unless another page was asked for. */
  signedInPath: "/account",
  /** After signing out. */
  signedOutPath: "/",
} as const;

/** Days from delivery, or from purchase in a store. What the shop's articles say of them is their owner's. */
export const returnsConfiguration = { windowDays: 40 } as const;

/** How long alerts stay that differ from the usual. */
export const alertConfiguration = {
  tileDurationMs: 3000,
  addFailureDurationMs: 6000,
} as const;

/** How long gift cards are good. */
export const voucherConfiguration = {
  /** From the day on which they are issued. */
  yearsGood: 3,
  /** At least, from when some of an order that one paid for was put back on it. */
  daysAfterRefund: 90,
} as const;

/** Most characters of an e-mail address, and most bytes. */
export const formConfiguration = { emailMax: 250 } as const;
/** What is fetched ahead of a press: pages at once. */
export const preloadConfiguration = { concurrencyMax: 4 } as const;

/** Listings. */
export const listingConfiguration = {
  pageSize: 48,
  /** Name of the query parameter that holds what is searched for (LIST-10, LIST-11). */
  searchParameter: "q",
  /** Personalisations that are kept, and signs of their ids (CONF-36). */
  keptMax: 64,
  keptIdLength: 6,
  sortOptions: ["nameAsc", "nameDesc", "priceAsc", "priceDesc", "newest", "oldest"],
} as const;

/** The blog. */
export const blogConfiguration = { pageSize: 12 } as const;
/** Click and collect: how long a store keeps an order. */
export const pickupConfiguration = { keptDays: 7 } as const;

/** The store locator. */
export const storesConfiguration = { pageSize: 1000, localitiesMax: 64 } as const;

/** Site search. */
export const searchConfiguration = {
  /** Before the name of every index, so that several shops can share one account of the hosted search. */
  indexPrefix: "tt_",
  hitsPerGroup: { brands: 2, categories: 2, products: 4, articles: 2 },
  debounceMs: 200,
  minQueryLength: 1,
  spinnerDelayMs: 1000,
} as const;

/** Recommendations, on a page and on the error page. */
export const recommendationConfiguration = { max: 10, states: ["current", "evergreen"], errorPageMax: 15 } as const;

/** When what is measured is told. */
export const analyticsConfiguration = {
  impressionDelayMs: 3000,
  clickDebounceMs: 300,
  searchIdleMs: 1000,
  /** A page that takes longer to come counts as viewed from here on. */
  pageViewAtLatestMs: 5000,
  /** How long an event waits for what is not yet known of its products. */
  productPatienceMs: 5000,
  insightsBatchMs: 1000,
} as const;
