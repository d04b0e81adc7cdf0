import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "News that comes and goes: added to cart, could not be saved.",
  anatomy: ["Icon", "Words, with links", "Dismiss button", "Stitch that counts down"],
  states: [
    ["Pressed", "It goes"],
    ["Success", "Ink with a hi-vis tick"],
    ["Error", "Red"],
    ["Paused", "The countdown stands while the pointer or focus is on it, or the tab is hidden"],
    ["Full", "Four at most, newest on top; createAlertQueue lets the oldest go"],
  ],
  keyboard: [
    ["F8", "To the newest alert, and back"],
    ["Escape", "Dismisses the one in focus"],
    ["Enter, Space", "On dismiss or a link"],
  ],
  accessibility: [
    "Read out once through the page's Announcer: errors at once, the rest politely.",
    "Stays usable while a modal overlay is open.",
    "Focus goes on to the next alert, or back to where it came from.",
  ],
  do: [
    "Say what happened and offer the next step as a link.",
    "Use an error alert only for what has no place of its own on the page.",
  ],
  dont: ["Don't put into an alert what the shopper needs later.", "Don't use it for a field's error."],
  alternatives: [
    ["Note", "It should stay."],
    ["Form error summary", "A form was refused."],
    ["Overlay", "It needs an answer."],
  ],
});
