import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "Words for those who do not see what others take from colour, place or shape.",
  anatomy: ["Words, out of view"],
  states: [],
  keyboard: [],
  accessibility: ["Read in its place like any other text, and found in no other way."],
  do: ["Prefer words that everybody sees."],
  dont: ["Don't hide controls with it."],
  alternatives: [["Skip link", "It should show on focus."]],
});
