import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "The sizes of a tile, over its picture: a press puts one into the cart, another takes it out.",
  anatomy: ["Title and size system", "Close button, on large screens", "Sizes"],
  states: [
    ["Loading", "A spinner; the group is busy"],
    ["In cart", "The size on hi-vis; focus and picker stay for the next"],
    ["Sold out", "Struck and disabled"],
    ["Disabled", "All sizes are off; focus is on the picker"],
  ],
  keyboard: [
    ["Tab", "From size to size"],
    ["A size's characters", "To that size, past those sold out; forgotten after 350 ms"],
    ["Enter, Space", "Picks it"],
    ["Escape", "Asks to close"],
  ],
  accessibility: [
    "A group named by its title and the size system, which takes focus to the first size that may be pressed.",
    "In your cart, few left and sold out are said in words.",
    "Whoever renders it gives focus back when it closes.",
  ],
  do: ["Show it at once, with sizes undefined, while they are fetched.", "Name the size system."],
  dont: ["Don't leave sold-out sizes away: shoppers look for them.", "Don't close it when a size has been picked."],
  alternatives: [
    ["Size buttons", "The sizes stand in the page, as on a product's own."],
    ["Radio", "It is not about sizes."],
  ],
});
