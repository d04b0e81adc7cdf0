import { type RefObject, useEffect, useRef, useState } from "react";

export interface AskFirst {
  /** The shopper has been asked and has not answered yet. */
  asking: boolean;
  ask: () => void;
  /** Leaves everything as it is. */
  leave: () => void;
  /** The button that leaves everything as it is; it has focus while the shopper is asked. */
  leaving: RefObject<HTMLButtonElement | null>;
}

/** Asks the shopper once more before something goes for good, in the place of what was pressed. */
export function useAskFirst(): AskFirst {
  const [asking, setAsking] = useState(false);
  const leaving = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asking) leaving.current?.focus();
  }, [asking]);
  return { asking, ask: () => setAsking(true), leave: () => setAsking(false), leaving };
}
