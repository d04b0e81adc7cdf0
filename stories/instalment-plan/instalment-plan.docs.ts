import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "What is paid when, where an order is paid in parts.",
  anatomy: ["Ring, filled up to what is paid by then", "Amount", "Day"],
  states: [["Narrow", "Instalments wrap, 64 px each at least"]],
  keyboard: [],
  accessibility: [
    "An ordered list that has to be named: “Afterpay schedule”.",
    "Rings are decoration; amount and day say it in words.",
  ],
  do: ["Give parts of one total that add up to it to the cent.", "Start with what is paid today."],
  dont: ["Don't work the parts out in the page when the provider states them."],
  alternatives: [
    ["Status track", "It shows how far an order has come."],
    ["Stitch", "It is one amount on its way to another."],
  ],
});
