/** `#rrggbb` in lower case, or null when the value is not six hex digits with an optional leading `#` (TILE-49). */
export function parseOverlayColour(value: string): string | null {
  const digits = /^#?([0-9a-f]{6})$/i.exec(value)?.[1];
  return digits ? `#${digits.toLowerCase()}` : null;
}

/** The opacity if it lies between 0 and 1, both included, else 1 (TILE-50). */
export function overlayOpacity(value: number | null | undefined): number {
  return typeof value === "number" && value >= 0 && value <= 1 ? value : 1;
}

/** A CSS colour from both, such as `#e1ff3c` or `rgb(225 255 60 / 0.5)`, or null when the colour is not valid. */
export function overlayCssColour(colour: string, opacity: number | null | undefined): string | null {
  const hex = parseOverlayColour(colour);
  const shown = overlayOpacity(opacity);
  if (!hex || shown === 1) return hex;
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red} ${green} ${blue} / ${shown})`;
}
