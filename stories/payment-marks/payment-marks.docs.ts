import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "The marks of the ways to pay.",
  anatomy: ["Marks, 46 by 30"],
  states: [["All or some", "In the order given"]],
  keyboard: [],
  accessibility: ["A named list of images, each with its brand's name."],
  do: ["Show those that this step takes."],
  dont: ["Don't recolour them: they are others' brands."],
  alternatives: [["Icon", "It is a sign of ours."]],
});
