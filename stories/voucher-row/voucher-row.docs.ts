import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose:
    "A gift card, a voucher or points that pay for part of an order, as a row of OptionList. VoucherForm holds the fields that add one.",
  anatomy: [
    "Icon of its kind",
    "Name and the last two characters of its code",
    "What is used, left, and when it expires",
    "Amount or action",
    "Cross",
    "Error",
  ],
  states: [
    ["Used", "The amount with a minus at the end"],
    ["Waiting", "An action in the amount's place: “Use points”"],
    ["Being taken off", "A spinner for the cross; presses do nothing and focus stays"],
    ["Error", "Why it cannot pay, under the row"],
  ],
  keyboard: [
    ["Tab", "To the action, then the cross"],
    ["Enter, Space", "Presses it"],
  ],
  accessibility: [
    "Of a code only the end shows and is said, and nothing of a code under six characters.",
    "The cross is named by what it removes; an error describes it.",
  ],
  do: ["Say in an error what to do, as in “It has expired. Use another one”.", "Format every amount before it comes here."],
  dont: ["Don't take a refused one off by yourself: let the shopper read why."],
  alternatives: [
    ["Payment method option", "It is how the rest is paid."],
    ["Option rows", "One of several is to be chosen."],
  ],
});
