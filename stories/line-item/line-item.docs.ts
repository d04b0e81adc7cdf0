import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "One product in a cart, an order or a summary of either.",
  anatomy: ["Picture", "Brand, name and details", "Price for the line, and for one", "Error", "Quantity and actions"],
  states: [
    ["Cart, compact, summary", "Pictures of 128, 96 and 64 px"],
    ["Invalid", "Red edge round the picture, and the sentence"],
    ["Gone", "Nothing is linked"],
  ],
  keyboard: [
    ["Tab", "Name, quantity, actions"],
    ["Enter", "Follows the name, or presses the action"],
  ],
  accessibility: [
    "The name is the link for keyboards and screen readers; the picture is one more place to press.",
    "Tie the quantity to the error by errorId.",
  ],
  do: ["Say what to do in the error: “Make it 2 and you're away”."],
  dont: ["Don't use it outside LineItems: it is an item of a list."],
  alternatives: [["Product tile", "It is for choosing."]],
});
