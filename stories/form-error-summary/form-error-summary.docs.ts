import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "The list of what to fix, above a form, each entry a link to its field.",
  anatomy: ["Icon", "Title", "Links in the order of the fields"],
  states: [
    ["Without errors", "Nothing is drawn"],
    ["After a refused submit", "It takes focus"],
  ],
  keyboard: [
    ["Tab", "From entry to entry"],
    ["Enter", "To the field, with its question in view"],
  ],
  accessibility: [
    "The words stand in an alert, so that they are read when they appear.",
    "Messages are word for word those at the fields.",
  ],
  do: ["Show it from two errors on; a single one takes focus itself."],
  dont: ["Don't write other words than the field's."],
  alternatives: [["Note", "It is one problem, and no field's."]],
});
