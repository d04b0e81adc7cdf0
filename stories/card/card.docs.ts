import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "One matter of the account or of an order, framed: a title, what there is to know, the way to more.",
  anatomy: ["Title, with a count behind it", "Action at the end of its line", "Content", "CardFigure, one large number"],
  states: [
    ["Plain", "Framed on the page's ground"],
    ["Ink", "For points and what they are worth; links and focus turn for the dark ground"],
    ["Marker", "For what the shop wants done next"],
    ["In a CardGrid", "One under the other; from 768 px it takes span of six columns"],
  ],
  keyboard: [],
  accessibility: [
    "A section named by its title and count; without a title or aria-label it is no region.",
    "CardFigure is a bare number: the text beside it says what it counts.",
  ],
  do: ["Say in the action's name what it acts on: “Edit contact details”.", "Set level after the headings around it."],
  dont: ["Don't put a card into a card.", "Don't have more than one on hi-vis to a view."],
  alternatives: [
    ["Address card", "It is an address."],
    ["Store card", "It is a store."],
    ["Note", "It is a remark beside something else."],
  ],
});
