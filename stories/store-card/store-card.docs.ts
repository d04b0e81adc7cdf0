import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose:
    "A store: where it is, whether it is open, how to get there, and whether it is the shopper's own. StoreOption is a store to pick up from, as a row of OptionRows.",
  anatomy: [
    "Number on the map",
    "Name and address",
    "Whether it is open now",
    "Hours, today's in bold, and phone",
    "Services",
    "Pick up here, Directions",
    "Heart and distance",
  ],
  states: [
    ["Card", "Framed, for one store or a grid"],
    ["Row", "Ruled off, for a list beside a map"],
    ["Current", "The one the map shows: its number on hi-vis"],
    ["Chosen", "It will be picked up here: the button is filled and has a tick"],
    ["StoreOption without stock", "Says what is missing and is no choice"],
  ],
  keyboard: [
    ["Tab", "Through name, phone, buttons and heart"],
    ["Enter, Space", "On a button: chooses, or keeps as the shopper's own"],
  ],
  accessibility: [
    "An article named by its heading, with the address in an address element.",
    "Pick up here and the heart have aria-pressed; Directions says which store and that it opens a new tab.",
    "Open and closed are words: colour only repeats them.",
  ],
  do: ["Put days with the same hours together.", "Write the phone number as its country does; it is dialled without spaces."],
  dont: ["Don't need a map to find a store.", "Don't work out opening times from the shopper's clock."],
  alternatives: [
    ["Address card", "It is the shopper's own address."],
    ["Option rows", "It is one of several ways to get an order."],
  ],
});
