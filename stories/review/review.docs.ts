import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "What one buyer said of a product.",
  anatomy: ["Stars", "Who wrote it", "Title", "Text", "What was bought"],
  states: [["Without what was bought", "The text ends it"]],
  keyboard: [],
  accessibility: ["An article whose title is a heading.", "The stars are one image named “4 out of 5”."],
  do: ["Say what was bought: a size that fits somebody else is half the news.", "Put them under a heading with the average."],
  dont: ["Don't shorten what somebody wrote."],
  alternatives: [
    ["Rating", "The average is enough."],
    ["Pull quote", "One sentence stands for all."],
  ],
});
