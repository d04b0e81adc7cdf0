import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "A line of text that a list can complete, such as an address.",
  anatomy: ["Field", "List of suggestions"],
  states: [
    ["Typed", "What stands in the field is as it was typed"],
    ["Open", "There are suggestions for what has been typed"],
    ["Error", "As in every field"],
  ],
  keyboard: [
    ["Arrow down, arrow up", "Through the suggestions"],
    ["Enter", "Takes the highlighted suggestion; without one it submits the form"],
    ["Escape", "Closes the list, and the text stays"],
    ["Tab", "Leaves the field, and takes no suggestion"],
  ],
  accessibility: [
    "ARIA's editable combobox with list autocomplete; focus stays in the field.",
    "How many there are is said politely.",
  ],
  do: ["Let people type past it: the list helps, it does not decide."],
  dont: ["Don't use it where only what is on the list may be chosen."],
  alternatives: [
    ["Radio", "There are a few choices, and no others."],
    ["Search combobox", "The options lead somewhere."],
  ],
});
