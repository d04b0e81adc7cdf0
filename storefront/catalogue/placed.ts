import { idsOf } from "./shelf.ts";

const sneakers = idsOf([
  ["Ridgeback", "saltbush"],
  ["Court Low", "chalk"],
  ["Pace One", "glacier"],
  ["Baseline 84", "terracotta"],
  ["Halfcourt Hi", "oat-ink"],
  ["Moonboot Runner", "moreton"],
  ["Halfcourt Hi", "plum"],
  ["Fleet Racer", "rata"],
  ["Court Low", "harbour"],
  ["Ridgeback", "southerly"],
  ["Headwind Flat", "reef"],
  ["Halfcourt Hi", "kelp"],
]);

/** First tiles placed by hand, by the category's id. */
export const placed: Readonly<Record<string, string[]>> = {
  "men-shoes-sneakers": sneakers,
  "shoes-sneakers": sneakers,
  shoes: sneakers,
  btq: idsOf([
    ["Suede Chelsea", "terracotta"],
    ["Cuba Chelsea", "basalt"],
    ["Court Low, hand finished", "flat-white"],
    ["Evening Shell", "plum"],
    ["Court Low, hand finished", "plum"],
    ["Overnighter", "plum"],
    ["Cashmere Hood", "flat-white"],
    ["Halfcourt Hi, leather lined", "plum"],
    ["Two Strap", "ironbark"],
    ["Market Tote", "ironbark"],
  ]),
};
