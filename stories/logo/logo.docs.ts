import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "One of the shop's marks in the surrounding text's colour.",
  anatomy: ["The wordmark, the boutique's mark, or the ampersand"],
  states: [["Idle", "In secondary, in a header with two stores"]],
  keyboard: [],
  accessibility: ["Give label unless the link around it is named."],
  do: ["Set its height by font size."],
  dont: ["Don't redraw, stretch or colour it."],
  alternatives: [["Icon", "It is a sign of the set."]],
});
