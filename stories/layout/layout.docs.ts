import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "What puts things beside, under and around one another, so that no page brings distances of its own.",
  anatomy: [
    "Stack: under one another",
    "Cluster: side by side, breaking into lines",
    "Grid: equal columns",
    "TileGrid: product tiles",
    "Wrap: the page's margins",
    "Section: the space between a page's parts",
  ],
  states: [["From each width up", "Grid takes columns from a phone up"]],
  keyboard: [],
  accessibility: ["The element is chosen with as; order in the page is order on the screen."],
  do: ["Take distances from the scale: gap 20 between fields."],
  dont: ["Don't change the order of what is read by CSS."],
  alternatives: [
    ["Rows", "It is a ruled list."],
    ["Data table", "It is a grid of figures."],
  ],
});
