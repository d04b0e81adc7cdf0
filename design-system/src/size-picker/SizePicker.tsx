import { type ComponentPropsWithRef, type KeyboardEvent, useCallback } from "react";
import { Icon } from "../icon/Icon.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Spinner } from "../spinner/Spinner.tsx";
import { classNames } from "../theme/class-names.ts";
import { shareRef } from "../theme/share-ref.ts";
import { SizeButtons, type SizeOption } from "./SizeButtons.tsx";
import * as styles from "./SizePicker.css.ts";

export type SizePickerProps = Omit<ComponentPropsWithRef<"fieldset">, "children" | "title"> & {
  /** The sizes, or undefined while they are being fetched. */
  sizes: readonly SizeOption[] | undefined;
  /** The size system's label: "US Men". */
  system?: string;
  /** "Add to cart" unless said otherwise. */
  title?: string;
  /** Nothing may be added. */
  disabled?: boolean;
  /** A size was pressed, whether it is in the cart or not: its id. */
  onPick: (id: string) => void;
  /** Asked to close, by button or Escape. */
  onClose: () => void;
  /** Names the close button. "Close" unless said otherwise. */
  closeLabel?: string;
};

function focusFirstSize(picker: HTMLElement) {
  const first = picker.querySelector<HTMLElement>("li button:not(:disabled)") ?? picker;
  first.focus({ preventScroll: true });
}

/**
 * The sizes of a tile, over its picture. Takes focus when it opens, Escape closes it; whoever renders it gives focus back.
 * Its close button shows on large screens only (TILE-25).
 */
export function SizePicker({
  sizes,
  system,
  title = "Add to cart",
  disabled,
  onPick,
  onClose,
  closeLabel = "Close",
  ref,
  className,
  ...rest
}: SizePickerProps) {
  const loaded = sizes !== undefined;
  const attach = useCallback(
    (picker: HTMLFieldSetElement) => {
      if (loaded || !picker.contains(document.activeElement)) focusFirstSize(picker);
      return shareRef(ref, picker);
    },
    [loaded, ref],
  );
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  };
  return (
    <fieldset
      {...rest}
      ref={attach}
      className={classNames(styles.picker, className)}
      aria-label={system ? `${title}: choose a size, ${system}` : `${title}: choose a size`}
      aria-busy={!loaded || undefined}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
    >
      <div className={styles.head}>
        <span className={styles.title}>{title}</span>
        {system && <span className={styles.system}>{system}</span>}
        <IconButton
          className={styles.close}
          size="xs"
          icon={<Icon name="close" size="sm" />}
          label={closeLabel}
          onClick={onClose}
        />
      </div>
      {sizes ? <SizeButtons sizes={sizes} disabled={disabled} onPick={onPick} /> : <Spinner label="Loading sizes" />}
    </fieldset>
  );
}
