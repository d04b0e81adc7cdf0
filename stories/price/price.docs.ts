import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "What something costs, and what it cost before.",
  anatomy: ["Price now", "Price before, struck", "Note"],
  states: [
    ["On sale", "The price is marked hi-vis, the old one struck in secondary"],
    ["Defaulted", "Plain"],
  ],
  keyboard: [],
  accessibility: [
    "“Now” and “Was” are said to those who do not see the marker and the strike.",
    "Figures are of one width, so that they line up.",
  ],
  do: ["Pass money ready to read, in the shop's own format."],
  dont: ["Don't give an old price that was never asked.", "Don't colour prices red: red is an error."],
  alternatives: [["Text", "It is money in a sentence."]],
});
