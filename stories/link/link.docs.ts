import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose:
    "Leads to another page or place. In text it is underlined, and hi-vis wipes in behind it on hover. LinkButton looks the same and is an action.",
  anatomy: ["Words that say where it leads"],
  states: [
    ["Hover", "The marker wipes in from the start of the line; a cut under reduced motion"],
    ["Standalone", "44 px high on touch"],
    ["Quiet", "No underline at rest"],
  ],
  keyboard: [
    ["Enter", "Follows it"],
    ["Space", "LinkButton only: presses it"],
  ],
  accessibility: [
    "An anchor, or the router's own link when a link component is provided.",
    "LinkButton is a native button, to the keyboard and to screen readers.",
  ],
  do: [
    "Let the words make sense on their own: “Size guide”, not “Click here”.",
    "Use variant standalone for a link on a line of its own.",
  ],
  dont: ["Don't use Link for an action: that is LinkButton or Button.", "Don't open new windows without saying so."],
  alternatives: [["Button", "It is what the page wants to be pressed."]],
});
