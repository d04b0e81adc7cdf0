import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "A row of slides that the browser scrolls and snaps: products that go together.",
  anatomy: ["Title in two voices", "More link", "Arrows, from 768 px", "Row", "2 px progress bar"],
  states: [
    ["Below 1024 px", "Peeks a third of the next slide"],
    ["At an end", "That arrow is disabled"],
    ["Without scripts", "The row scrolls, without arrows"],
  ],
  keyboard: [
    ["Tab", "Into the slides in view"],
    ["Enter, Space", "On an arrow: one view further"],
  ],
  accessibility: [
    "A section with the role description carousel, named by its title.",
    "Slides out of view are out of the tab order.",
  ],
  do: ["Show it only with more slides than fit."],
  dont: ["Don't let it move by itself.", "Don't put into it what has to be seen."],
  alternatives: [["MediaCarousel", "It shows pictures of one thing, one at a time."]],
});
