import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "A filter of a listing, drawn after its type: ticks, sizes, colours, a switch or a range.",
  anatomy: ["Fold with the filter's name and the choices made", "Options with their counts", "Show all, after six"],
  states: [
    ["Closed", "Name, and what is chosen in secondary"],
    ["Open", "Options"],
    ["None left", "Count 0, still there while it is chosen"],
  ],
  keyboard: [
    ["Enter, Space", "On the fold: opens or closes"],
    ["Space", "On an option: ticks it"],
  ],
  accessibility: ["A native details with native inputs: it works without scripts.", "Counts are part of the option's name."],
  do: ["Order options as optionSort says: sizes by size."],
  dont: ["Don't hide chosen options under Show all."],
  alternatives: [
    ["Price range", "It is a range."],
    ["Applied filters", "It shows what is in force."],
  ],
});
