import { defineDocs } from "../documentation/component-docs.ts";

export default defineDocs({
  purpose: "An article to read: in ArticleGrid with others, or as the lead of a page.",
  anatomy: ["Picture, 4:5, or 3:2 as a lead", "Category, reading time, author", "Title, which is the link", "Standfirst"],
  states: [
    ["Card", "One, two or three a row; the title in one voice"],
    ["Lead", "The headline in two voices, beside the picture from 1024 px"],
    ["Hover", "The picture grows by 3 per cent; not under reduced motion"],
    ["Focus", "The ring is round the whole card"],
  ],
  keyboard: [
    ["Tab", "Once to each card"],
    ["Enter", "Follows it"],
  ],
  accessibility: [
    "An article with one link, its title; the whole card can be pressed.",
    "The title comes first for a listener, before the line that stands above it for the eye.",
    "The picture's text may be empty: the title says what there is to read.",
  ],
  do: ["Set level so that titles fit the page's outline.", "Have one lead to a page."],
  dont: ["Don't put links into meta or standfirst: the card is one link."],
  alternatives: [
    ["Product tile", "It is something to buy."],
    ["Pull quote", "A sentence is enough."],
  ],
});
