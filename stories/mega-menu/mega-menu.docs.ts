import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "The top links of a large screen with what drops down from them.",
  anatomy: ["Top links", "Panel: up to four columns of links", "Pictures in one of three layouts", "Call to action"],
  states: [
    ["Open", "3 px bar under the item, the page dimmed below"],
    ["Loading", "The panel comes when its content has"],
    ["Current", "3 px bar"],
  ],
  keyboard: [
    ["Tab", "From item to item, and through an open panel"],
    ["← → Home End", "From item to item"],
    ["↓", "Opens what was closed, and goes into it"],
    ["Enter", "Follows the item"],
    ["Escape", "Closes, focus on its item"],
  ],
  accessibility: [
    "The ARIA disclosure navigation pattern: items are links with aria-expanded.",
    "Hover opens after a moment, and what opened can be put away without moving the pointer.",
    "A finger's first tap opens, its second follows.",
  ],
  do: ["Fetch the panels in onIntent."],
  dont: ["Don't use it below 1024 px."],
  alternatives: [
    ["MobileMenu", "The screen is small."],
    ["Link menu", "There are a few links behind one button."],
  ],
});
