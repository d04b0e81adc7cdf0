import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "A product's pictures as large as the screen, in an overlay.",
  anatomy: ["Picture", "Count", "Thumbnails", "Arrows"],
  states: [
    ["Enlarged", "Five times where the pointer is; up to three times by two fingers"],
    ["Fitting", "The whole picture"],
  ],
  keyboard: [
    ["+, −, 0", "Enlarge, reduce, fit"],
    ["Arrows", "Move an enlarged picture, and otherwise change it"],
    ["Home, End", "First and last picture"],
    ["Escape", "Closes the overlay around it"],
  ],
  accessibility: ["Each picture says which of how many it is; the thumbnail shown has aria-current."],
  do: ["Render it in an Overlay in the position screen, flush."],
  dont: ["Don't open it for pictures that are no larger than on the page."],
  alternatives: [["MediaCarousel", "Pictures are looked through in the page."]],
});
