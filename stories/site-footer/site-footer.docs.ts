import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "The foot of every page.",
  anatomy: [
    "Sign-up on hi-vis",
    "Groups of links",
    "Social links",
    "Country switcher",
    "Payment marks",
    "Terms, copyright and the mark",
  ],
  states: [
    ["Below 768 px", "Groups are folds of 60 px"],
    ["From 768 px", "Columns, all open"],
  ],
  keyboard: [
    ["Tab", "Through the links"],
    ["Enter, Space", "On a fold: opens or closes"],
  ],
  accessibility: ["A contentinfo landmark; folds are native and work without scripts."],
  do: ["Pass the year from the server, so that page and hydration agree."],
  dont: ["Don't repeat the main navigation in it."],
  alternatives: [["Site header", "It is the head of the page."]],
});
