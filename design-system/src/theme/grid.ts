/** Page margin at this width: 16 px on a phone to 48 px on a wide desktop. */
export const margin = "var(--margin)";

/** Space between page columns at this width: 8 to 24 px. */
export const gutter = "var(--gutter)";

/** Space between product tiles at this width and in this theme. */
export const tileGap = "var(--tile-gap)";
