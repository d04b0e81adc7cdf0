import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "The top links of a large screen with what drops down from them.",
  anatomy: [
    "Top links, each with a button that opens its panel",
    "Panel: up to four columns of links",
    "Pictures in one of three layouts",
    "Call to action, always in sight",
  ],
  states: [
    ["Open", "3 px bar under the item, the page dimmed below"],
    ["Loading", "The panel comes when its content has"],
    ["Current", "3 px bar"],
  ],
  keyboard: [
    ["Tab", "From link to button to the next link; through a panel that was opened by its button or with ↓"],
    ["← → Home End", "From item to item; in a panel from link to link"],
    ["↓", "Opens what was closed, and goes into it; in a panel the next link"],
    ["↑", "In a panel the link before"],
    ["Enter Space", "Follows the link; on its button opens and closes"],
    ["Escape", "Closes; from inside a panel focus goes to its button"],
  ],
  accessibility: [
    "The ARIA disclosure navigation pattern with links and buttons: aria-expanded is the button's.",
    "A panel that came into view because focus passed its link is no row of stops.",
    "Hover opens after a moment, and what opened can be put away without moving the pointer.",
    "A finger's first tap on a link opens, its second follows; where nothing can hover the button shows too.",
  ],
  do: ["Fetch the panels in onIntent."],
  dont: ["Don't use it below 1024 px."],
  alternatives: [
    ["Mobile menu", "The screen is small."],
    ["Link menu", "There are a few links behind one button."],
  ],
});
