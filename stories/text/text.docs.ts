import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "Running text in one of the type roles.",
  anatomy: ["Words"],
  states: [
    ["Tones", "Primary, secondary, disabled, inverse, error, success, warning"],
    ["Tabular", "Figures of one width"],
    ["Truncated", "One line with an ellipsis"],
  ],
  keyboard: [],
  accessibility: [
    "The element is chosen with as; a role alone changes no meaning.",
    "Every tone is at least AA on the grounds that it is meant for.",
  ],
  do: ["Use tabular where figures line up or tick."],
  dont: ["Don't truncate what cannot be read elsewhere."],
  alternatives: [["Heading", "It is a headline in two voices."]],
});
