import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "One bordered list of choices for address, delivery, store and payment, whose chosen row opens what it asks for next.",
  anatomy: ["Radio", "Title and meta lines", "Price, badge or marks at the end", "Body under the chosen row"],
  states: [
    ["Chosen", "2 px ink inset; its body is open"],
    ["Disabled row", "Muted, with the reason at its end"],
    ["Error", "Sentence under the list"],
  ],
  keyboard: [
    ["Arrows", "Move and choose"],
    ["Tab", "Into the chosen row's body"],
  ],
  accessibility: [
    "A radiogroup named by its legend; a heading above the rows is for the eye.",
    "The body of a row that is not chosen is out of the page, or hidden with keepBody.",
  ],
  do: ["Put what it costs at the end.", "Use keepBody for frames that must not load again."],
  dont: ["Don't put a second list of rows into a body."],
  alternatives: [
    ["Radio", "The choices are words alone."],
    ["Segment", "There are two."],
  ],
});
