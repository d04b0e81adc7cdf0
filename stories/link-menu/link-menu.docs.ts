import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "A few links behind a button: sort order.",
  anatomy: ["Button that says what it does and what holds", "Panel of links", "Tick at the current one"],
  states: [
    ["Open", "Panel with a shadow"],
    ["Current", "Ticked"],
  ],
  keyboard: [
    ["Enter, Space", "Opens or closes"],
    ["Tab", "Through the links"],
    ["Escape", "Closes, focus on the button"],
  ],
  accessibility: [
    "The ARIA disclosure pattern on a native details: it opens without scripts.",
    "The list is named; the current link has aria-current.",
  ],
  do: ["Say the present choice in the button."],
  dont: ["Don't use it for actions."],
  alternatives: [["Dropdown menu", "They are actions, or arrows should move between them."]],
});
