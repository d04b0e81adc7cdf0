/**
 * Shares a whole amount over weights so that the shares add up to it exactly: proportional, then a cent each to the
 * largest remainders, the earlier first on a tie. A weight of zero gets nothing, and no share exceeds its weight
 * while the amount does not exceed the sum of the weights.
 * @param amount integer cents, not negative
 * @throws RangeError for negative or fractional input, or an amount with nothing to share it over
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  if (![amount, ...weights].every((n) => Number.isSafeInteger(n) && n >= 0)) {
    throw new RangeError("amounts and weights are whole and not negative");
  }
  // Cents times cents can pass 2^53 in a large cart.
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) {
    if (amount > 0) throw new RangeError("nothing to share the amount over");
    return weights.map(() => 0);
  }
  const parts = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight);
    return { index, share: Number(product / total), remainder: product % total };
  });
  const shares = parts.map((part) => part.share);
  const left = amount - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = parts.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1,
  );
  for (const part of byRemainder.slice(0, left)) shares[part.index] = (shares[part.index] ?? 0) + 1;
  return shares;
}

/**
 * Spreads a discount over line totals. It never exceeds what the lines cost, so no line falls below zero;
 * the result adds up to the discount, or to the lines' sum when the discount is larger.
 */
export function splitDiscount(discount: number, lineTotals: readonly number[]): number[] {
  const sum = lineTotals.reduce((total, line) => total + line, 0);
  return allocate(Math.min(discount, sum), lineTotals);
}
