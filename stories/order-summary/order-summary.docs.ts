import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "What a cart comes to, and the way on. OrderSummaryBar is the same in checkout.",
  anatomy: ["Lines, in checkout", "Sums", "Total above a 1 px ink rule", "Button"],
  states: [
    ["Sticky", "Keeps to the top of the window from 1024 px"],
    ["Bar", "Below 1024 px in checkout: the total, which opens"],
    ["Settling", "While a new total is on its way"],
  ],
  keyboard: [["Enter, Space", "On the bar: opens or closes it"]],
  accessibility: [
    "A complementary landmark named Order summary; sums are a description list.",
    "The bar says by aria-expanded whether it is open.",
  ],
  do: ["Say the currency with the total only."],
  dont: ["Don't show a total that may no longer hold without marking it busy."],
  alternatives: [["Rows", "It is a list and no sum."]],
});
