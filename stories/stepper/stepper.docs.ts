import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "How far a shopper has come in checkout.",
  anatomy: ["Dots, 24 px", "Stitch between them", "Names"],
  states: [
    ["Done", "Ink with a hi-vis tick; a link back when it has an address"],
    ["Current", "Hi-vis with an ink ring, named at every width"],
    ["Next", "Outlined, with its number"],
  ],
  keyboard: [
    ["Tab", "To the steps that are done"],
    ["Enter", "Goes back to it"],
  ],
  accessibility: [
    "A named navigation landmark with an ordered list; the step in hand has aria-current step and says which of how many it is.",
    "Done steps say “done” after their name.",
  ],
  do: ["Keep names to one word."],
  dont: ["Don't link to steps that are not reached yet."],
  alternatives: [["Breadcrumbs", "It shows a place and no progress."]],
});
