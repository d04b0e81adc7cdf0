import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "A product's sizes as buttons, never as a list to open. SizePicker holds them over a tile's picture.",
  anatomy: ["Buttons, wide enough for the longest code", "Amber dot when few are left"],
  states: [
    ["Selected", "Ink fill, on a product page"],
    ["In cart", "Hi-vis on a tile; a press takes it out"],
    ["Few left", "A dot, and words for screen readers"],
    ["Sold out", "Struck and disabled"],
  ],
  keyboard: [
    ["Tab", "From size to size"],
    ["Enter, Space", "Picks it"],
    ["Escape", "In SizePicker: closes it"],
  ],
  accessibility: [
    "A list of buttons with aria-pressed; sold out, in your cart and few left are said in words.",
    "44 px on touch.",
  ],
  do: ["Label sizes in the shopper's own system, and say which it is."],
  dont: ["Don't leave sold-out sizes away: shoppers look for them."],
  alternatives: [["Radio", "It is not about sizes."]],
});
