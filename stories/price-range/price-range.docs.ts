import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "From and to, by two thumbs on one track or as two numbers.",
  anatomy: ["Track with two thumbs of 24 px", "Two number fields"],
  states: [
    ["At one end", "The thumb that can still move lies on top"],
    ["Dragging", "Nothing is asked for until it is let go"],
  ],
  keyboard: [
    ["Arrows", "One step"],
    ["Page up, Page down", "Larger steps"],
    ["Home, End", "Least and most"],
    ["Enter", "In a field: takes the number"],
  ],
  accessibility: [
    "The ARIA two-thumb slider pattern on native range inputs, each named and read in dollars.",
    "Without scripts the numbers post with the form.",
  ],
  do: ["Round the bounds outward to whole dollars."],
  dont: ["Don't search at every movement."],
  alternatives: [["Facet", "The prices are steps to tick."]],
});
