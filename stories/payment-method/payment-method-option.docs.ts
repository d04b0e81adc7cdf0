import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "A way to pay, as a row of OptionRows, which opens what it asks for once it is chosen.",
  anatomy: ["Radio", "Title and description", "Marks that shoppers know it by", "Fields under the chosen row"],
  states: [
    ["Chosen", "2 px ink inset; its fields are open"],
    ["Off", "Muted, with the reason where the description ends"],
    ["keepBody", "Its fields stay in the page, hidden, while another way is chosen"],
  ],
  keyboard: [
    ["Arrows", "Move and choose, past what is off"],
    ["Tab", "Into the chosen row's fields"],
  ],
  accessibility: [
    "A native radio whose name takes in its marks, each by name.",
    "Its id, ref and aria attributes reach the radio, its class the row.",
    "One that is off says why and stays where it is, so that nobody looks for it in vain.",
  ],
  do: [
    "Say in the description what it means in money: “Four payments of $84.25, every two weeks”.",
    "Use keepBody where fields live in a gateway's frames, which must not load again.",
  ],
  dont: ["Don't hide a way to pay that is off for this order: give disabledReason."],
  alternatives: [
    ["Option rows", "The choice is not about paying."],
    ["Voucher row", "It pays for a part and can be added to others."],
  ],
});
