import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "One of a fixed list that is too long to show at once.",
  anatomy: ["Label", "Native select with a chevron 18 px from the end", "Help or error"],
  states: [["Focus, error, valid, disabled", "As every field"]],
  keyboard: [
    ["Arrows", "Change the choice, or move in the open list"],
    ["Typing", "Jumps to the option that starts so"],
    ["Enter, Space, Escape", "As the platform's own list does"],
  ],
  accessibility: [
    "The label is a real label; required is unmarked and “optional” is written where it is.",
    "Help, counter and error are tied to it by aria-describedby; an error sets aria-invalid.",
    "A native select: on touch the platform's own list opens.",
  ],
  do: ["Order options as shoppers look for them, most often alphabetically."],
  dont: ["Don't use it for sizes: those are buttons.", "Don't use it for two or three choices."],
  alternatives: [
    ["Radio", "There are few choices."],
    ["Dropdown menu", "It starts actions, and nothing is submitted."],
  ],
});
