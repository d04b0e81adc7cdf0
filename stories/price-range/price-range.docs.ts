import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "From and to, by two thumbs on one track or as two numbers.",
  anatomy: ["Track with two thumbs of 24 px", "Two number fields"],
  states: [
    ["At one end", "The thumb that can still move lies on top"],
    ["Dragging", "Nothing is asked for until it is let go"],
    ["No limit", "The thumb is at its end of the track and the field is empty"],
    ["Disabled", "Neither thumbs nor fields can be changed"],
  ],
  keyboard: [
    ["Arrows", "One step: a dollar unless told otherwise"],
    ["Page up, Page down", "Ten steps"],
    ["Home, End", "Least and most"],
    ["Enter", "In a field: takes the number"],
  ],
  accessibility: [
    "The ARIA two-thumb slider pattern on native range inputs, each named and read in dollars; one stops at the other.",
    "A number that had to be changed is said, with what it may be.",
    "A thumb is 24 px to the eye and 48 to a finger; without the page's margin the fingers' room sticks out by 12.",
    "Without scripts the numbers post with the form.",
  ],
  do: [
    "Give bounds, limits and steps in cents, and null for no limit.",
    "Give the cheapest and the dearest as they are: the track widens to whole steps.",
  ],
  dont: ["Don't search at every movement."],
  alternatives: [["Facet", "The prices are steps to tick."]],
});
