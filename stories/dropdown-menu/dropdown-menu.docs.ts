import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "Actions or choices behind a button.",
  anatomy: ["Trigger", "Panel, 8 px away", "Items, links or choices", "Tick at the end of what holds"],
  states: [
    ["Open", "Panel with a shadow; it turns round where there is no room"],
    ["Highlighted", "Subtle ground"],
    ["Disabled item", "Muted and skipped"],
  ],
  keyboard: [
    ["Enter, Space, Arrow down", "Open at the first item"],
    ["Arrows, Home, End", "Move, round the ends"],
    ["A letter", "To the next item that starts so"],
    ["Escape", "Closes, focus back on the trigger"],
  ],
  accessibility: [
    "The ARIA menu button pattern; choices are menuitemradio.",
    "The page behind stays usable: a menu never locks scrolling.",
  ],
  do: ["Keep it to about eight items.", "Use links for places, so that they can be opened in a new tab."],
  dont: ["Don't put fields or headings inside.", "Don't use it for the shop's navigation."],
  alternatives: [
    ["Link menu", "It is a short list of links, and every kilobyte counts."],
    ["Field/Select", "The choice belongs to a form."],
  ],
});
