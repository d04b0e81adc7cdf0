import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "One sentence set large: in an article, on a product's page, on the boutique's front.",
  anatomy: ["Sentence", "Who said it"],
  states: [
    ["None", "On the page's ground, without padding"],
    ["Marker, ink", "Hi-vis or ink, padded"],
    ["Butter, blush, mist, sand", "The studio's tints, padded"],
  ],
  keyboard: [],
  accessibility: ["A figure with a blockquote; whoever said it is its caption."],
  do: ["Keep to a sentence: it is 24 characters wide.", "Use the tints in the boutique."],
  dont: ["Don't use it for a heading.", "Don't make up who said it."],
  alternatives: [
    ["Heading", "It names what comes."],
    ["Note", "It is a remark from the shop."],
  ],
});
