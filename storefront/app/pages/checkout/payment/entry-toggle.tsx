import { Button } from "@tread/design-system/button";
import type { Ref } from "react";

export interface EntryToggleProps {
  ref?: Ref<HTMLButtonElement>;
  /** Whether the entry stands open. */
  open: boolean;
  /** What it says while the entry is closed. */
  label: string;
  /** Fetches the entry's code before it is asked for. */
  preload: () => void;
  /** Hears that it is to be opened, or closed again. */
  onToggle: () => void;
}

/** Opens an entry in the row that it stands in, and closes it again. */
export function EntryToggle({ ref, open, label, preload, onToggle }: EntryToggleProps) {
  return (
    <Button ref={ref} variant="secondary" aria-expanded={open} onPointerEnter={preload} onFocus={preload} onClick={onToggle}>
      {open ? "Cancel" : label}
    </Button>
  );
}
