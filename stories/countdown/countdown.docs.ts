import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "Counts down to a release, in step with every other countdown of the page.",
  anatomy: ["Label, on a tile", "Days, hours, minutes and seconds, two digits each"],
  states: [
    ["Tile", "A strip of ink"],
    ["Block, compact", "Large thin numerals with hairlines"],
    ["Before scripts", "Dashes"],
    ["Ended", "Draws nothing"],
  ],
  keyboard: [],
  accessibility: [
    "Has the role timer and is never read out as it ticks; whoever asks hears it in words.",
    "Figures appear only in the browser, since a page may be older than its countdown.",
  ],
  do: ["Use onEnd to show what can be done now."],
  dont: ["Don't use it to hurry shoppers: only for releases."],
  alternatives: [["Badge", "A date is enough."]],
});
