import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "One icon of the set, in the surrounding text's colour.",
  anatomy: ["Drawing on a grid of 24, from one sprite"],
  states: [
    ["Sizes", "12, 16, 20, 24 and 32 px; strokes grow as icons shrink"],
    ["Right to left", "Icons that point along the line turn round"],
  ],
  keyboard: [],
  accessibility: ["Silent beside a visible word; with label it is an image of that name."],
  do: ["Use 20 px in buttons and 24 on their own.", "Look for its name under Foundations, Icons."],
  dont: ["Don't colour an icon differently from its text."],
  alternatives: [
    ["Spinner", "Something is being waited for."],
    ["Logo", "It is one of the shop's marks."],
  ],
});
