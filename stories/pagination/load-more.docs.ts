import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "How much of a list has been seen, and more of it on the same page.",
  anatomy: ["How many have been seen", "Stitch that fills up", "Button", "Pagination under it"],
  states: [
    ["Loading", "The button says so and keeps focus"],
    ["All seen", "The button goes"],
  ],
  keyboard: [["Enter, Space", "Loads the next ones"]],
  accessibility: ["The count is a status, so that it is read when it changes.", "The stitch is decoration beside the count."],
  do: ["Put Pagination inside, for whoever has no scripts and for search engines."],
  dont: ["Don't load by scrolling: the footer would never be reached."],
  alternatives: [["Pagination", "Pages are to be jumped to."]],
});
