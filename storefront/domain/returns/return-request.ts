import { type BoughtItem, type ReturnRefusal, returnability } from "./returnable-item.ts";

/** Why somebody sends something back. */
export const returnReasons = ["tooSmall", "tooBig", "notAsExpected", "faulty", "wrongItem", "changedMind"] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** How it comes back: with a label by post, or over the counter of a store. */
export const returnMethods = ["post", "store"] as const;
export type ReturnMethod = (typeof returnMethods)[number];

/** How far a return has come: it is expected, it has been taken in, or the shopper has changed their mind before that. */
export const returnStates = ["requested", "received", "cancelled"] as const;

/** Whether a return may still be cancelled: until it has been taken in. What was to go back is then as if nobody had asked. */
export const canCancelReturn = (state: string): boolean => state === "requested";

/** So many of a line, and why. */
export interface ReturnLine {
  readonly position: number;
  readonly quantity: number;
  readonly reason: ReturnReason;
}

/** What is wrong with a return, and with which line. */
export interface ReturnProblem {
  readonly type: "nothingChosen" | "unknownItem" | "chosenTwice" | "quantityInvalid" | "tooMany" | ReturnRefusal;
  readonly position: number | null;
}

/** The first thing that is wrong with a return of `lines` at `now` (milliseconds since the epoch), or null. */
export function returnProblem(items: readonly BoughtItem[], lines: readonly ReturnLine[], now: number): ReturnProblem | null {
  if (lines.length === 0) return { type: "nothingChosen", position: null };
  const seen = new Set<number>();
  for (const { position, quantity } of lines) {
    const problem = (type: ReturnProblem["type"]): ReturnProblem => ({ type, position });
    const item = items.find((each) => each.position === position);
    if (!item) return problem("unknownItem");
    if (seen.has(position)) return problem("chosenTwice");
    seen.add(position);
    const { left, refusal } = returnability(item, now);
    if (refusal) return problem(refusal);
    if (!Number.isInteger(quantity) || quantity < 1) return problem("quantityInvalid");
    if (quantity > left) return problem("tooMany");
  }
  return null;
}
