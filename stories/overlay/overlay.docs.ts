import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "A panel over the page for something that is done and left: the cart, filters, a size guide, a question.",
  anatomy: [
    "Scrim over the page",
    "Head with title and close button",
    "Description",
    "Content, which scrolls",
    "Foot, which stays",
  ],
  states: [
    ["Left, right", "Slides in; fills a phone"],
    ["Top, bottom", "Slides; at most the window less 56 px"],
    ["Screen", "Everything"],
    ["fadeInAbsolute", "Hangs under the element it is rendered in"],
    ["Center", "Fades and rises 16 px"],
    ["Reduced motion", "Cuts"],
  ],
  keyboard: [
    ["Tab", "Stays in the panel while it is modal"],
    ["Escape", "Asks to close, of the last opened only, unless what has focus ends something of its own with it, such as a list"],
  ],
  accessibility: [
    "A dialog named by its title or label; the rest of the page is inert and does not scroll.",
    "Focus goes to initialFocus or the first control, and comes back to the opener, or near it when that is gone.",
    "What carries the companion attribute, such as alerts, stays usable.",
    "Radix Dialog draws it, but not in its own modal mode. That mode lets nothing outside the panel have focus or a press and hides all of it from screen readers, with no way to leave anything out, so that Undo in an alert over an open cart could neither be heard nor pressed. Here the page but for its companions is inert, which keeps keys, pointers and screen readers out alike, and is locked after the panel's first frame, so that opening need not wait for the page to be laid out anew.",
  ],
  do: [
    "Give every overlay a title, or a label where none shows.",
    "Ask the reason in onOpenChange when closing may lose something.",
  ],
  dont: ["Don't put a page's main content in it.", "Don't open one without somebody having asked."],
  alternatives: [
    ["Search overlay", "It is the site's search."],
    ["Disclosure", "It can open in place."],
    ["Dropdown menu", "It is a short list of actions."],
    ["Alerts", "It is news that needs no answer."],
  ],
});
