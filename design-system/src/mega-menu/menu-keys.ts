import type { KeyboardEvent } from "react";

/** Where a key leads in the menu. */
export interface KeyStep {
  /** The item that the key was pressed in, or in whose panel. */
  readonly index: number;
  /** It was pressed on the item itself. */
  readonly onItem: boolean;
  /** What has focus next; undefined where the key leads nowhere. */
  readonly next: HTMLElement | undefined;
}

/**
 * The arrows, Home and End go from item to item, and inside a panel from link to link. Sideways follows the line of text; down leads
 * from an item into its panel, if that is open.
 * @param event on the menu
 * @returns undefined where focus is on no item and in no panel
 */
export function stepByKey({ currentTarget: nav, target, key }: KeyboardEvent<HTMLElement>): KeyStep | undefined {
  const items = [...nav.querySelectorAll<HTMLElement>("[data-item]")];
  const index = items.findIndex((item) => item.parentElement?.contains(target as HTMLElement));
  if (index < 0) return undefined;
  const panel = items[index]?.parentElement?.querySelector("[data-panel]");
  const links = [...(panel?.querySelectorAll<HTMLElement>("a[href]") ?? [])];
  const onItem = !panel?.contains(target as HTMLElement);
  const row = onItem ? items : links;
  // On an item's button too, which is none of the row.
  const at = onItem ? index : row.indexOf(target as HTMLElement);
  const forward = getComputedStyle(nav).direction === "rtl" ? -1 : 1;
  const next = {
    ArrowRight: row[at + forward],
    ArrowLeft: row[at - forward],
    ArrowDown: onItem ? links[0] : row[at + 1],
    ArrowUp: onItem ? undefined : row[at - 1],
    Home: row[0],
    End: row.at(-1),
  }[key];
  return { index, onItem, next };
}
