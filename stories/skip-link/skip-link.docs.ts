import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "The first thing the keyboard reaches: jumps over what every page repeats.",
  anatomy: ["Link"],
  states: [
    ["Rest", "Out of view"],
    ["Focus", "In view, over everything"],
  ],
  keyboard: [
    ["Tab", "From the top of the page, shows it"],
    ["Enter", "Moves to what it names"],
  ],
  accessibility: ["What it leads to needs an id and tabIndex -1, so that the next Tab goes on from there."],
  do: ["Render it first in the page."],
  dont: ["Don't have more than two."],
  alternatives: [["Link", "It is not about skipping."]],
});
