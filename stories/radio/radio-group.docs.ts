import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "A few choices of which exactly one holds, all in view.",
  anatomy: ["Legend: the question", "Help", "Radios with their labels", "Error"],
  states: [
    ["Chosen", "Ink fill with a hi-vis dot"],
    ["Error", "Red sentence under the group"],
    ["Disabled choice", "Muted, and skipped by the arrows"],
  ],
  keyboard: [
    ["Arrows", "Move to the next choice and choose it"],
    ["Space", "Chooses the one in focus"],
    ["Tab", "Enters the group at the choice, and leaves it"],
  ],
  accessibility: [
    "Native radios in a fieldset with the role radiogroup, which may say that it is required or invalid.",
    "The legend names the group; “optional” is written in it where it is.",
  ],
  do: [
    "Order the choices as a shopper would expect them.",
    "Ask for required only where going on without an answer is impossible.",
  ],
  dont: ["Don't use it for more than about seven choices.", "Don't preselect what costs the shopper money."],
  alternatives: [
    ["Option rows", "Each choice has a price, more lines or fields of its own."],
    ["Segment", "There are two ways to go on."],
    ["Field/Select", "There are many choices."],
  ],
});
