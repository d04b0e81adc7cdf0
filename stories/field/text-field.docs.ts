import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "A line of text, with its label above and what is wrong below.",
  anatomy: [
    "Label, and “optional” at its end",
    "Box, 52 px, with prefix and suffix",
    "Help, or the error in its place",
    "Counter at the end of that line",
  ],
  states: [
    ["Focus", "2 px ink and a hi-vis halo"],
    ["Error", "2 px red, icon and sentence"],
    ["Valid", "A green tick at the end"],
    ["Disabled", "Subtle ground"],
  ],
  keyboard: [["Typing", "Characters in invalidCharacters are left out, also when pasted"]],
  accessibility: [
    "The label is a real label; required is unmarked and “optional” is written where it is.",
    "Help, counter and error are tied to it by aria-describedby; an error sets aria-invalid.",
    "A counter does not cut what is typed: the shopper sees what is too much.",
  ],
  do: [
    "Set autoComplete, inputMode and enterKeyHint: they reach the input.",
    "Show errors after blur or a refused submit; the form hook does that.",
  ],
  dont: ["Don't use placeholders as labels.", "Don't correct what is typed while it is being typed."],
  alternatives: [
    ["Field/Textarea", "More than one line is expected."],
    ["Field/Email", "It is an e-mail address."],
    ["Field/Select", "There is a fixed list to choose from."],
  ],
});
