import { wholeSearch } from "./whole-search.ts";

/** What questions begin with, but for that they say nothing. */
const openings = new Set("what whats how where wheres when which do does can could is are".split(" "));
const fillers = new Set(
  "a an the my your our you i we is are do does can could get find have there of for to me this it".split(" "),
);

/** What a search that is a question asks about, as `wholeSearch` has it: "What are your opening hours?" is about `opening hours`; null for any other. */
export function askedAbout(text: string): string | null {
  const words = wholeSearch(text).split(" ");
  if (!openings.has(words[0] ?? "")) return null;
  return words.filter((word) => !openings.has(word) && !fillers.has(word)).join(" ") || null;
}
