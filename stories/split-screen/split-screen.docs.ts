import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "A screen with one thing to do, beside a hi-vis poster: signing in, signing up, a new password.",
  anatomy: ["Headline on the poster", "Cut-out picture", "Note at the poster's foot", "Form, 520 px at most"],
  states: [
    ["Below 1024 px", "Poster over the form, the picture behind the headline's end, no note"],
    ["From 1024 px", "Side by side"],
  ],
  keyboard: [["Tab", "Straight into the form: the poster holds nothing to press"]],
  accessibility: [
    "The headline comes before the form for a listener; make it the page's title or, where the form has that, plain text.",
    "Give the picture an empty text: it is for the eye only.",
  ],
  do: ["Have one form to a screen."],
  dont: ["Don't put into the note what is needed: phones don't show it."],
  alternatives: [
    ["Overlay", "The page behind it is still wanted."],
    ["Card", "There is more than one thing to do."],
  ],
});
