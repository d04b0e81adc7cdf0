/** Where an overlay stands. `fadeInAbsolute` hangs under the element it is rendered in, such as the header. */
export const overlayPositions = ["left", "right", "top", "bottom", "screen", "fadeInAbsolute", "center"] as const;
export type OverlayPosition = (typeof overlayPositions)[number];

/** Widths of left, right and center overlays. Source: OVER-03. */
export const overlayWidths = { xs: "20rem", sm: "24rem", md: "32rem", lg: "48rem", xl: "64rem", full: "100%" } as const;
export type OverlayWidth = keyof typeof overlayWidths;
export const overlayWidthNames = Object.keys(overlayWidths) as OverlayWidth[];

/**
 * Why an overlay asks to be closed: the Escape key, a press outside, its close button,
 * a change of page, or its own content through `useOverlay`.
 */
export const overlayCloseReasons = ["escape", "outside", "close", "navigation", "api"] as const;
export type OverlayCloseReason = (typeof overlayCloseReasons)[number];

/** Milliseconds in and out (OVER-06, OVER-07). The `motion` tokens carry the same. */
export const overlayTimes = { in: 300, out: 200 } as const;

/**
 * Put this attribute on what must stay usable while a modal overlay is open, such as alerts:
 * it is not made inert and a press on it does not count as outside.
 */
export const overlayCompanion = { "data-overlay-companion": "" } as const;
