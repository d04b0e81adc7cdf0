import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "Figures in rows and columns, such as a size chart.",
  anatomy: ["Caption, for screen readers", "Column heads", "Rows; the first cell names its row"],
  states: [
    ["Current row", "Hi-vis, said in words too"],
    ["Too wide", "Scrolls sideways"],
  ],
  keyboard: [["Tab", "To the table, which then scrolls by arrows"]],
  accessibility: ["A native table with column and row headers, in a named region that can be scrolled by keyboard."],
  do: ["Write units in the column's head."],
  dont: ["Don't use it for layout."],
  alternatives: [["Rows", "It is a list of things and no grid of figures."]],
});
