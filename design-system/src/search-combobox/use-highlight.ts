import { type MouseEvent, useRef, useState } from "react";
import { keepFromDownshift } from "./keep-from-downshift.ts";
import type { PlacedOption, SearchOption } from "./option-list.ts";

/**
 * The option that Enter opens. It is known by its key and not by its place: results that arrive late must not slide another one
 * under Enter.
 */
export function useHighlight<Option extends SearchOption>(options: readonly PlacedOption<Option>[], listed: boolean) {
  const [highlight, setHighlight] = useState<{ key: string; keyed: boolean } | null>(null);
  const pointer = useRef("");

  // Downshift tells of its own moves in an effect, whose updates would come after those of the next press or key.
  const move = (index: number, keyed: boolean) => {
    const next = options[index];
    setHighlight(next ? { key: next.key, keyed } : null);
  };

  return {
    active: listed && highlight ? options.find(({ key }) => key === highlight.key) : undefined,
    /** It was put there by keys. */
    keyed: highlight?.keyed ?? false,
    move,
    clear: () => setHighlight(null),
    onMouseMove(event: MouseEvent, index: number) {
      keepFromDownshift(event);
      // A list that scrolls under a resting pointer does not take the highlight from the keys.
      const place = `${event.screenX},${event.screenY}`;
      if (place !== pointer.current) move(index, false);
      pointer.current = place;
    },
    onMouseLeave(event: MouseEvent) {
      keepFromDownshift(event);
      if (!highlight?.keyed) setHighlight(null);
    },
  };
}
