/** Milliseconds in which a page that was loaded anew by itself is not loaded anew again (PWA-03). */
export const reloadGuardMs = 10_000;

/** Whether a page was loaded anew by itself too short a while ago to do it again. `last` is NaN or 0 when it never was. */
export function isReloadTooSoon(last: number, now: number): boolean {
  return now - last < reloadGuardMs;
}

/** What a shopper is in the middle of. */
export interface Occupation {
  /** Path within the country's shop: `/checkout/payment`. */
  readonly path: string;
  /** A field holds something else than the page gave it, or something to type in has the focus. */
  readonly typing: boolean;
  /** Something lies over the page. */
  readonly overlay: boolean;
}

/** Whether loading the page anew would take something from the shopper: what they typed, or a payment that is under way. */
export function isOccupied({ path, typing, overlay }: Occupation): boolean {
  return typing || overlay || path === "/checkout" || path.startsWith("/checkout/");
}
