import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "A small outlined fact about a product or an order, under its price. Label is the woven tag on a picture.",
  anatomy: ["Words, 12/600, 24 px high"],
  states: [
    ["Default, green, ink", "Outlined"],
    ["Success, warning, muted", "Tinted, for a status"],
  ],
  keyboard: [["Enter", "Follows it, when it has an address"]],
  accessibility: ["Plain text, read where it stands; with href it is a link."],
  do: ["Keep to one to three words."],
  dont: ["Don't use it for what can be pressed and leads nowhere."],
  alternatives: [
    ["Chip", "It can be chosen."],
    ["Note", "It needs a sentence."],
  ],
});
