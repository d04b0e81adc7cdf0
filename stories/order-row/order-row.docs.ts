import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "An order in a list of orders, in Rows.",
  anatomy: ["Up to three pictures, and how many more", "Number, which is the link", "Date", "Status badge", "Total", "Chevron"],
  states: [["Focus", "The ring is round the whole row"]],
  keyboard: [
    ["Tab", "Once to each order"],
    ["Enter", "Follows it"],
  ],
  accessibility: [
    "A list item with one link, named “Order” and its number; the whole row can be pressed.",
    "How many more things there are is said in words.",
  ],
  do: ["Pass every picture: the row itself shows three and counts the rest.", "Leave pictures' texts empty."],
  dont: ["Don't put buttons into the status: the row is one link."],
  alternatives: [
    ["Line item", "It is one thing of an order."],
    ["Card", "It is the one order that matters now."],
  ],
});
