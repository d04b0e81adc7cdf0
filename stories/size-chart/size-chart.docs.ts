import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "A size as every system calls it, the shopper's own system first; or a maker's own columns, as they are.",
  anatomy: ["Chips of the systems, with more than one", "Table", "The shopper's row on hi-vis"],
  states: [
    ["Dense", "A column for each system; the chosen one stands first"],
    ["Sparse", "Columns as given, and no chips"],
    ["No such size", "A dash, and “none” for screen readers"],
    ["Too wide", "The table scrolls, the page does not"],
  ],
  keyboard: [
    ["Tab", "From chip to chip, then to the table where it scrolls"],
    ["Enter, Space", "Puts a system first"],
    ["Arrows", "Scroll the table that has focus"],
  ],
  accessibility: [
    "Chips are a named group of buttons with aria-pressed.",
    "The table has a caption; the shopper's row is also said in words.",
  ],
  do: ["Keep the system outside, by system and onSystem, where sizes are also picked on the page."],
  dont: ["Don't fill gaps by working one system out from another."],
  alternatives: [
    ["Size buttons", "A size is to be picked."],
    ["Data table", "It is not about sizes."],
  ],
});
