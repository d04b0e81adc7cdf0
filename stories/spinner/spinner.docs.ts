import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "Something is being waited for.",
  anatomy: ["Ring, 20 px, in the text's colour"],
  states: [["Reduced motion", "It pulses instead of turning"]],
  keyboard: [],
  accessibility: ["Decoration beside words that say it; otherwise label names it."],
  do: ["Wait a second before showing it."],
  dont: ["Don't use it where a skeleton can hold the place."],
  alternatives: [["Skeleton", "What comes has a known shape."]],
});
