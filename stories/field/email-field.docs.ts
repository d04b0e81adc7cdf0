import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "An e-mail address, with the keyboard and autofill that belong to it.",
  anatomy: ["Label", "Box", "Help or error"],
  states: [["Focus, error, valid, disabled", "As every field"]],
  keyboard: [["Typing", "Phones show the keyboard with @, and nothing is capitalised or spell-checked"]],
  accessibility: [
    "The label is a real label; required is unmarked and “optional” is written where it is.",
    "Help, counter and error are tied to it by aria-describedby; an error sets aria-invalid.",
  ],
  do: ["Say why it is asked for, if it is not for the order itself."],
  dont: ["Don't ask for it twice."],
  alternatives: [["Field/Text", "It is another line of text."]],
});
