/** Media queries, ready as vanilla-extract `@media` keys. Widths are the `breakpoint` tokens. */
export const media = {
  /** Two-column forms. */
  sm: "(min-width: 640px)",
  /** Tablet: three tiles a row. */
  md: "(min-width: 768px)",
  /** Desktop header, facet sidebar, tile hover. */
  lg: "(min-width: 1024px)",
  /** Search pill, four tiles a row. */
  xl: "(min-width: 1280px)",
  "2xl": "(min-width: 1536px)",
  /** The boutique's wide layout. */
  btq: "(min-width: 1350px)",
  /** No pointer that can hover. */
  touch: "(hover: none)",
  /** A finger, or a screen too narrow for the desktop layout: targets grow to 44 px. */
  coarse: "(pointer: coarse), (max-width: 1023px)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
  forcedColors: "(forced-colors: active)",
} as const;
