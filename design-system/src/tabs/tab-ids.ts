import { createContext, useContext, useLayoutEffect } from "react";

/** A tab or its panel. */
export type TabPart = "tab" | "panel";

export interface TabIds {
  /** The id that the caller gave, or undefined where one was made up. */
  idOf(part: TabPart, value: string): string | undefined;
  /** Tells the other half of a pair about an id of the caller's own. Returns how to take it back. */
  own(part: TabPart, value: string, id: string): () => void;
}

export const TabIdsContext = createContext<TabIds | null>(null);

/**
 * A tab and its panel name each other by id (APG tabs). When one has an id of the caller's own, the other has to know.
 * @returns the id that the other half of the pair was given, if any
 */
export function usePairedId(part: TabPart, value: string, id: string | undefined): string | undefined {
  const ids = useContext(TabIdsContext);
  const own = ids?.own;
  useLayoutEffect(() => (id === undefined ? undefined : own?.(part, value, id)), [own, part, value, id]);
  return ids?.idOf(part === "tab" ? "panel" : "tab", value);
}
