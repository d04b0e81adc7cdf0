import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "Announcements one after the other, over the header.",
  anatomy: ["Announcement, a link when it has an address", "Pause button"],
  states: [
    ["Moving", "The next rises into place every 3000 ms"],
    ["Paused", "By the button, the pointer or focus"],
    ["Reduced motion", "Stands still from the start"],
  ],
  keyboard: [
    ["Tab", "To the announcement and the pause button"],
    ["Enter, Space", "On the button: pauses or plays"],
  ],
  accessibility: ["A named region, never a live one: it would interrupt.", "The one that leaves is inert."],
  do: ["Keep to a line of a phone."],
  dont: ["Don't announce what is needed later."],
  alternatives: [["Note", "It concerns this page only."]],
});
