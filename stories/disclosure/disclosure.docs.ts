import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "A title that opens what is under it, one by itself: an order's details, a discount code.",
  anatomy: ["Title, with a plus that turns into a cross", "Content"],
  states: [
    ["Closed", "A plus; the content is out of view, and still found by the browser's search"],
    ["Open", "A cross; the content pushes the page down"],
    ["Exclusive", "Opening one closes the others of that name"],
  ],
  keyboard: [["Enter, Space", "Opens or closes"]],
  accessibility: [
    "A native details and summary: it works before and without scripts, and prints.",
    "With level the title is a heading, so that it can be jumped to.",
  ],
  do: ["Open the one that most people want.", "Say in the title what is inside."],
  dont: ["Don't hide what is needed to decide, such as delivery cost.", "Don't nest disclosures."],
  alternatives: [
    ["Accordion", "There are several that belong together."],
    ["Tabs", "Only one section is of interest at a time and height must not change."],
    ["Overlay", "It is long and would push the page away."],
  ],
});
