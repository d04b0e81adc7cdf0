import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "Pictures of one thing, one at a time or side by side: a product's gallery.",
  anatomy: ["Slides, 16 px apart", "Arrows", "Dots", "Pause button, when it moves by itself"],
  states: [
    ["Row", "One slide at a time"],
    ["Spread", "From 1024 px all slides stand in two columns, without arrows"],
    ["Moving", "300 ms; a cut under reduced motion"],
    ["Without scripts", "The browser scrolls and snaps it"],
    [
      "Autoplay",
      "Every 6000 ms, and not while the pointer or focus is on it, while paused, or for those who asked for less motion",
    ],
  ],
  keyboard: [
    ["Arrow left, Arrow right", "On the row: one slide"],
    ["Home, End", "On the row: first and last slide"],
    ["Enter, Space", "On a slide: opens the zoom or plays"],
  ],
  accessibility: [
    "A section with the role description carousel; slides out of view are inert once Embla has taken it over.",
    "Each slide is named by its place, and said politely when it comes, not while it moves by itself.",
    "Dots are decoration.",
  ],
  do: ["Name it by what the pictures are of."],
  dont: ["Don't use autoplay for anything that is to be read."],
  alternatives: [
    ["Carousel", "The slides are products."],
    ["Gallery zoom", "Pictures are looked at closely."],
  ],
});
