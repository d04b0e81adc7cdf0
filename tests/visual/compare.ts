import pixelmatch from "pixelmatch";

/** Pixels as red, green, blue and alpha bytes, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

export interface Comparison {
  /** Pixels of another colour, the smoothed edge of a shape among them. */
  pixels: number;
  /** The new picture faded, with what differs in red; null when nothing does. */
  difference: Pixels | null;
}

/** The picture in the corner of a larger sheet; the rest is transparent. */
function onSheet({ width, height, data }: Pixels, sheetWidth: number, sheetHeight: number): Uint8Array {
  const sheet = new Uint8Array(sheetWidth * sheetHeight * 4);
  for (let row = 0; row < height; row++) sheet.set(data.subarray(row * width * 4, (row + 1) * width * 4), row * sheetWidth * 4);
  return sheet;
}

/** Compares two pictures. Pictures of two sizes always differ, at least where only one of them is. */
export function compare(accepted: Pixels, taken: Pixels): Comparison {
  const sameSize = accepted.width === taken.width && accepted.height === taken.height;
  if (sameSize && Buffer.compare(accepted.data, taken.data) === 0) return { pixels: 0, difference: null };
  const width = Math.max(accepted.width, taken.width);
  const height = Math.max(accepted.height, taken.height);
  const data = new Uint8Array(width * height * 4);
  const differing = pixelmatch(onSheet(accepted, width, height), onSheet(taken, width, height), data, width, height, {
    // One browser draws the same bytes each time, so whatever differs was changed: a token's least step in colour, and a corner's
    // radius, which only the smoothed pixels of an edge show.
    threshold: 0,
    includeAA: true,
  });
  const onlyInOne =
    accepted.width * accepted.height +
    taken.width * taken.height -
    2 * Math.min(accepted.width, taken.width) * Math.min(accepted.height, taken.height);
  // White on a sheet that is not there looks the same as nothing, but is a change of size.
  const pixels = sameSize ? differing : Math.max(differing, onlyInOne);
  return pixels === 0 ? { pixels, difference: null } : { pixels, difference: { width, height, data } };
}
