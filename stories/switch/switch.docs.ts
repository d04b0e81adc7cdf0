import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "On or off, at once.",
  anatomy: ["Words", "Track and knob, 44 by 26 px"],
  states: [
    ["On", "Ink track with a hi-vis knob at the end"],
    ["Off", "Outlined track, knob at the start"],
    ["Disabled", "Muted"],
  ],
  keyboard: [["Space", "Switches it"]],
  accessibility: [
    "A native checkbox with the role switch, so that it also posts with a form.",
    "The whole row is its label and target.",
  ],
  do: ["Name what is on or off: “On sale only”."],
  dont: ["Don't put a submit button after it: what it says has happened already.", "Don't change the words with the state."],
  alternatives: [["Checkbox", "It takes effect on submit."]],
});
