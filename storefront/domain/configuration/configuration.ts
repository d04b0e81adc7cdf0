/**
 * Typed constants of the specification (section 9 of both documents, rows CONF).
 * Grouped by who reads them, each group its own export, so that a page carries only the groups it uses.
 * Durations end in `Ms`, `Seconds`, `Minutes` or `Days`; money is integer cents.
 */

/** Cart and wishlist limits (cart and checkout §9; CONF-05 to CONF-09). `maxLines` and `maxPromoCodes` follow the contract's caps. */
export const cartConfiguration = {
  itemQtyMax: 99,
  quickAddQty: 1,
  stockMaxAgeSeconds: 300,
  maxLines: 200,
  maxPromoCodes: 20,
} as const;

export const wishlistConfiguration = { itemQtyMax: 1, maxItems: 500 } as const;

/** Account-state synchronisation (DECISIONS SYNC-23). `maxClients` bounds the replay marks kept in the state. */
export const syncConfiguration = { maxConflictRounds: 5, maxClients: 64 } as const;

/** Four interest-free payments about every two weeks (cart and checkout §1, §9; CONF-10). */
export const instalmentConfiguration = { count: 4, intervalDays: 14, orderTotalMin: 0, orderTotalMax: 200_000 } as const;

/** Another pay-later option exists in the specification and is disabled (PAY-09). */
export const otherPayLaterEnabled = false;

/** Reuse of checkout data and the express sheets (DECISIONS CHK-30, EXPR-07, EXPR-10). */
export const checkoutConfiguration = {
  dataMaxAgeSeconds: 30,
  expressDataMaxAgeSeconds: 60,
  expressOptionLabelMax: { applePay: 128, googlePay: 128, payPal: 129 },
} as const;

/** Used for a parcel or a pickup without a contact (DECISIONS SHIP-17; SHIP-18). */
export const fallbackRecipient = {
  phone: { NZ: "+64 9 000 0000", AU: "+61 2 0000 0000" },
  pickupContactName: "Name",
} as const;

/** Days from delivery, or from purchase in a store (DECISIONS RET-04; CONF-14). */
export const returnsConfiguration = { windowDays: 40 } as const;

/** CONF-15, CONF-16. */
export const loyaltyConfiguration = { pointsMultiplier: 4, guestInfoMaxAgeMinutes: 120 } as const;

export const fraudConfiguration = { cookieName: "fraud_token", eventName: "fraud:token", cookieLifeDays: 400 } as const;

/** Alert store defaults (both documents §9; CONF-22 to CONF-25). */
export const alertConfiguration = {
  defaultDurationMs: 5000,
  tileDurationMs: 3000,
  addFailureDurationMs: 6000,
  max: 4,
  addDelayMs: 300,
  removalDelayMs: 300,
  countdownStepMs: 50,
} as const;

/** Listings (browsing §9; CONF-27, CONF-31, CONF-41). `priceFilterStep` is whole currency units, as in the URL. */
export const listingConfiguration = {
  pageSize: 48,
  sortOptions: ["nameAsc", "nameDesc", "priceAsc", "priceDesc", "newest", "oldest"],
  priceFilterStep: 1,
  dynamicFilterAttributes: ["baseColours", "brand.name"],
  defaultSwatches: 4,
} as const;

export const contentConfiguration = { blogPageSize: 12, storesPageSize: 1000, storeLocalitiesMax: 64 } as const;

/** Site search (browsing §9; CONF-32 to CONF-35; DECISIONS SEARCH-23). */
export const searchConfiguration = {
  /** Before the name of every index, so that several shops can share one account of the hosted search. */
  indexPrefix: "tt_",
  hitsPerGroup: { brands: 2, categories: 2, products: 4, articles: 2 },
  debounceMs: 200,
  minQueryLength: 1,
  spinnerDelayMs: 1000,
  comboboxSpinnerDelayMs: 1000,
} as const;

/** Remembered lists and preferences; the least recently used goes first (CONF-36, CONF-37; DECISIONS LIST-26). */
export const rememberedConfiguration = {
  personalisations: { max: 64, idLength: 6 },
  referrers: { max: 64, idLength: 6 },
} as const;

/** CONF-38, CONF-39. */
export const recommendationConfiguration = { max: 10, states: ["current", "evergreen"], errorPageMax: 15 } as const;

/** CONF-40 and DECISIONS THIRD-15. */
export const stylingConfiguration = { outfit: { min: 3, max: 6, enabled: false }, stylingMaxOutfits: 4 } as const;

/** Tile behaviour (browsing §2, §9). */
export const tileConfiguration = { touchOverlayDelayMs: 150, quickAddSearchClearMs: 350, countdownStepMs: 1000 } as const;

/** Analytics and page life (browsing §9). */
export const timingConfiguration = {
  impressionMs: 3000,
  clickDebounceMs: 300,
  searchEventIdleMs: 1000,
  pageViewRepeatMs: 5000,
  reloadGuardMs: 10_000,
  routePreloadConcurrency: 4,
} as const;

/** What `libphonenumber-js` accepts; the shop's own field limit is in the phone rule (CONF-20, CONF-21). */
export const phoneLibraryLimits = { nationalLengthMin: 2, nationalLengthMax: 17, inputMax: 250 } as const;
