import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "How hosted fields make a card form: number, expiry and security code by the shop's rules. A pattern, not a part.",
  anatomy: ["Card number, with a card before it", "Expiry", "Security code, called after the card: CVV, CID", "Pay"],
  states: [
    ["Left with a mistake", "What is wrong, under the field; gone as soon as it is put right"],
    ["Submitted with mistakes", "Each field says its own, focus goes to the first"],
  ],
  keyboard: [["Enter", "In a field: submits"]],
  accessibility: ["Each frame is a group named by its label and described by its error."],
  do: [
    "Take rules and messages from the storefront's domain, so that the gateway's page says the same.",
    "Say on the button what will be paid.",
  ],
  dont: ["Don't build it with text fields: a card number never touches our page."],
  alternatives: [
    ["Hosted field", "It is one field."],
    ["Payment method option", "The form is one of several ways to pay."],
  ],
});
