import type { ReturnLine, ReturnMethod, ReturnReason } from "#domain/returns/return-request.ts";
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

/** The form's name for an item's reason, which its error goes by. */
export const reasonName = (position: number) => `reason-${position}`;

/** What is wrong with a choice, by the name of the field. */
export function choiceErrors({ items }: ReturnChoice): Record<string, string | undefined> {
  const chosen = Object.entries(items);
  return {
    items: chosen.length === 0 ? "Choose what you’re sending back." : undefined,
    ...Object.fromEntries(
      chosen.flatMap(([position, { reason }]) => (reason === null ? [[reasonName(Number(position)), "Choose a reason."]] : [])),
    ),
  };
}

/** The choice as it is sent: complete lines, and never more of an item than is left of it. */
export function chosenLines({ items }: ReturnChoice, { items: bought }: Pick<OrderReturns, "items">): ReturnLine[] {
  return bought.flatMap(({ position, left }) => {
    const choice = items[position];
    return choice?.reason && left > 0 ? [{ position, quantity: Math.min(choice.quantity, left), reason: choice.reason }] : [];
  });
}
