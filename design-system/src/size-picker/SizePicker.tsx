import { type ComponentPropsWithRef, type KeyboardEvent, useCallback, useState } from "react";
import { Icon } from "../icon/Icon.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Spinner } from "../spinner/Spinner.tsx";
import { classNames } from "../theme/class-names.ts";
import { shareRef } from "../theme/share-ref.ts";
import { SizeButtons, type SizeOption } from "./SizeButtons.tsx";
import * as styles from "./SizePicker.css.ts";
import { createSizeSearch } from "./size-search.ts";

export type SizePickerProps = Omit<ComponentPropsWithRef<"fieldset">, "children" | "title"> & {
  /** Name of the sizes, for screen readers. */
  "aria-label"?: string;
  /** The sizes, or undefined while they are being fetched. */
  sizes: readonly SizeOption[] | undefined;
  /** The size system's label: "US Men". */
  system?: string;
  /** "Add to cart" unless said otherwise. */
  title?: string;
  /** Nothing may be added. */
  disabled?: boolean;
  /** A size was pressed, whether it is in the cart or not. */
  onPick: (id: string) => void;
  /** Asked to close, by its button or Escape. */
  onClose: () => void;
};

function focusFirstSize(picker: HTMLElement) {
  const first = picker.querySelector<HTMLElement>("li button:not(:disabled)") ?? picker;
  first.focus({ preventScroll: true });
}

/** The sizes that may be pressed, by what they say. */
function sizesIn(picker: HTMLElement): { button: HTMLElement; says: string }[] {
  const buttons = [...picker.querySelectorAll<HTMLElement>("li button:not(:disabled)")];
  return buttons.map((button) => ({ button, says: button.firstChild?.textContent ?? "" }));
}

/**
 * The sizes of a tile, over its picture. Takes focus when it opens, Escape closes it; whoever renders it gives focus back.
 * Typing a size goes to it; what was typed is forgotten after 350 ms (TILE-57).
 * Its close button shows on large screens only (TILE-25).
 */
export function SizePicker({
  sizes,
  system,
  title = "Add to cart",
  disabled,
  onPick,
  onClose,
  ref,
  className,
  onKeyDown,
  "aria-label": name = system ? `${title}: choose a size, ${system}` : `${title}: choose a size`,
  ...rest
}: SizePickerProps) {
  const [search] = useState(createSizeSearch);
  const loaded = sizes !== undefined;
  const attach = useCallback(
    (picker: HTMLFieldSetElement) => {
      if (loaded || !picker.contains(document.activeElement)) focusFirstSize(picker);
      return shareRef(ref, picker);
    },
    [loaded, ref],
  );
  const closeOrSearch = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    onKeyDown?.(event);
    if (event.key === "Escape") {
      event.stopPropagation();
      onClose();
    } else if (event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const found = sizesIn(event.currentTarget);
      found[
        search(
          event.key,
          found.map(({ says }) => says),
        )
      ]?.button.focus({ preventScroll: true });
    }
  };
  return (
    <fieldset
      {...rest}
      ref={attach}
      className={classNames(styles.picker, className)}
      aria-label={name}
      aria-busy={!loaded || undefined}
      tabIndex={-1}
      onKeyDown={closeOrSearch}
    >
      <div className={styles.head}>
        <span className={styles.title}>{title}</span>
        {system && <span className={styles.system}>{system}</span>}
        <IconButton className={styles.close} size="xs" icon={<Icon name="close" size="sm" />} label="Close" onClick={onClose} />
      </div>
      {sizes ? <SizeButtons sizes={sizes} disabled={disabled} onPick={onPick} /> : <Spinner label="Loading sizes" />}
    </fieldset>
  );
}
