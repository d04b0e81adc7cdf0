import { type ChangeEvent, type CompositionEvent, useState } from "react";
import { keepFromDownshift } from "./keep-from-downshift.ts";

/**
 * Typing with and without an input method: what one is still composing has to stand in the field, whatever becomes of it.
 * @param take is given each text that is whole; false for one that may not be typed
 * @returns the unfinished text, null when there is none, and the handlers of the field
 */
export function useComposing(take: (text: string) => boolean) {
  const [draft, setDraft] = useState<string | null>(null);
  return {
    draft,
    begin: (event: CompositionEvent<HTMLInputElement>) => setDraft(event.currentTarget.value),
    end(event: CompositionEvent<HTMLInputElement>) {
      setDraft(null);
      take(event.currentTarget.value);
    },
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const { value } = event.target;
      const { isComposing } = event.nativeEvent as InputEvent;
      setDraft(isComposing ? value : null);
      if (isComposing || !take(value)) keepFromDownshift(event);
    },
  };
}
