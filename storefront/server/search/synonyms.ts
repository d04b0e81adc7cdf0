import { singulars, tokeniseQuery } from "./fold.ts";

/** For a phrase (terms joined by spaces) the phrases that it finds too, each as its terms. */
export type SynonymTable = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Longest phrase that any table may hold, in words. */
export const LONGEST_PHRASE = 3;

/**
 * A table of synonyms, for each phrase and its singular form, also where its words are written together.
 * @param groups phrases that mean the same
 * @param meanings for a phrase what it finds besides, but is not found by
 */
export function createSynonymTable(
  groups: readonly (readonly string[])[],
  meanings: Readonly<Record<string, readonly string[]>> = {},
): SynonymTable {
  const table = new Map<string, string[][]>();
  const add = (phrase: readonly string[][], others: string[][]): void => {
    for (const form of phrase) {
      const apart = form.join(" ");
      const together = form.join("");
      table.set(apart, [...(table.get(apart) ?? []), ...others]);
      if (together !== apart) table.set(together, [...(table.get(together) ?? []), form, ...others]);
    }
  };
  for (const group of groups) {
    const members = group.map(formsOf);
    for (const member of members) add(member, members.filter((other) => other !== member).flat());
  }
  for (const [phrase, found] of Object.entries(meanings)) add(formsOf(phrase), found.flatMap(formsOf));
  return table;
}

/**
 * Meanings of words, given to all that mean the same as they do: no search follows from a synonym to what that one means.
 * @param groups phrases that mean the same
 */
export function sharedMeanings(
  groups: readonly (readonly string[])[],
  meanings: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, readonly string[]>> {
  const shared = new Map(Object.entries(meanings).map(([phrase, found]) => [phrase, new Set(found)]));
  for (const group of groups) {
    const found = group.flatMap((phrase) => meanings[phrase] ?? []);
    if (found.length > 0) for (const phrase of group) shared.set(phrase, new Set([...(shared.get(phrase) ?? []), ...found]));
  }
  return Object.fromEntries([...shared].map(([phrase, found]) => [phrase, [...found].filter((other) => other !== phrase)]));
}

/** What a table has for a phrase, or for the singular of it. */
export function synonymsOf(table: SynonymTable, phrase: readonly string[]): readonly (readonly string[])[] {
  return [...new Set(forms(phrase).flatMap((form) => table.get(form.join(" ")) ?? []))];
}

const formsOf = (text: string): string[][] => forms(tokeniseQuery(text).map((token) => token.term));

/** A phrase and what it is with its last word in the singular. */
function forms(phrase: readonly string[]): string[][] {
  return [phrase, ...singulars(phrase.at(-1)!).map((singular) => [...phrase.slice(0, -1), singular])].map((form) => [...form]);
}
