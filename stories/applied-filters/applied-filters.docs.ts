import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "The filters in force, each a link to the listing without it.",
  anatomy: ["Chips", "Clear all, from two filters on"],
  states: [
    ["None", "Nothing is drawn"],
    ["One taken off", "Focus moves to the one that took its place"],
  ],
  keyboard: [
    ["Tab", "From filter to filter"],
    ["Enter", "Takes it off"],
  ],
  accessibility: ["A named group; each chip says “Remove” before its name."],
  do: ["Word filters so that they make sense without their facet's name."],
  dont: ["Don't show filters that are not the shopper's."],
  alternatives: [["Chip", "It is a single choice."]],
});
