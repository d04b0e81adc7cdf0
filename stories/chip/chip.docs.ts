import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose:
    "One short choice among several: a related category, a popular search. AppliedChip is a filter in force, which a press takes away.",
  anatomy: ["Label", "Cross, on an applied chip"],
  states: [
    ["Current or pressed", "Ink fill"],
    ["Applied", "Hi-vis with a cross"],
  ],
  keyboard: [["Enter, Space", "Presses it; with href, Enter follows the link"]],
  accessibility: [
    "A switching chip says so by aria-pressed; a link to the page shown by aria-current.",
    "An applied chip says “Remove” before its name, for those who do not see the cross.",
    "40 px high, 44 on touch.",
  ],
  do: ["Keep to one or two words.", "Prefer href, so that it works without scripts."],
  dont: ["Don't use chips for more than about a dozen choices."],
  alternatives: [
    ["Radio", "One of the choices has to be submitted with a form."],
    ["Applied filters", "All filters in force are shown together."],
  ],
});
