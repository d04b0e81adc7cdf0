import { formatPoints } from "./points.ts";

/** Said where points go that an order has earned; nothing where none do. */
export const pointsLostWords = (points: number): string[] =>
  points > 0 ? [`That takes back ${formatPoints(points)} that the order had earned.`] : [];
