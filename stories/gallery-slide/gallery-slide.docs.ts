import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "A picture of a product's gallery; pressing it opens the zoom, or plays the video.",
  anatomy: ["Picture, 2:3", "Zoom's disc at its foot, or a play sign on hi-vis in its middle"],
  states: [
    ["Rest", "On a large screen the zoom's disc shows on the first slide only"],
    ["Hover, focus", "The disc shows; the focus ring lies inside the picture"],
    ["Video", "The play sign, always"],
  ],
  keyboard: [["Enter, Space", "Presses it"]],
  accessibility: [
    "A native button named by its label and what the picture shows; the picture inside is not read again.",
    "The carousel around it says which of how many it is.",
  ],
  do: [
    "Say what a press does: “Zoom picture 2”, “Play video”.",
    "Give the picture's text, without repeating the product's name.",
  ],
  dont: ["Don't use it where nothing opens: take a picture."],
  alternatives: [
    ["Picture", "It leads nowhere."],
    ["Product tile", "It leads to a product."],
  ],
});
