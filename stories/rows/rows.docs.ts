import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "A ruled list: ink on top, hairlines between.",
  anatomy: ["Rows; their columns are the caller's"],
  states: [["Linked row", "The row's link is its target"]],
  keyboard: [],
  accessibility: ["A native list, whose count is read."],
  do: ["Use the same columns in every row."],
  dont: ["Don't use it for figures that are compared by column."],
  alternatives: [["Data table", "Figures are compared by column."]],
});
