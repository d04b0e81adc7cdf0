/**
 * The applied offers that something is off for: not one that brings an item which nobody has taken.
 * @param taken what was taken from offers and is part of the totals
 */
export function givingOffers<Offer extends { readonly id: string; readonly bringsItem?: boolean }>(
  applied: readonly Offer[],
  taken: readonly { readonly promotionId: string }[] = [],
): Offer[] {
  return applied.filter(({ id, bringsItem }) => !bringsItem || taken.some(({ promotionId }) => promotionId === id));
}
