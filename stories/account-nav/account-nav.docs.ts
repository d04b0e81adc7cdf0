import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "The pages of the account, and the way out of it.",
  anatomy: ["Links, the page shown marked", "Sign out, last and quieter"],
  states: [
    ["Below 1024 px", "A row of chips to swipe; the current one is brought to the middle"],
    ["From 1024 px", "A column with a rule at its start, which stays in view"],
    ["Current", "Ink chip in the row, ink rule in the column"],
  ],
  keyboard: [
    ["Tab", "From page to page, sign out last"],
    ["Enter", "Follows the link, or presses Sign out"],
  ],
  accessibility: [
    "A nav named “Account” unless given another name; the page shown has aria-current.",
    "Bringing the current chip into view moves the row only, never the page or the focus.",
    "Sign out is a button with onSignOut and a link with signOutHref, which works without scripts.",
  ],
  do: ["Mark the page one level up on pages below it: Orders on an order's page."],
  dont: ["Don't put actions other than signing out into it."],
  alternatives: [
    ["Tabs", "Sections of one page take turns."],
    ["Link menu", "There is no room for a row or a column."],
  ],
});
