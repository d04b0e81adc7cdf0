import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "A headline in two voices: the shout and the aside.",
  anatomy: ["Shout: heavy and wide", "Aside: thin and narrow, in the same size"],
  states: [
    ["Aside first, aside on its own line", "As the words need it"],
    ["In the boutique", "Roman and italic"],
  ],
  keyboard: [],
  accessibility: ["Level is its place in the outline and independent of size."],
  do: ["Keep to one switch of voice.", "Let the shout make sense alone."],
  dont: ["Don't skip outline levels.", "Don't use hero for more than thirteen characters."],
  alternatives: [["Text", "It is running text."]],
});
