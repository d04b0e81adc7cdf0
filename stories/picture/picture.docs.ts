import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "A picture in the width that fits: a placeholder until it loads, an icon if it never does.",
  anatomy: ["Placeholder, drawn from two colours", "Picture", "Icon when it failed"],
  states: [
    ["Loading", "The placeholder, without a request"],
    ["Failed", "Media ground and an icon of 32 px"],
    ["Priority", "Loaded at once and first"],
    ["Transparent", "No ground of its own"],
  ],
  keyboard: [],
  accessibility: [
    "Alt is required, and empty where words beside it say the same.",
    "A failed picture keeps its text on the icon.",
  ],
  do: ["Give the original's width and height, so that nothing moves.", "Give sizes as it is really shown."],
  dont: ["Don't set priority below the first screen."],
  alternatives: [["Icon", "It is a sign, and no picture."]],
});
