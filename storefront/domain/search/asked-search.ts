import { wholeSearch } from "./whole-search.ts";

/** What questions and wishes begin with, but for that they say nothing. */
const openings = new Set("what whats how where wheres when which do does can could is are will should i id ive".split(" "));
const fillers = new Set(
  "a an the my your our you i we is are do does can could get find have there of for to me this it want need like would".split(
    " ",
  ),
);
/** What a question says of how, and of which of the things that are sold: "How long does delivery take?", "Can I return these shoes?" */
const asides = new Set(
  "long much will take takes cost costs arrive arrives come comes be am these those them some something item items thing things shoes clothes pair product products purchase sale online today tomorrow back".split(
    " ",
  ),
);

/** A search without the words that say nothing in a question. */
export const inFewWords = (text: string): string =>
  wholeSearch(text)
    .split(" ")
    .filter((word) => !openings.has(word) && !fillers.has(word))
    .join(" ");

/**
 * What a search that is a question asks about, in few words and then in the fewest: "Can I return my shoes?" is about `return shoes` and
 * `return`. Empty for any other.
 */
export function askedAbout(text: string): readonly string[] {
  if (!openings.has(wholeSearch(text).split(" ")[0] ?? "")) return [];
  const few = inFewWords(text);
  const fewest = few.split(" ").filter((word) => !asides.has(word));
  return [...new Set([few, fewest.join(" ")])].filter(Boolean);
}
