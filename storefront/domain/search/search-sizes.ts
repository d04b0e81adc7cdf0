import type { SizeSystem } from "#domain/product/product.ts";
import { sizeSystemLabels } from "#domain/product/size-system.ts";
import { type Audience, audienceOf } from "./audience.ts";
import { wholeSearch } from "./whole-search.ts";

const sizesOf: Readonly<Record<Audience, { readonly attribute: string; readonly system: SizeSystem }>> = {
  men: { attribute: "sizes.footwear", system: "usMen" },
  women: { attribute: "sizes.footwearWomen", system: "usWomen" },
  kids: { attribute: "sizes.footwearKids", system: "usKids" },
};

/**
 * The filters beside what is found for a text: sizes of shoes in the numbers of whom it is said to be for, those of men where it is
 * said of nobody.
 */
export function facetsOfSearch<Facet extends { readonly attribute: string; readonly label: string }>(
  facets: Facet[],
  text: string,
): Facet[] {
  const audience = audienceOf(wholeSearch(text).split(" "));
  if (audience === undefined || audience === "men") return facets;
  const { attribute, system } = sizesOf[audience];
  return facets.map((facet) =>
    facet.attribute === sizesOf.men.attribute
      ? { ...facet, attribute, label: facet.label.replace(sizeSystemLabels.usMen, sizeSystemLabels[system]) }
      : facet,
  );
}
