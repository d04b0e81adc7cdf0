/** The name behind a vanilla-extract variable, for the style attribute: `var(--x)` gives `--x`. */
export function propertyOf(reference: string): string {
  return reference.slice(4, -1);
}
