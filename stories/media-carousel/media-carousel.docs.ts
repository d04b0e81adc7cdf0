import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "Pictures of one thing, one at a time or side by side: a product's gallery.",
  anatomy: ["Slides, 16 px apart", "Arrows", "Dots", "Pause button, when it moves by itself"],
  states: [
    ["Moving", "300 ms; a cut under reduced motion"],
    [
      "Autoplay",
      "Every 6000 ms, and not while the pointer or focus is on it, while paused, or for those who asked for less motion",
    ],
  ],
  keyboard: [
    ["Arrow left, Arrow right", "On the row: scroll it"],
    ["Enter, Space", "On a slide: opens the zoom or plays"],
  ],
  accessibility: [
    "A section with the role description carousel; slides out of view are inert.",
    "Dots are decoration; each slide says what it shows.",
  ],
  do: ["Name it by what the pictures are of."],
  dont: ["Don't use autoplay for anything that is to be read."],
  alternatives: [
    ["Carousel", "The slides are products."],
    ["GalleryZoom", "Pictures are looked at closely."],
  ],
});
