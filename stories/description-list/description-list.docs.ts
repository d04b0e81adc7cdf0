import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "Facts with their names: contact details, opening hours, what has been answered in checkout.",
  anatomy: ["Term", "Fact", "A way to change it"],
  states: [
    ["Plain", "Terms in a column of their own"],
    ["Framed", "A bordered row each, with a way back to what was answered"],
  ],
  keyboard: [["Tab", "From one row's action to the next; the facts take no focus"]],
  accessibility: [
    "A native dl: each term is tied to its fact, and the action is a second dd of the same term.",
    "The action's name has to say what it changes, since actions are also read out of their rows.",
  ],
  do: ["Name actions apart: “Change contact”, “Change delivery”."],
  dont: ["Don't use it for columns that are compared with each other."],
  alternatives: [
    ["Data table", "Several things have the same facts."],
    ["Order summary", "The facts are sums."],
    ["Rows", "There are no names to the facts."],
  ],
});
