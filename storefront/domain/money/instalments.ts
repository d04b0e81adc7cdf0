import { instalmentConfiguration } from "../configuration/configuration.ts";

/** Whether instalments may be offered for an order total of 0.00 to 2000.00 inclusive (cart and checkout §9; PAY-08). */
export function instalmentsOffered(totalCents: number): boolean {
  return totalCents >= instalmentConfiguration.orderTotalMin && totalCents <= instalmentConfiguration.orderTotalMax;
}

/**
 * The four payments of an order, adding up to it exactly; the first ones carry the odd cents
 * (cart and checkout §1: four interest-free payments about every two weeks).
 * @throws RangeError for a negative or fractional total
 */
export function instalmentAmounts(totalCents: number): [number, number, number, number] {
  if (!Number.isSafeInteger(totalCents) || totalCents < 0) throw new RangeError("a total is whole cents, not negative");
  const part = (index: number) =>
    Math.floor((totalCents + instalmentConfiguration.count - 1 - index) / instalmentConfiguration.count);
  return [part(0), part(1), part(2), part(3)];
}
