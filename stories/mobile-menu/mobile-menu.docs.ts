import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "The navigation of a small screen: a list in a left overlay, and a second level for each item that has one.",
  anatomy: ["Head with close or back", "Both stores", "Items", "Utilities", "Foot"],
  states: [
    ["First level", "All items"],
    ["Second level", "An item's groups, the first one open"],
    ["Loading", "A spinner where groups will be"],
  ],
  keyboard: [
    ["Tab", "Through the list"],
    ["Enter, Space", "Opens the item's level"],
    ["Escape", "Closes the menu"],
  ],
  accessibility: ["A dialog with named navigation landmarks; focus goes to Back and returns to the item."],
  do: ["Give it the items of the large screen's navigation."],
  dont: ["Don't add a third level."],
  alternatives: [["Mega menu", "The screen is large."]],
});
