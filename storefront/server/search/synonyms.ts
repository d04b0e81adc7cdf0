import { singulars, tokenise } from "./fold.ts";

/** Words and phrases that mean the same to our shoppers, on both sides of the Tasman. */
export const shopSynonyms: readonly (readonly string[])[] = [
  ["sneakers", "trainers", "runners", "kicks"],
  ["jandals", "thongs", "flip flops", "slides"],
  ["gumboots", "wellies", "wellingtons", "rain boots"],
  ["togs", "swimwear", "swimmers", "bathers", "cossie"],
  ["singlet", "tank", "tank top", "vest top"],
  ["trackies", "track pants", "trackpants", "joggers", "sweatpants"],
  ["jersey", "jumper", "sweater", "pullover"],
  ["hoodie", "hoody", "hooded sweatshirt"],
  ["sweatshirt", "crew", "crewneck"],
  ["tee", "t-shirt", "tshirt", "tees"],
  ["tights", "leggings"],
  ["beanie", "woolly hat"],
  ["cap", "baseball cap", "snapback"],
  ["backpack", "rucksack", "daypack"],
  ["bumbag", "bum bag", "waist bag", "fanny pack"],
  ["jacket", "coat"],
  ["raincoat", "rain jacket", "parka"],
  ["puffer", "down jacket", "quilted jacket"],
  ["kids", "children", "youth"],
  ["women", "womens", "ladies"],
  ["men", "mens"],
  ["grey", "gray"],
  ["colour", "color"],
  ["gym", "training"],
  ["footy", "rugby"],
];

/** For a phrase (terms joined by spaces) the phrases that mean the same, each as its terms. */
export type SynonymTable = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Longest phrase that any table may hold, in words. */
export const LONGEST_PHRASE = 3;

/** Turns groups of equal meaning into a table, for each member and its singular form. */
export function createSynonymTable(groups: readonly (readonly string[])[]): SynonymTable {
  const table = new Map<string, string[][]>();
  for (const group of groups) {
    const members = group.map((member) => forms(tokenise(member).map((token) => token.term)));
    for (const member of members) {
      const others = members.filter((other) => other !== member).flat();
      for (const key of member.map((form) => form.join(" "))) table.set(key, [...(table.get(key) ?? []), ...others]);
    }
  }
  return table;
}

/** A phrase and what it is with its last word in the singular. */
function forms(phrase: readonly string[]): string[][] {
  return [phrase, ...singulars(phrase.at(-1)!).map((singular) => [...phrase.slice(0, -1), singular])].map((form) => [...form]);
}
