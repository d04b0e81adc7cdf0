import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "The way from the shop's front door to this page.",
  anatomy: ["Links to what is above", "Chevrons between", "The page itself, last"],
  states: [["Long", "Breaks into lines"]],
  keyboard: [
    ["Tab", "From link to link"],
    ["Enter", "Follows it"],
  ],
  accessibility: [
    "A navigation landmark named Breadcrumb with an ordered list; the last has aria-current.",
    "Chevrons are decoration and turn round where text runs right to left.",
  ],
  do: ["Follow the shop's own order of categories, whichever way the shopper came."],
  dont: ["Don't use it on the home page or in checkout."],
  alternatives: [["Stepper", "It shows progress through a task."]],
});
