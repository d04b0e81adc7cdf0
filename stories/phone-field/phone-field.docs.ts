import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "A phone number and the country it is read in.",
  anatomy: ["Label", "Country select with its flag and code", "Number", "Help or error"],
  states: [
    ["Left", "A number that can exist is put as its country writes it"],
    ["Pasted with +61", "Brings its country along"],
    ["Error, valid, disabled", "As every field"],
  ],
  keyboard: [
    ["Tab", "From country to number"],
    ["Arrows", "In the country: change it"],
  ],
  accessibility: ["The country select is named; the number's label, help and error are tied to it."],
  do: ["Say what the number is for."],
  dont: ["Don't ask for a format: any way of writing it is taken."],
  alternatives: [["Field/Text", "It is no phone number."]],
});
