import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "The hook behind every form: when errors show and where focus goes.",
  anatomy: ["formProps for the form", "errors that may be shown", "refusals, touch and reset"],
  states: [
    ["Untouched", "No errors show"],
    ["Left or changed", "That field's error shows"],
    ["Refused", "All errors show, focus goes to the first"],
  ],
  keyboard: [["Enter", "Submits, as the browser has it"]],
  accessibility: [
    "A refused submit focuses the first invalid field that can be seen, or the summary.",
    "Fields are known by their name; values and rules stay with the caller.",
  ],
  do: ["Judge values by the domain's rules, the ones the server uses."],
  dont: ["Don't disable the submit button while there are errors."],
  alternatives: [["Form error summary", "Several errors are to be listed."]],
});
