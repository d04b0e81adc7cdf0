import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "What an order is made of, at a glance: a few small pictures, and how many more there are.",
  anatomy: ["Pictures in 2:3 frames", "How many more, in a frame of its own"],
  states: [
    ["Sm", "48 px a picture, for a list of orders"],
    ["Md", "72 px, for a card"],
    ["Nothing more", "No figure"],
  ],
  keyboard: [],
  accessibility: ["The figure reads “and 3 more”.", "Pictures' texts may be empty where words beside the strip say the same."],
  do: ["Pass every picture, first things first, and let limit cut."],
  dont: ["Don't make it the only way to tell what was ordered."],
  alternatives: [
    ["Line item", "Names, sizes and prices matter."],
    ["Carousel", "All pictures should be seen."],
  ],
});
