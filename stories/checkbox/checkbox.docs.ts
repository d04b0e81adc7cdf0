import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "A yes or no that takes effect when its form is submitted, such as consent.",
  anatomy: ["Box, 24 px", "Words, which may hold links", "Help under the words", "Error under it all"],
  states: [
    ["Ticked", "Ink fill with a hi-vis tick"],
    ["Error", "2 px red edge, icon and sentence"],
    ["Disabled", "Muted"],
  ],
  keyboard: [["Space", "Ticks it or takes the tick away"]],
  accessibility: [
    "A native checkbox inside its label: the words are its name and part of its target.",
    "Help and error are tied to it by aria-describedby; an error sets aria-invalid.",
  ],
  do: [
    "Write what ticking means, as a sentence the shopper would say.",
    "Leave it unticked for anything that is the shopper's to decide.",
  ],
  dont: ["Don't use it for something that takes effect at once."],
  alternatives: [
    ["Switch", "It takes effect at once."],
    ["Radio", "There are two real alternatives to choose from."],
  ],
});
