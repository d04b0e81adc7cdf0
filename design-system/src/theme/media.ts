/**
 * Media queries, ready as vanilla-extract `@media` keys. Widths are the `breakpoint` tokens, in em: who has the browser's text set
 * twice as large gets the layout of a screen half as wide, in which the words have room.
 */
export const media = {
  /** Two-column forms. */
  sm: "(min-width: 40em)",
  /** Tablet: three tiles a row. */
  md: "(min-width: 48em)",
  /** Desktop header, facet sidebar, tile hover. */
  lg: "(min-width: 64em)",
  /** Search pill, four tiles a row. */
  xl: "(min-width: 80em)",
  "2xl": "(min-width: 96em)",
  /** The boutique's wide layout. */
  btq: "(min-width: 84.375em)",
  /** A window too low for anything to stay in it while the rest moves: at four times the size most are. */
  low: "(max-height: 20em)",
  /** A pointer that can hover: after a finger, what it pressed would look hovered until it presses something else. */
  hover: "(hover: hover)",
  /** No pointer that can hover. */
  touch: "(hover: none)",
  /** A finger, or a screen too narrow for the desktop layout: targets grow to 44 px. */
  coarse: "(pointer: coarse), (max-width: 63.9375em)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
  /** Somebody asks for more contrast than the design has. */
  moreContrast: "(prefers-contrast: more)",
  forcedColors: "(forced-colors: active)",
} as const;
