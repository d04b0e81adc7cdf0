import { sizeSearchClear } from "./size-picker.contract.ts";

/**
 * Finds sizes by what is typed: give it each character and what the sizes say, and it gives the index of the first size that
 * starts with all that was typed, or -1. What was typed is forgotten 350 ms after the last character (TILE-57).
 */
export function createSizeSearch(): (character: string, sizes: readonly string[]) => number {
  let typed = "";
  let forgetting: ReturnType<typeof setTimeout> | undefined;
  return (character, sizes) => {
    clearTimeout(forgetting);
    forgetting = setTimeout(() => {
      typed = "";
    }, sizeSearchClear);
    typed += character.toLowerCase();
    return sizes.findIndex((size) => size.toLowerCase().startsWith(typed));
  };
}
