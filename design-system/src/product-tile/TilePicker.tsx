import { useEffect, useRef } from "react";
import { SizePicker } from "../size-picker/SizePicker.tsx";
import type { TileSizes } from "./ProductTile.tsx";

type TilePickerProps = { sizes: TileSizes | undefined; onPick: (id: string) => void; onClose: () => void };

/** The picker of a tile closes too when somebody presses or goes elsewhere; closing from inside gives focus back. */
export default function TilePicker({ sizes, onPick, onClose }: TilePickerProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    const tile = box.current?.closest("article");
    const leave = (event: Event) => {
      if (event.target instanceof Node && !tile?.contains(event.target)) close.current();
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
      // The openers are drawn again in the same step; the one that shows takes focus.
      if (tile?.contains(document.activeElement) || document.activeElement === document.body) {
        for (const opener of tile?.querySelectorAll<HTMLElement>("[aria-expanded]") ?? []) opener.focus({ preventScroll: true });
      }
    };
  }, []);

  return (
    <SizePicker
      ref={box}
      system={sizes?.system}
      sizes={sizes?.options}
      disabled={sizes?.disabled}
      onPick={onPick}
      onClose={onClose}
    />
  );
}
