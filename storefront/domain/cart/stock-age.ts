import { cartConfiguration } from "../configuration/configuration.ts";

/**
 * Whether stock is too old to reject or allow an add, so that it is fetched again first (CONF-09).
 * A reading from the future is not trusted either.
 * @param stockUpdatedAt seconds since the epoch, as on the product
 * @param now milliseconds since the epoch
 */
export function needsStockRefresh(stockUpdatedAt: number, now: number): boolean {
  const age = now / 1000 - stockUpdatedAt;
  return !(Math.abs(age) <= cartConfiguration.stockMaxAgeSeconds);
}
