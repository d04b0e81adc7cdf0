import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "There is nothing here, and this is the way on.",
  anatomy: ["Headline in two voices", "One sentence", "One or two buttons"],
  states: [
    ["Large", "For pages"],
    ["Medium", "For panels"],
  ],
  keyboard: [],
  accessibility: [
    "The headline takes its place in the outline by level.",
    "It brings no live region: announce what emptied it where that happened.",
  ],
  do: ["Say what is missing and offer the likeliest next step first."],
  dont: ["Don't draw illustrations.", "Don't use it for errors."],
  alternatives: [["Note", "Something went wrong, and the rest of the page stands."]],
});
