import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "A product's pictures as large as the screen, in an overlay.",
  anatomy: ["Row of pictures", "Count", "Zoom and close buttons", "Thumbnails between arrows"],
  states: [
    [
      "Enlarged",
      "Five times where the pointer is; up to three times by two fingers, three times by a double tap; by half a size a press of a button or key, up to five times",
    ],
    ["Fitting", "The whole picture; a finger swipes to the next"],
  ],
  keyboard: [
    ["+, −, 0", "Enlarge, reduce, fit"],
    ["Arrows", "Move an enlarged picture, and otherwise change it"],
    ["Home, End", "First and last picture"],
    ["Escape", "Closes the overlay around it"],
  ],
  accessibility: [
    "A section with the role description carousel, named by which of how many pictures shows.",
    "What fingers and the pointer enlarge, buttons and keys do as well; at its end a button is dimmed and keeps its focus.",
    "Another picture is said by the page's announcer; its thumbnail has aria-current.",
  ],
  do: ["Render it in an Overlay in the position screen, flush."],
  dont: ["Don't open it for pictures that are no larger than on the page."],
  alternatives: [["Media carousel", "Pictures are looked through in the page."]],
});
