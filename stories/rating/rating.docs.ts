import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "How something was rated, as five stars. It shows, it does not ask.",
  anatomy: ["Stars, to the nearest half", "Count of ratings"],
  states: [
    ["Half", "Half a star"],
    ["Counted", "The count in brackets"],
  ],
  keyboard: [],
  accessibility: ["The stars are one image named “4.5 out of 5”."],
  do: ["Show the count: five stars from one person say little."],
  dont: ["Don't use it as a field."],
  alternatives: [["Radio", "Somebody is asked to rate."]],
});
