import { splitDiscount } from "../money/allocate.ts";

/** Said of what comes back and cost nothing, as what an offer brought for free. */
export const nothingBack = "It was free, so there is no money to send back.";

/** A line of an order as refunds see it; amounts in cents. */
export interface PaidLine {
  readonly position: number;
  readonly quantity: number;
  readonly lineTotal: number;
  /** What promotions took off the whole line; null where only the order's discount is known. */
  readonly discount: number | null;
  /** How many have come back before. */
  readonly takenBack: number;
  /** It is gift cards. */
  readonly giftCard?: boolean;
}

/** What one thing paid of an order, and what of that has gone back; in cents. */
export interface Paid {
  readonly amount: number;
  readonly refunded: number;
}

/** What each line cost after discounts, in the order of the lines. */
function netTotals(lines: readonly PaidLine[], totalDiscount: number): number[] {
  const spread = splitDiscount(
    totalDiscount,
    lines.map(({ lineTotal }) => lineTotal),
  );
  return lines.map(({ lineTotal, discount }, index) => lineTotal - Math.min(discount ?? spread[index] ?? 0, lineTotal));
}

/**
 * What some of a line are worth that come back, in cents, after those that came before. In however many returns it comes back, the
 * shares add up to what it cost.
 * @param cost of the whole line after discounts
 */
export function lineShare(cost: number, quantity: number, before: number, back: number): number {
  const upTo = (count: number) => Math.floor((cost * Math.min(count, quantity)) / quantity);
  return upTo(before + back) - upTo(before);
}

/**
 * What items that have come back were worth, in cents: their share of what their line cost after discounts. In however many returns
 * a line comes back, the shares add up to what it cost, to the cent. Delivery is not part of it.
 * @param totalDiscount of the order, for lines that do not know theirs
 * @param back how many of which line come back now
 */
export function returnedWorth(
  lines: readonly PaidLine[],
  totalDiscount: number,
  back: readonly { readonly position: number; readonly quantity: number }[],
): number {
  const net = netTotals(lines, totalDiscount);
  return lines.reduce((sum, { position, quantity, takenBack }, index) => {
    const now = back.reduce((count, line) => (line.position === position ? count + line.quantity : count), 0);
    return sum + lineShare(net[index] ?? 0, quantity, takenBack, now);
  }, 0);
}

/** What all that has come back of an order was worth, in cents. */
export function returnedSoFar(lines: readonly PaidLine[], totalDiscount: number): number {
  const asBought = lines.map((line) => ({ ...line, takenBack: 0 }));
  const allBack = lines.map(({ position, takenBack }) => ({ position, quantity: takenBack }));
  return returnedWorth(asBought, totalDiscount, allBack);
}

/**
 * Parts a refund over what paid for the order, in the order given: money before vouchers and points. Nothing gets back more than it
 * paid, so that all parts together are never above what was paid.
 */
export function refundParts(amount: number, paid: readonly Paid[]): number[] {
  let left = amount;
  return paid.map((each) => {
    const part = Math.max(0, Math.min(left, each.amount - each.refunded));
    left -= part;
    return part;
  });
}

/** What the items of an order cost that earned its points, in cents: all but gift cards, which can earn none and never come back. */
export function earningPrice(
  lines: readonly PaidLine[],
  { itemSubtotal, totalDiscount }: { readonly itemSubtotal: number; readonly totalDiscount: number },
): number {
  const net = netTotals(lines, totalDiscount);
  const onGiftCards = lines.reduce((sum, { giftCard }, index) => (giftCard ? sum + (net[index] ?? 0) : sum), 0);
  return itemSubtotal - totalDiscount - onGiftCards;
}

/**
 * Earned points that go when items come back: as much of them as of the price that earned them. All of them with the last item.
 * @param before what came back earlier, `now` what comes back with it and `earning` all that earned them, in cents
 */
export function earnedPointsLost(
  points: number,
  { before, now, earning }: { readonly before: number; readonly now: number; readonly earning: number },
): number {
  if (earning === 0) return 0;
  const upTo = (cents: number) => Math.floor((points * Math.min(cents, earning)) / earning);
  return upTo(before + now) - upTo(before);
}

/** Earned points that an order still has once so many of its lines have come back: what was earned without {@link earnedPointsLost}. */
export function earnedPointsKept(
  points: number,
  lines: readonly PaidLine[],
  totals: { readonly itemSubtotal: number; readonly totalDiscount: number },
): number {
  const now = returnedSoFar(lines, totals.totalDiscount);
  return points - earnedPointsLost(points, { before: 0, now, earning: earningPrice(lines, totals) });
}
