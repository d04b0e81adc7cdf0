import type { DisallowReason } from "../checkout/checkout-data.ts";
import { splitDiscount } from "../money/allocate.ts";
import { roundHalfUp } from "../money/round-half-up.ts";
import type { Product } from "../product/product.ts";
import type { Promotion, PromotionScope } from "./promotion.ts";

/** A line as the offers see it. */
export interface PromotionLine {
  readonly product: Pick<Product, "canonicalCategory" | "brand" | "isDiscounted" | "functionalType">;
  readonly qty: number;
  /** Cents. */
  readonly unitPrice: number;
}

/** How often an offer was used so far: in all, and by this customer. */
export interface PromotionUse {
  readonly all: number;
  readonly customer: number;
}

/** An offer that is asked for and not applied, and why. The two limits are told where it is one of them. */
export interface DisallowedPromotion {
  readonly promotion: Promotion;
  readonly reason: DisallowReason;
  readonly appliedPromotionsLimit?: number;
  readonly usageCountLimit?: number;
}

/** An offer that counts. */
export interface AppliedPromotion {
  readonly promotion: Promotion;
  /** Cents off the lines; 0 for one that brings an item. */
  readonly discount: number;
}

/** What offers take off an order. */
export interface PromotionResult {
  readonly applied: readonly AppliedPromotion[];
  readonly disallowed: readonly DisallowedPromotion[];
  /** Cents off each line, in the order of the lines; never more than the line costs. */
  readonly lineDiscounts: readonly number[];
}

/** What decides which offers apply. */
export interface PromotionRequest {
  readonly promotions: readonly Promotion[];
  readonly lines: readonly PromotionLine[];
  /** Codes as the domain normalises them. */
  readonly codes: ReadonlySet<string>;
  readonly use: (promotion: Promotion) => PromotionUse;
  /** Cents that delivery costs when the items cost so many after discounts, once it is known; 0 otherwise. */
  readonly deliveryPrice?: (itemSubtotalAfterDiscounts: number) => number;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Offers at most on one order. */
export const appliedPromotionsLimit = 2;

/**
 * Decides which offers apply and what they take off: of all ways to combine the offers that are running and unlocked, the
 * one in which items and delivery together cost the shopper least. So one more code never makes a cart dearer, and the order
 * in which codes or offers come says nothing. An offer is applied only where it takes something off, or brings an item; one that
 * brings an item stands beside those that take most off, and never in the place of one of them.
 */
export function applyPromotions(request: PromotionRequest): PromotionResult {
  const { promotions, lines, codes, use, deliveryPrice = () => 0, now } = request;
  const disallowed: DisallowedPromotion[] = [];
  const wanted = promotions.filter(
    (promotion) => promotion.codes.length === 0 || promotion.codes.some((code) => codes.has(code)),
  );
  const refuse = (promotion: Promotion, reason: DisallowedPromotion["reason"], limits: Partial<DisallowedPromotion> = {}) => {
    // An offer that nobody asked for need not be explained.
    if (promotion.codes.length > 0) disallowed.push({ promotion, reason, ...limits });
  };

  const usable: Promotion[] = [];
  for (const promotion of wanted) {
    const { all, customer } = use(promotion);
    if (now < (promotion.startsAt ?? now) || now >= (promotion.endsAt ?? Number.POSITIVE_INFINITY)) {
      refuse(promotion, "PromotionUsageExceeded");
    } else if (promotion.usageLimit !== null && all >= promotion.usageLimit) {
      refuse(promotion, "PromotionUsageExceeded", { usageCountLimit: promotion.usageLimit });
    } else if (promotion.customerLimit !== null && customer >= promotion.customerLimit) {
      refuse(promotion, "PromotionPerCustomerUsageExceeded", { usageCountLimit: promotion.customerLimit });
    } else if (!bringsItem(promotion, lines) && sum(discountOf(promotion, lines, costs(lines))) === 0) {
      refuse(promotion, "NoApplicableCartItems");
    } else {
      usable.push(promotion);
    }
  }

  const best = cheapest(usable.toSorted(inTurn), lines, deliveryPrice);
  const chosen = best.applied.map(({ promotion }) => promotion);
  const isAlone = chosen.some(({ exclusive }) => exclusive);
  for (const promotion of usable) {
    if (chosen.includes(promotion)) continue;
    if (isAlone || (promotion.exclusive && chosen.length > 0)) refuse(promotion, "Exclusitivity");
    else if (chosen.length < appliedPromotionsLimit || !chosen.every((other) => mayStandBeside(promotion, other))) {
      refuse(promotion, "Stopped");
    } else refuse(promotion, "AppliedPromotionsLimitReached", { appliedPromotionsLimit });
  }
  return {
    applied: best.applied.toSorted(byId),
    disallowed: disallowed.toSorted(byId),
    lineDiscounts: costs(lines).map((cost, index) => cost - (best.remaining[index] ?? 0)),
  };
}

/** Offers taken one after another, each on what the ones before have left of the lines. */
interface Combination {
  readonly applied: readonly AppliedPromotion[];
  /** Cents that each line still costs. */
  readonly remaining: readonly number[];
  /** Cents that items and delivery cost. */
  readonly total: number;
  /** How many items they bring. */
  readonly items: number;
}

const byId = (a: { promotion: Promotion }, b: { promotion: Promotion }) => (a.promotion.id < b.promotion.id ? -1 : 1);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const costs = (lines: readonly PromotionLine[]) => lines.map((line) => line.qty * line.unitPrice);

const turns: readonly Promotion["effect"]["type"][] = ["takePay", "percentOff", "amountOff", "bringItem"];

/** Where the order makes no difference to the total: free pieces first, then percentages, then amounts; and by id. */
function inTurn(a: Promotion, b: Promotion): number {
  return turns.indexOf(a.effect.type) - turns.indexOf(b.effect.type) || (a.id < b.id ? -1 : 1);
}

function mayStandBeside(one: Promotion, other: Promotion): boolean {
  return !one.exclusive && !other.exclusive && (one.group === undefined || one.group !== other.group);
}

/**
 * Looks at every order of every set of offers that may stand beside each other: with a limit of two that is the square of
 * their number, and codes are few. Of equally cheap ones the one that brings most items stays, and of those the first found with
 * the fewest offers.
 */
function cheapest(
  offers: readonly Promotion[],
  lines: readonly PromotionLine[],
  deliveryPrice: (itemSubtotalAfterDiscounts: number) => number,
): Combination {
  const totalOf = (remaining: readonly number[]) => sum(remaining) + deliveryPrice(sum(remaining));
  const start = costs(lines);
  let best: Combination = { applied: [], remaining: start, total: totalOf(start), items: 0 };
  let latest: readonly Combination[] = [best];
  for (let size = 1; size <= appliedPromotionsLimit; size += 1) {
    latest = latest.flatMap(({ applied, remaining, items }) =>
      offers
        .filter((offer) => applied.every(({ promotion }) => promotion !== offer && mayStandBeside(offer, promotion)))
        .map((promotion) => {
          const discounts = discountOf(promotion, lines, remaining);
          const left = remaining.map((cost, index) => cost - (discounts[index] ?? 0));
          return {
            applied: [...applied, { promotion, discount: sum(discounts) }],
            remaining: left,
            total: totalOf(left),
            items: items + Number(promotion.effect.type === "bringItem"),
          };
        }),
    );
    for (const combination of latest) {
      const { total, items } = combination;
      if (total < best.total || (total === best.total && items > best.items)) best = combination;
    }
  }
  return best;
}

function bringsItem({ effect, scope }: Promotion, lines: readonly PromotionLine[]): boolean {
  if (effect.type !== "bringItem") return false;
  const inScope = lines.filter(({ product }) => isInScope(scope, product));
  return inScope.length > 0 && sum(costs(inScope)) >= effect.minimum;
}

/** Cents that an offer takes off each line, given what the lines still cost. */
function discountOf(promotion: Promotion, lines: readonly PromotionLine[], remaining: readonly number[]): number[] {
  const inScope = lines.map((line) => isInScope(promotion.scope, line.product));
  const base = remaining.map((cost, index) => (inScope[index] ? cost : 0));
  const { effect } = promotion;
  switch (effect.type) {
    case "percentOff":
      // An owner may write 12.5: read to a hundredth of a percent, as tax is, so that it is whole.
      return splitDiscount(roundHalfUp(sum(base) * Math.round(effect.percent * 100), 10_000), base);
    case "amountOff":
      return splitDiscount(sum(base) >= effect.minimum ? effect.amount : 0, base);
    case "bringItem":
      return lines.map(() => 0);
    case "takePay": {
      const pieces = sum(lines.map((line, index) => (inScope[index] ? line.qty : 0)));
      let free = Math.floor(pieces / effect.take) * (effect.take - effect.pay);
      const discounts = lines.map(() => 0);
      const cheapestFirst = lines
        .map((line, index) => ({ line, index }))
        .filter(({ index }) => inScope[index])
        .sort((a, b) => a.line.unitPrice - b.line.unitPrice);
      for (const { line, index } of cheapestFirst) {
        const pieces = Math.min(free, line.qty);
        // What an offer before it has taken off a piece is not given away again.
        discounts[index] = roundHalfUp((remaining[index] ?? 0) * pieces, line.qty);
        free -= pieces;
      }
      return discounts;
    }
  }
}

/** A gift card is money that is spent later, when offers apply to what it buys: none is about the gift card itself. */
function isInScope(scope: PromotionScope, product: PromotionLine["product"]): boolean {
  const { canonicalCategory, brand, isDiscounted, functionalType } = product;
  if (functionalType === "giftCard") return false;
  if (scope.brandId !== undefined && scope.brandId !== brand.id) return false;
  if (scope.discounted !== undefined && scope.discounted !== isDiscounted) return false;
  if (scope.category === undefined) return true;
  const line = [canonicalCategory, ...canonicalCategory.ancestors];
  return line.some(({ id, path }) => id === scope.category || path.split("/").includes(scope.category as string));
}
