import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "Where the site's search stands: the whole screen on a phone, a panel under the header on a large screen.",
  anatomy: ["Scrim, on a large screen", "Panel, never higher than the room under the header", "A pinned search combobox"],
  states: [
    ["Below 1024 px", "Fills the screen"],
    ["From 1024 px", "Fades in under the element that under finds: the page's header unless said otherwise"],
    ["Without a header", "Slides in from the top"],
  ],
  keyboard: [
    ["Escape", "Closes it"],
    ["Tab", "Stays in it"],
  ],
  accessibility: [
    "A dialog named “Search” unless said otherwise; the page behind it is inert.",
    "Focus goes to initialFocus, the field, and comes back to what opened the search.",
  ],
  do: ["Give initialFocus the field's ref.", "Let the field's cancel button close it: pass onCancel."],
  dont: ["Don't put more than the search into it."],
  alternatives: [["Overlay", "It is anything else."]],
});
