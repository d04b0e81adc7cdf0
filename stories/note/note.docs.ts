import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "Something to know, where it matters. It stays.",
  anatomy: ["3 px rule", "Icon, 24 px", "Words"],
  states: [["Info, success, warning, error, marker", "The tone's fill, rule and icon"]],
  keyboard: [],
  accessibility: [
    "Give role alert when it appears in answer to what somebody did.",
    "With toneLabel the tone is said first, for those who see neither colour nor icon.",
  ],
  do: ["Say what to do, then why."],
  dont: ["Don't stack several: write a list in one."],
  alternatives: [
    ["Alerts", "It comes and goes."],
    ["Form error summary", "It lists what to fix in a form."],
  ],
});
