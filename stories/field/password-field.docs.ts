import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "A password that may be looked at while it is typed, with a hint of the rules for a new one.",
  anatomy: ["Label", "Box", "Button that shows or hides what is typed", "Hint of the rules, for a new password"],
  states: [
    ["Hidden", "Dots"],
    ["Shown", "Plain text, until it is hidden again or the form is sent"],
    ["Error", "2 px red, icon and sentence"],
  ],
  keyboard: [
    ["Tab", "From the box to the show button"],
    ["Enter, Space", "On the button: shows or hides"],
  ],
  accessibility: [
    "The label is a real label; required is unmarked and “optional” is written where it is.",
    "Help, counter and error are tied to it by aria-describedby; an error sets aria-invalid.",
    "The button says what a press does, and to which field: “Show current password”, “Hide current password”.",
  ],
  do: ["Give purpose, current or new, so that password managers can help."],
  dont: ["Don't forbid pasting.", "Don't ask for a second entry where it can be shown."],
  alternatives: [["Field/Text", "It is nothing secret."]],
});
