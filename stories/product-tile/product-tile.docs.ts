import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "A product in a list: one link with its controls above it. The shop decides which bar, label and heart apply.",
  anatomy: [
    "Picture, 2:3",
    "Label and heart on it",
    "Bar at its foot, with the size picker",
    "Brand, name and price",
    "Swatches",
    "Badges",
  ],
  states: [
    ["Hover or focus", "The second picture fades in once it can be drawn, the bar slides up"],
    ["Gallery overlay", "Arrows to leaf through all pictures, under the pointer on a large screen, in place of the fade"],
    ["On touch", "A quick-add disc on the picture"],
    ["Picking", "Sizes slide over the picture's foot"],
    ["Countdown", "In the bar's place"],
    ["Out of stock, no longer available", "The picture at half strength"],
    ["Members only, coming soon, view details", "The bar says so"],
  ],
  keyboard: [
    ["Tab", "Through the link, one of the swatches, badges, bar and heart"],
    ["← → Home End", "From swatch to swatch"],
    ["Enter", "Follows the product, or presses the control"],
    ["Escape", "Closes the size picker, focus back on what opened it"],
  ],
  accessibility: [
    "An article named by brand and product, with the product as a heading at the level that fits the list.",
    "The names of heart and bar end with the product's, so that they can be told apart in a list.",
    "Controls come into the page when somebody comes near, by pointer or focus.",
  ],
  do: [
    "Share one set of callbacks between all tiles of a list: each gets the product's id.",
    "Set priority on the first screen's tiles only.",
  ],
  dont: ["Don't put links into badges' texts.", "Don't decide stock or membership here."],
  alternatives: [
    ["Line item", "It is in a cart or an order."],
    ["Picture", "Only a picture leads on."],
  ],
});
