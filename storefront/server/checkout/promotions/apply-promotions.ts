import type { disallowReasons } from "#contract/checkout.ts";
import { splitDiscount } from "#domain/money/allocate.ts";
import { roundHalfUp } from "#domain/money/round-half-up.ts";
import type { Product } from "#domain/product/product.ts";
import type { Promotion, PromotionScope } from "./promotion.ts";

/** A line as the offers see it. */
export interface PromotionLine {
  readonly product: Pick<Product, "canonicalCategory" | "brand" | "isDiscounted">;
  readonly qty: number;
  /** Cents. */
  readonly unitPrice: number;
}

/** How often an offer was used so far: in all, and by this customer. */
export interface PromotionUse {
  readonly all: number;
  readonly customer: number;
}

export interface DisallowedPromotion {
  readonly promotion: Promotion;
  readonly reason: (typeof disallowReasons)[number];
  readonly appliedPromotionsLimit?: number;
  readonly usageCountLimit?: number;
}

export interface AppliedPromotion {
  readonly promotion: Promotion;
  /** Cents. */
  readonly discount: number;
}

export interface PromotionResult {
  readonly applied: readonly AppliedPromotion[];
  readonly disallowed: readonly DisallowedPromotion[];
  /** Cents off each line, in the order of the lines; never more than the line costs. */
  readonly lineDiscounts: readonly number[];
}

export interface PromotionRequest {
  readonly promotions: readonly Promotion[];
  readonly lines: readonly PromotionLine[];
  /** Codes as the domain normalises them. */
  readonly codes: ReadonlySet<string>;
  readonly use: (promotion: Promotion) => PromotionUse;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Offers at most on one order. */
export const appliedPromotionsLimit = 2;

/**
 * Decides which offers apply and what they take off. The answer depends on what is asked, never on the order of the codes
 * or of the offers: where offers exclude each other the one that saves the shopper most wins, and ties go by id.
 */
export function applyPromotions({ promotions, lines, codes, use, now }: PromotionRequest): PromotionResult {
  const disallowed: DisallowedPromotion[] = [];
  const wanted = promotions.filter(
    (promotion) => promotion.codes.length === 0 || promotion.codes.some((code) => codes.has(code)),
  );
  const refuse = (promotion: Promotion, reason: DisallowedPromotion["reason"], limits: Partial<DisallowedPromotion> = {}) => {
    // An offer that nobody asked for need not be explained.
    if (promotion.codes.length > 0) disallowed.push({ promotion, reason, ...limits });
  };

  const usable: Rated[] = [];
  for (const promotion of wanted) {
    const { all, customer } = use(promotion);
    if (now < (promotion.startsAt ?? now) || now >= (promotion.endsAt ?? Number.POSITIVE_INFINITY)) {
      refuse(promotion, "PromotionUsageExceeded");
    } else if (promotion.usageLimit !== null && all >= promotion.usageLimit) {
      refuse(promotion, "PromotionUsageExceeded", { usageCountLimit: promotion.usageLimit });
    } else if (promotion.customerLimit !== null && customer >= promotion.customerLimit) {
      refuse(promotion, "PromotionPerCustomerUsageExceeded", { usageCountLimit: promotion.customerLimit });
    } else {
      const discount = sum(discountOf(promotion, lines, costs(lines)));
      if (discount === 0) refuse(promotion, "NoApplicableCartItems");
      else usable.push({ promotion, discount });
    }
  }

  const exclusive = usable.filter(({ promotion }) => promotion.exclusive).sort(bestFirst);
  const stack = chooseStack(usable.filter(({ promotion }) => !promotion.exclusive));
  const stacked = applyInTurn(stack.chosen, lines);
  const [alone] = exclusive;
  const aloneWins = alone !== undefined && alone.discount > stacked.total;
  for (const { promotion } of exclusive) {
    if (!aloneWins || promotion !== alone.promotion) refuse(promotion, "Exclusitivity");
  }
  if (aloneWins) {
    for (const { promotion } of usable) if (!promotion.exclusive) refuse(promotion, "Exclusitivity");
  } else {
    for (const { promotion } of stack.stopped) refuse(promotion, "Stopped");
    for (const { promotion } of stack.tooMany) refuse(promotion, "AppliedPromotionsLimitReached", { appliedPromotionsLimit });
  }
  const { applied, lineDiscounts } = aloneWins ? applyInTurn([alone], lines) : stacked;
  return {
    applied: applied.toSorted(byId),
    disallowed: disallowed.toSorted(byId),
    lineDiscounts,
  };
}

interface Rated {
  readonly promotion: Promotion;
  /** What it would take off by itself. */
  readonly discount: number;
}

const byId = (a: { promotion: Promotion }, b: { promotion: Promotion }) => (a.promotion.id < b.promotion.id ? -1 : 1);
const bestFirst = (a: Rated, b: Rated) => b.discount - a.discount || byId(a, b);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const costs = (lines: readonly PromotionLine[]) => lines.map((line) => line.qty * line.unitPrice);

function chooseStack(usable: readonly Rated[]): { chosen: Rated[]; stopped: Rated[]; tooMany: Rated[] } {
  const stopped: Rated[] = [];
  const groups = new Set<string>();
  const leaders = usable.toSorted(bestFirst).filter((rated) => {
    const { group } = rated.promotion;
    if (group === undefined) return true;
    if (groups.has(group)) stopped.push(rated);
    const leads = !groups.has(group);
    groups.add(group);
    return leads;
  });
  return { chosen: leaders.slice(0, appliedPromotionsLimit), stopped, tooMany: leaders.slice(appliedPromotionsLimit) };
}

const turns: readonly Promotion["effect"]["type"][] = ["takePay", "percentOff", "amountOff"];

/** Free pieces first, then percentages of what is left, then amounts; each sees only what the ones before have left. */
function applyInTurn(chosen: readonly Rated[], lines: readonly PromotionLine[]) {
  const remaining = costs(lines);
  const applied: AppliedPromotion[] = [];
  const inTurn = chosen.toSorted(
    (a, b) => turns.indexOf(a.promotion.effect.type) - turns.indexOf(b.promotion.effect.type) || byId(a, b),
  );
  for (const { promotion } of inTurn) {
    const discounts = discountOf(promotion, lines, remaining);
    discounts.forEach((discount, index) => {
      remaining[index] = (remaining[index] ?? 0) - discount;
    });
    applied.push({ promotion, discount: sum(discounts) });
  }
  const lineDiscounts = costs(lines).map((cost, index) => cost - (remaining[index] ?? 0));
  return { applied, lineDiscounts, total: sum(lineDiscounts) };
}

/** Cents that an offer takes off each line, given what the lines still cost. */
function discountOf(promotion: Promotion, lines: readonly PromotionLine[], remaining: readonly number[]): number[] {
  const inScope = lines.map((line) => isInScope(promotion.scope, line.product));
  const base = remaining.map((cost, index) => (inScope[index] ? cost : 0));
  const { effect } = promotion;
  switch (effect.type) {
    case "percentOff":
      return splitDiscount(roundHalfUp(sum(base) * effect.percent, 100), base);
    case "amountOff":
      return splitDiscount(sum(base) >= effect.minimum ? effect.amount : 0, base);
    case "takePay": {
      const pieces = sum(lines.map((line, index) => (inScope[index] ? line.qty : 0)));
      let free = Math.floor(pieces / effect.take) * (effect.take - effect.pay);
      const discounts = lines.map(() => 0);
      const cheapestFirst = lines
        .map((line, index) => ({ line, index }))
        .filter(({ index }) => inScope[index])
        .sort((a, b) => a.line.unitPrice - b.line.unitPrice || a.index - b.index);
      for (const { line, index } of cheapestFirst) {
        const pieces = Math.min(free, line.qty);
        discounts[index] = Math.min(pieces * line.unitPrice, remaining[index] ?? 0);
        free -= pieces;
      }
      return discounts;
    }
  }
}

function isInScope(scope: PromotionScope, product: PromotionLine["product"]): boolean {
  const { canonicalCategory, brand, isDiscounted } = product;
  if (scope.brandId !== undefined && scope.brandId !== brand.id) return false;
  if (scope.discounted !== undefined && scope.discounted !== isDiscounted) return false;
  if (scope.category === undefined) return true;
  const paths = [canonicalCategory.path, ...canonicalCategory.ancestors.map(({ path }) => path)];
  return paths.some((path) => path.split("/").includes(scope.category as string));
}
