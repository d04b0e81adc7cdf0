import type { SizeSystem } from "./product.ts";

/** Names of the size systems (SIZE-05). */
export const sizeSystemLabels: Readonly<Record<SizeSystem, string>> = {
  usMen: "US Men",
  usWomen: "US Women",
  usKids: "US Kids",
  uk: "UK",
  eu: "EU",
  cm: "cm",
};

/** A size with its system: `27 cm`, and `US Men 9` for every other system (SIZE-06, SIZE-07). */
export function sizeWithSystem(system: SizeSystem, value: string): string {
  return system === "cm" ? `${value} cm` : `${sizeSystemLabels[system]} ${value}`;
}
