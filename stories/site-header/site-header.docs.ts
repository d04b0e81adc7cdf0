import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "The head of every page.",
  anatomy: ["Menu button, below 1024 px", "Both stores' logos", "Navigation, from 1024 px", "Search, stores, account, cart"],
  states: [
    ["Shrunk", "48 px once a small screen has moved 120"],
    ["Cart unknown", "No count until the shopper's cart has been read"],
    ["Overlay open", "Its control says so"],
  ],
  keyboard: [
    ["Tab", "Through the links"],
    ["Enter", "Opens the overlay, or follows the link before scripts"],
  ],
  accessibility: [
    "A banner landmark; controls that open an overlay have aria-haspopup and aria-expanded.",
    "Everything is a link, so that it leads somewhere before scripts have arrived.",
  ],
  do: ["Hang overlays in the position fadeInAbsolute under it."],
  dont: ["Don't put more tools into it: 44 px each is all a phone has."],
  alternatives: [["Breadcrumbs", "It shows where a page is."]],
});
