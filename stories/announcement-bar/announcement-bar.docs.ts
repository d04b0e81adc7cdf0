import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "Announcements one after the other, over the header.",
  anatomy: ["Pause button, with more than one", "Announcement, a link when it has an address"],
  states: [
    ["Moving", "The next rises into place every 3000 ms"],
    ["Paused", "By the button, the pointer or focus; in a hidden tab; out of view"],
    ["Reduced motion", "Stands still from the start"],
    ["Alone, or without scripts", "The first stands; alone it has no button"],
  ],
  keyboard: [
    ["Tab", "To the pause button, then to an announcement that is a link"],
    ["Enter, Space", "On the button: pauses or plays"],
  ],
  accessibility: ["A named region, never a live one: it would interrupt.", "The one that leaves is inert."],
  do: ["Keep to a line of a phone: the bar is as high as its longest announcement."],
  dont: ["Don't announce what is needed later."],
  alternatives: [["Note", "It concerns this page only."]],
});
