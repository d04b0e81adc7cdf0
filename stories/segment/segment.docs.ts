import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "Two ways to go on, of which one holds: deliver or pick up.",
  anatomy: ["Pill, 58 px", "Halves with icon and label"],
  states: [
    ["Current", "Ink half"],
    ["Disabled half", "Muted"],
  ],
  keyboard: [
    ["Arrows", "Choose the other half"],
    ["Tab", "In and out"],
  ],
  accessibility: ["A group of native radios to everyone but the eye; the legend names it."],
  do: ["Keep labels to a word or two."],
  dont: ["Don't use it for more than three.", "Don't use it to show sections: those are tabs."],
  alternatives: [
    ["Radio", "There are more choices, or they need more words."],
    ["Tabs", "It shows sections of one thing."],
  ],
});
