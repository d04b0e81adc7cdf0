import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "Text of several lines, such as delivery instructions.",
  anatomy: ["Label", "Box, 96 px at least", "Help or error", "Counter"],
  states: [
    ["Over the limit", "The counter turns into an error; nothing is cut"],
    ["Focus, error, disabled", "As every field"],
  ],
  keyboard: [["Enter", "A new line"]],
  accessibility: [
    "The label is a real label; required is unmarked and “optional” is written where it is.",
    "Help, counter and error are tied to it by aria-describedby; an error sets aria-invalid.",
    "The counter is announced when typing pauses near the limit, not at every letter.",
  ],
  do: ["Give countTo where the text is cut elsewhere: on a courier's label."],
  dont: ["Don't use it for one line."],
  alternatives: [["Field/Text", "One line is enough."]],
});
