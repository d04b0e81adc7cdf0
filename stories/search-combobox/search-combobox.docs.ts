import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose:
    "A search field with what the typed text may mean under it, in groups. Marked draws a text with its matches, for lists of your own.",
  anatomy: [
    "Lens, field, clear and cancel",
    "Rows of brands, categories and articles",
    "Pictures of products",
    "View all results, with a reminder of the keys",
  ],
  states: [
    ["Prompt", "What the caller gives, before there is enough text"],
    ["Loading", "The earlier results stay; without any, their places are held; a spinner after 1000 ms"],
    ["Nothing found", "A sentence with the query"],
    ["Failed", "A sentence and Try again"],
    ["Opening", "The option's label stands in the disabled field; a failure brings the text back"],
    ["Pinned", "The results stand under the field for good"],
  ],
  keyboard: [
    ["Arrow down, Arrow up", "Through the options of all groups, and past either end to none"],
    ["Enter", "Opens the highlighted option; without one submits the text"],
    ["Escape", "Closes the results, then clears the text, then cancels; pinned, cancels at once"],
    ["Alt with Arrow down, Arrow up", "Opens, closes"],
    ["Home, End, sideways arrows", "Back to the text; no option is highlighted"],
  ],
  accessibility: [
    "The ARIA combobox pattern with a listbox in groups: focus stays in the field, the highlight is aria-activedescendant.",
    "How many results there are is said politely once typing and results have rested for 500 ms.",
    "Options with an address are links: a press that asks for a new tab is the browser's.",
    "The ref, id, name, aria and data attributes reach the input, the class the form around it.",
    "What an input method is still composing is neither searched for, submitted nor closed.",
  ],
  do: [
    "Give it a name by aria-label or aria-labelledby.",
    "Keep stale groups while newer ones load, with state loading.",
    "Give action, so that the form leads to the results without scripts.",
  ],
  dont: [
    "Don't pass HTML as a segment: pieces are text, whatever the service sends.",
    "Don't answer in the wrong order: the newest text's results win.",
  ],
  alternatives: [
    ["Field/Text", "Nothing is suggested."],
    ["Field/Select", "There are few, known options."],
    ["Dropdown menu", "They are actions."],
  ],
});
