import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "Sections of one thing, of which one is in view.",
  anatomy: ["List of tabs, named", "Tabs", "Panel of the current tab"],
  states: [
    ["Current", "3 px ink underline, or the filled half in the split variant"],
    ["Rest", "Secondary text"],
  ],
  keyboard: [
    ["Arrows", "To the next tab, which opens unless activation is manual"],
    ["Home, End", "To the first and last tab"],
    ["Tab", "From the tab into its panel"],
  ],
  accessibility: [
    "The ARIA tabs pattern: tablist, tab and tabpanel, tied to one another.",
    "A panel that is kept in the page is hidden from everybody while another is in view.",
  ],
  do: ["Name the list.", "Use activation manual where a panel is slow to show."],
  dont: ["Don't use tabs for steps that follow one another.", "Don't hide in a tab what has to be read."],
  alternatives: [
    ["Disclosure", "Several sections may be open at once, or should be found by the browser's search."],
    ["Segment", "It is a choice in a form."],
  ],
});
