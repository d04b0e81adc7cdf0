import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "How many: less, a number that can be typed over, more.",
  anatomy: ["Less button", "Number", "More button"],
  states: [
    ["At a limit", "The button that goes no further is muted, and still takes focus"],
    ["Invalid", "2 px red"],
    ["Corrected", "The number is brought within the limits, or stays where 0 or no number was typed, and that is said"],
    ["Disabled", "Muted"],
  ],
  keyboard: [
    ["Arrow up, Arrow down", "One step"],
    ["Page up, Page down", "Ten steps"],
    ["Home, End", "Least and most, when nothing is being typed"],
    ["Enter", "Takes what was typed"],
    ["Escape", "Takes back what was typed"],
  ],
  accessibility: [
    "The ARIA spinbutton pattern; the label names all three parts.",
    "The limits are read with the number; a correction, and what the buttons make of the number, are announced.",
  ],
  do: ["Name what is counted in the label: “Quantity of Court Low, US 9”.", "Show why a quantity is wrong beside it."],
  dont: ["Don't let 0 mean remove: give that a control of its own."],
  alternatives: [["Field/Select", "Only a few odd quantities make sense."]],
});
