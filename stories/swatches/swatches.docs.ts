import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "A product's colours, each a link to the product in that colour.",
  anatomy: ["Dots, 20 px, up to four", "Plus, to the product, for the rest"],
  states: [
    ["Current", "Ring at a distance of 2 px"],
    ["Sold out", "Struck"],
    ["On touch", "34 by 44 px targets, so that five fit a tile"],
  ],
  keyboard: [
    ["Tab", "From colour to colour; with oneStop to one of them"],
    ["← → Home End", "With oneStop from colour to colour"],
    ["Enter", "Follows it"],
  ],
  accessibility: [
    "A named list of links; each says its colour, and “sold out” where it is.",
    "The colour on show has aria-current.",
  ],
  do: ["Use the colour names that the product page uses."],
  dont: ["Don't use it to choose without leaving: each colour is a page."],
  alternatives: [["Facet", "It filters by colour."]],
});
