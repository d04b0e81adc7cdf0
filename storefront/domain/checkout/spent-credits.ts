import type { CreditBalance } from "./checkout-request.ts";

/**
 * What each credit pays, in the order in which they are spent. A number of digits alone would come before all other keys of `usages`,
 * however it was asked for.
 * @param usages by the credit's id, in cents
 * @param credits as the usages were asked for
 */
export function spentCredits(
  usages: Readonly<Record<string, { readonly amount: number }>>,
  credits: readonly Pick<CreditBalance, "id">[],
): { readonly id: string; readonly amount: number }[] {
  const turns = new Map(credits.map(({ id }, turn) => [id, turn]));
  const turn = (id: string) => turns.get(id) ?? credits.length;
  return Object.entries(usages)
    .flatMap(([id, { amount }]) => (amount > 0 ? { id, amount } : []))
    .sort((one, other) => turn(one.id) - turn(other.id));
}
