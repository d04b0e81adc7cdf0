import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "A row of slides to swipe, drag or page through: products that go together.",
  anatomy: ["Title in two voices", "More link", "Arrows, from 768 px", "Row", "2 px progress bar"],
  states: [
    ["Below 640 px", "Two slides and a part of the third"],
    ["Below 1024 px", "Three and a part of the fourth"],
    ["From 1024 px", "Four; five from 1280 px with span wide"],
    ["At an end", "That arrow is disabled"],
    ["Without scripts", "The browser scrolls and snaps the row, without arrows"],
  ],
  keyboard: [
    ["Arrow left, Arrow right", "On the row: one slide"],
    ["Home, End", "On the row: its ends"],
    ["Tab", "To the row, then into the slides in view"],
    ["Enter, Space", "On an arrow: one view further"],
  ],
  accessibility: [
    "A section with the role description carousel, named by its title.",
    "Slides out of view are inert once Embla has taken the row over, which it does near the screen.",
    "The arrows say by the page's announcer which slides they brought; the row is no live region.",
  ],
  do: ["Show it only with more slides than fit."],
  dont: ["Don't let it move by itself.", "Don't put into it what has to be seen."],
  alternatives: [["Media carousel", "It shows pictures of one thing, one at a time."]],
});
