import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "Holds the place of something that is loading.",
  anatomy: ["A box of the content's own shape"],
  states: [
    ["Loading", "A sheen passes over it"],
    ["Reduced motion", "It stands still"],
  ],
  keyboard: [],
  accessibility: ["It says nothing: mark the region that loads with aria-busy."],
  do: ["Use the same boxes as the content, so that nothing moves when it comes."],
  dont: ["Don't show it for less than a moment.", "Don't write text into it."],
  alternatives: [["Spinner", "The shape of what comes is not known."]],
});
