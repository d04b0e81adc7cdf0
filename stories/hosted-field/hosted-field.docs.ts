import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "A field whose input lives in another origin's frame, so that a card number never touches our page.",
  anatomy: ["Label", "Box with prefix and suffix", "The gateway's frame", "Help or error"],
  states: [
    ["Focused, valid, error, disabled", "As every field, as the gateway says"],
    ["Loading", "aria-busy until the frame is there"],
  ],
  keyboard: [
    ["Tab", "Into the frame and out"],
    ["Enter", "In the frame: submits, when the gateway tells"],
  ],
  accessibility: [
    "A group named by its label, since a label cannot reach into a frame; pressing it asks for focus.",
    "The error is an alert, as the frame cannot be described by it.",
  ],
  do: ["Give the gateway the element by id and let it mount its frame."],
  dont: ["Don't read or keep what the frame holds."],
  alternatives: [["Field/Text", "The value may touch our page."]],
});
