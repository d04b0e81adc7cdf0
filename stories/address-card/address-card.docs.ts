import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "A kept address.",
  anatomy: ["Title", "Lines as on a parcel", "Badges", "Actions"],
  states: [["Default", "A badge says what for"]],
  keyboard: [["Tab", "Through the actions"]],
  accessibility: ["An article with a heading at the level that fits; name the address in each action."],
  do: ["Write lines in the country's own order."],
  dont: ["Don't use it to choose in checkout."],
  alternatives: [["Option rows", "An address is to be chosen."]],
});
