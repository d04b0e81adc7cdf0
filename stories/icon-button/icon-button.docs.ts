import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "A round button that shows only an icon, where room is short and the icon is known by everybody: close, search, cart.",
  anatomy: ["Icon", "Count on the corner, when there is something to count"],
  states: [
    ["Ghost", "No edge at rest"],
    ["Outline", "Ringed, for carousels"],
    ["Panel", "A filled disc, over pictures"],
    ["Counted", "A hi-vis figure on the corner; none for 0"],
  ],
  keyboard: [["Enter, Space", "Presses it; with href, Enter follows the link"]],
  accessibility: [
    "The label prop is its accessible name and is required.",
    "The count is only for the eye: say it in the label too, “Cart, 2 items”.",
    "Sizes xs and sm keep a 44 px target on touch.",
  ],
  do: [
    "Name the action, not the drawing: “Close”, not “Cross”.",
    "Pass aria-pressed or aria-expanded when it switches or opens something.",
  ],
  dont: ["Don't use it for an action that an icon alone does not explain."],
  alternatives: [["Button", "There is room for words, or the action is the page's main one."]],
});
