import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "Two live regions for what changes elsewhere on the page: tells screen readers without taking focus.",
  anatomy: ["A polite and an assertive region, out of view"],
  states: [
    ["Empty", "Until something is announced"],
    ["Speaking", "One line at a time in each region, the last for five seconds"],
  ],
  keyboard: [],
  accessibility: [
    "Regions are in the page from the start, since only additions to a known region are read.",
    "Stays usable while a modal overlay is open.",
  ],
  do: ["Render it once, near the end of the page.", "Call announce with a whole phrase: “4 icons”."],
  dont: [
    "Don't announce what takes focus anyway.",
    "Don't announce what is read where it stands: a form's problems, a list's count, an alert.",
  ],
  alternatives: [["Alerts", "Everybody should see it."]],
});
