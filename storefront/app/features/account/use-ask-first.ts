import { type RefObject, useEffect, useRef, useState } from "react";

export interface AskFirst {
  /** The shopper has been asked and has not answered yet. */
  asking: boolean;
  ask: () => void;
  /** The button that has the shopper asked; it has focus again once they have left everything as it is. */
  opening: RefObject<HTMLButtonElement | null>;
  /** Leaves everything as it is. */
  leave: () => void;
  /** The button that leaves everything as it is; it has focus while the shopper is asked. */
  leaving: RefObject<HTMLButtonElement | null>;
}

/** Asks the shopper once more before something goes for good, in the place of what was pressed. */
export function useAskFirst(): AskFirst {
  const [asking, setAsking] = useState(false);
  const opening = useRef<HTMLButtonElement>(null);
  const leaving = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (asking) leaving.current?.focus();
    else if (wasAsking.current) opening.current?.focus();
    wasAsking.current = asking;
  }, [asking]);
  return { asking, ask: () => setAsking(true), opening, leave: () => setAsking(false), leaving };
}
