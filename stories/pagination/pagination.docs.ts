import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "Links to the pages of a list, each an address of its own.",
  anatomy: ["Previous", "Page links, with an ellipsis where some are left out", "Next"],
  states: [
    ["Current", "Ink disc"],
    ["One page only", "Nothing is drawn"],
  ],
  keyboard: [
    ["Tab", "From link to link"],
    ["Enter", "Follows it"],
  ],
  accessibility: [
    "A named navigation landmark with a list; the page shown has aria-current.",
    "Links say “Page 3”, “Next page”, and are 44 px.",
  ],
  do: ["Keep it under Load more, so that there is a way on without scripts."],
  dont: ["Don't use it for steps of a task."],
  alternatives: [
    ["Load more", "Shoppers should stay where they are."],
    ["Stepper", "They are steps that follow one another."],
  ],
});
