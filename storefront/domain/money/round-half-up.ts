/**
 * `numerator / denominator` rounded half-up to a whole number, exact for products below 2^53.
 * @throws RangeError when an operand is not a safe whole number, the numerator is negative or the denominator is not positive.
 */
export function roundHalfUp(numerator: number, denominator: number): number {
  const doubled = 2 * numerator + denominator;
  if (!Number.isSafeInteger(doubled) || !Number.isInteger(numerator) || numerator < 0 || !(denominator > 0)) {
    throw new RangeError(`cannot round ${numerator}/${denominator}`);
  }
  return Math.floor(doubled / (2 * denominator));
}
