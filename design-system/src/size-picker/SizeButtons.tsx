import type { ComponentPropsWithRef, CSSProperties, MouseEvent } from "react";
import { classNames } from "../theme/class-names.ts";
import { propertyOf } from "../theme/property-of.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./SizeButtons.css.ts";
import { sizeButtonWidth } from "./size-button-width.ts";
import type { SizeButtonsPlace } from "./size-picker.contract.ts";

/** One size of a product. */
export interface SizeOption {
  /** The variant's id. */
  id: string;
  /** The size's code. */
  code: string;
  /** What the button says, in the shopper's size system. The code unless given. The longest decides the width of the buttons. */
  label?: string;
  /** None left: the button is disabled. */
  soldOut?: boolean;
  /** In the cart already. */
  inCart?: boolean;
  /** Few left: a dot, said in words too. */
  low?: boolean;
}

export type SizeButtonsProps = Omit<ComponentPropsWithRef<"ul">, "children" | "onSelect"> & {
  /** The sizes in order. */
  sizes: readonly SizeOption[];
  /** `tile` unless said otherwise. */
  place?: SizeButtonsPlace;
  /** The chosen size's id, on a product page. */
  selected?: string;
  /** Nothing may be added: all sizes are disabled. */
  disabled?: boolean;
  /** A size was pressed, whether it is in the cart or not. */
  onPick: (id: string) => void;
};

function say(size: SizeOption): string {
  if (size.soldOut) return " sold out";
  return ` ${[size.inCart && "in your cart", size.low && "only a few left"].filter(Boolean).join(", ")}`;
}

/** A product's sizes as buttons, never as a list to open. */
export function SizeButtons({ sizes, place = "tile", selected, disabled, onPick, className, style, ...rest }: SizeButtonsProps) {
  const width = {
    [propertyOf(styles.codeWidth)]: sizeButtonWidth(sizes.map((size) => size.label ?? size.code)),
    ...style,
  } as CSSProperties;
  // One handler for all sizes: the button knows which it is.
  const pick = (event: MouseEvent<HTMLButtonElement>) => onPick(event.currentTarget.value);
  return (
    <ul className={classNames(styles.list[place], className)} style={width} {...rest}>
      {sizes.map((size) => (
        <li key={size.id}>
          <button
            type="button"
            value={size.id}
            className={classNames(
              styles.button,
              styles.size[place],
              size.inCart && place === "tile" && styles.inCart,
              size.id === selected && styles.selected,
            )}
            disabled={disabled || size.soldOut}
            aria-pressed={place === "tile" ? Boolean(size.inCart) : size.id === selected}
            onClick={pick}
          >
            {size.label ?? size.code}
            {(size.soldOut || size.inCart || size.low) && <VisuallyHidden>{say(size)}</VisuallyHidden>}
            {size.low && !size.soldOut && <span className={styles.low[place]} />}
          </button>
        </li>
      ))}
    </ul>
  );
}
