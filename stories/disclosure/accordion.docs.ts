import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "Sections one under the other, each behind a button: questions, product details.",
  anatomy: ["Title, a button in a heading, with a plus that turns into a cross", "Panel"],
  states: [
    ["Closed", "A plus"],
    ["Open", "A cross; several may be open"],
    ["Exclusive", "Opening one closes the others"],
    ["Without scripts", "All of it is open"],
  ],
  keyboard: [
    ["Enter, Space", "Opens or closes"],
    ["Arrow down, Arrow up", "Next and previous title, round at the ends"],
    ["Home, End", "First and last title"],
    ["Tab", "From title to title, through the panels that are open"],
  ],
  accessibility: [
    "The ARIA accordion pattern: aria-expanded and aria-controls on a button in a heading.",
    "Panels are regions named by their titles; with more than six sections they are groups, to spare the landmarks.",
  ],
  do: ["Set level after the headings around it.", "Open from the start what most people want."],
  dont: ["Don't use exclusive where answers are compared.", "Don't hide what is needed to decide, such as delivery cost."],
  alternatives: [
    ["Disclosure", "It is a single one."],
    ["Tabs", "Only one section is of interest at a time and height must not change."],
  ],
});
