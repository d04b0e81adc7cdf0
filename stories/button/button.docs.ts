import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "Starts something or leads somewhere that matters on this page: add to cart, pay, continue.",
  anatomy: [
    "Label, in the words of what happens",
    "Icon before or after it, 20 px",
    "Spinner in the icon's place while it works",
  ],
  states: [
    ["Rest, hover, pressed", "Ink flips to hi-vis on hover; pressing shrinks it to 98 per cent"],
    ["Loading", "A spinner and the loading label; the width is held, or grows for longer words, and focus stays"],
    ["Disabled", "Sunken fill and no border"],
  ],
  keyboard: [["Enter, Space", "Presses it; with href, Enter follows the link"]],
  accessibility: [
    "A native button, or a native link with href, so that role and name come from the element.",
    "While loading it is aria-busy and aria-disabled instead of disabled, so that focus is not lost.",
    "Size sm grows to a 44 px target on touch.",
  ],
  do: [
    "Say what it does: “Add to cart”, “Continue to shipping”.",
    "Have one primary button to a view; the rest are secondary or ghost.",
    "Give loadingLabel where waiting is likely: “Adding”, “Paying”.",
  ],
  dont: [
    "Don't disable it to stop an incomplete form: let it submit and say what is missing.",
    "Don't use href and onClick together to fake an action.",
  ],
  alternatives: [
    ["Link", "It leads somewhere and stands in running text."],
    ["Icon button", "An icon alone says it."],
    ["Chip", "It is one of several short choices."],
  ],
});
