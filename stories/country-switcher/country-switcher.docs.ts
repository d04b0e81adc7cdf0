import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "The current country with its currency, and links to the others.",
  anatomy: ["Flag, 24 by 16", "Name and currency", "List, opening upward"],
  states: [
    ["Closed", "The current country"],
    ["Open", "All, the current one ticked"],
  ],
  keyboard: [
    ["Enter, Space", "Opens or closes"],
    ["Escape", "Closes"],
    ["Tab", "Through the countries"],
  ],
  accessibility: [
    "Plain links, since another country is another site; the current one has aria-current.",
    "It opens without scripts.",
  ],
  do: ["Remember the choice in onChoose; the link still leads there."],
  dont: ["Don't change the country without being asked."],
  alternatives: [["Link menu", "It is about other links."]],
});
