import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "The page's one live region: tells screen readers what changes without taking focus.",
  anatomy: ["A polite and an assertive region, out of view"],
  states: [
    ["Empty", "Until something is announced"],
    ["Speaking", "One line at a time, the last for five seconds"],
  ],
  keyboard: [],
  accessibility: [
    "Regions are in the page from the start, since only additions to a known region are read.",
    "Stays usable while a modal overlay is open.",
  ],
  do: ["Render it once, near the end of the page.", "Call announce with a whole phrase: “4 icons”."],
  dont: ["Don't announce what takes focus anyway.", "Don't add live regions of your own."],
  alternatives: [["Alerts", "Everybody should see it."]],
});
