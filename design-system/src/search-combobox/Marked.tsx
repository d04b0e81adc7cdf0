import type { Segment } from "./segments.ts";

export interface MarkedProps {
  /** The text, cut at its matches. */
  segments: readonly Segment[];
}

/**
 * A text with its matches marked. Pieces are text, never HTML, whatever a search service sends. `mark` keeps the system's
 * own colours where colours are forced.
 */
export function Marked({ segments }: MarkedProps) {
  return segments.map(({ text, match }, index) => (match ? <mark key={`${index}-${text}`}>{text}</mark> : text));
}
