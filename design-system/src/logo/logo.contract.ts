/** The marks, as the ids of the symbols in `logos.svg`, with their drawing areas. */
export const logoAreas = {
  wordmark: "2.3 -72.5 592.9 73.7",
  btq: "2.8 -74.2 118.85 96.45",
  ampersand: "7 -70 77.2 71.2",
} as const;
export type LogoName = keyof typeof logoAreas;

export const logoNames = Object.keys(logoAreas) as LogoName[];
