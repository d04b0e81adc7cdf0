/** Both sides of a range, in reading order. */
export const priceEnds = ["low", "high"] as const;

/** What holds unless said otherwise: query parameters of the listing, and a step of one dollar in cents. */
export const priceRangeDefaults = { names: { low: "minPrice", high: "maxPrice" }, step: 100 } as const;
