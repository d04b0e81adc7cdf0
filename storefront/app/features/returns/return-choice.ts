import { lineShare } from "#domain/returns/refund.ts";
import {
  type ReturnLine,
  type ReturnMethod,
  type ReturnReason,
  returnMethods,
  returnReasons,
} from "#domain/returns/return-request.ts";
import type { OrderReturns } from "./returns-api.ts";

/** What has been chosen of one item. */
export interface ItemChoice {
  readonly quantity: number;
  /** Null until a reason is given. */
  readonly reason: ReturnReason | null;
}

/** What has been chosen so far, by the item's position; what is not going back is not in it. */
export interface ReturnChoice {
  readonly items: Readonly<Record<number, ItemChoice>>;
  readonly method: ReturnMethod;
}

type Bought = Pick<OrderReturns, "items">;

/** What a return starts with. */
export const nothingChosen: ReturnChoice = { items: {}, method: "post" };

/** A choice as the text that it is kept as. */
export const writeChoice = (choice: ReturnChoice): string => JSON.stringify(choice);

/** The choice that a text keeps, as far as it can still be made: what cannot go back any more is not in it. */
export function readChoice(text: string, { items: bought }: Bought): ReturnChoice {
  let found: { items?: Record<number, { quantity?: unknown; reason?: unknown } | null>; method?: unknown } | null;
  try {
    found = JSON.parse(text);
  } catch {
    return nothingChosen;
  }
  const items = bought.flatMap(({ position, left }): [number, ItemChoice][] => {
    const item = found?.items?.[position];
    if (!item || left === 0) return [];
    const { quantity, reason } = item;
    const isPossible = typeof quantity === "number" && Number.isInteger(quantity) && quantity >= 1 && quantity <= left;
    const choice = {
      quantity: isPossible ? quantity : left,
      reason: returnReasons.find((each) => each === reason) ?? null,
    };
    return [[position, choice]];
  });
  const method = returnMethods.find((each) => each === found?.method) ?? nothingChosen.method;
  return { items: Object.fromEntries(items), method };
}

/** The form's name for an item's reason, which its error goes by, and its field's id. */
export const reasonName = (position: number) => `reason-${position}`;

/** What is wrong with a choice, by the name of the field, in the order of the items. Every missing reason says which item it is of. */
export function choiceErrors({ items }: ReturnChoice, { items: bought }: Bought): Record<string, string | undefined> {
  return {
    items: Object.keys(items).length === 0 ? "Choose what you're sending back." : undefined,
    ...Object.fromEntries(
      bought.flatMap(({ position, name, size }) =>
        items[position]?.reason === null ? [[reasonName(position), `Choose a reason for ${name}, ${size}.`]] : [],
      ),
    ),
  };
}

/** The choice as it is sent: complete lines, and never more of an item than is left of it. */
export function chosenLines({ items }: ReturnChoice, { items: bought }: Bought): ReturnLine[] {
  return bought.flatMap(({ position, left }) => {
    const choice = items[position];
    return choice?.reason && left > 0 ? [{ position, quantity: Math.min(choice.quantity, left), reason: choice.reason }] : [];
  });
}

/** What goes back for a choice, in cents, after what went back before. Delivery is not part of it. */
export function worthOfChoice(choice: ReturnChoice, returns: Bought): number {
  return chosenLines(choice, returns).reduce((sum, line) => {
    const item = returns.items.find(({ position }) => position === line.position);
    return item ? sum + lineShare(item.paid, item.quantity, item.quantity - item.left, line.quantity) : sum;
  }, 0);
}
