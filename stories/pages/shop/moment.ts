/** When every page story happens: a Thursday morning in Auckland. */
export const moment = new Date("2026-11-18T21:30:00Z");
