import type { SizeOption } from "@tread/design-system/size-picker";
import { Text } from "@tread/design-system/text";
import { mostOf, type StockLevel, stockLevels } from "#domain/product/stock-level.ts";
import * as styles from "./stock-in-store.css.ts";
import type { StoreShelf } from "./stores-api.ts";

const words: Readonly<Record<StockLevel, string>> = { inStock: "In stock", low: "Only a few left", none: "None here" };

/** What a store has of a size, or of all sizes together. */
export function levelIn(shelf: StoreShelf | undefined, variantId?: string): StockLevel {
  const sizes = (shelf?.sizes ?? []).filter((size) => variantId === undefined || size.variantId === variantId);
  return mostOf(sizes.map(({ level }) => level));
}

export interface StockInStoreProps {
  /** Undefined where the store has none at all. */
  shelf: StoreShelf | undefined;
  /** Every size of the product, in its order. */
  options: readonly SizeOption[];
  /** The size that is asked for; all of them without one. */
  selected?: string;
}

/** What a store has of a product: of one size in a word, of all of them a line for each level; one word where it has none at all (PDP-10). */
export function StockInStore({ shelf, options, selected }: StockInStoreProps) {
  const level = levelIn(shelf, selected);
  if (selected !== undefined || options.length === 1 || level === "none") {
    return (
      <Text variant="body.sm" className={styles.level[level]}>
        {words[level]}
      </Text>
    );
  }
  return stockLevels.map((level) => {
    const sizes = options.filter(({ id }) => levelIn(shelf, id) === level);
    if (sizes.length === 0) return null;
    return (
      <Text key={level} variant="body.sm" className={styles.level[level]}>
        {words[level]}: {sizes.map(({ label, code }) => label ?? code).join(", ")}
      </Text>
    );
  });
}
