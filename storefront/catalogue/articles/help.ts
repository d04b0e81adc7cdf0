import type { Article } from "./article.ts";

type Help = Pick<Article, "slug" | "title" | "standfirst" | "sections"> & { action?: Article["action"] };

const pages: readonly Help[] = [
  {
    slug: "delivery",
    title: "Delivery",
    standfirst: "Fast, tracked and usually earlier than we said.",
    sections: [
      {
        heading: "Express",
        text: "Two working days to most of Aotearoa and metro Australia. Free over the amount in the bar at the top of the page.",
      },
      {
        heading: "Click and collect",
        text: "Ready in an hour when the store has it. We send a message; you bring the order number.",
      },
      { heading: "Rural", text: "Add two days. The courier knows the gate, or will soon." },
    ],
  },
  {
    slug: "returns",
    title: "Returns",
    standfirst: "Forty days to change your mind, starting when it reaches you.",
    sections: [
      {
        heading: "In store",
        text: "Bring it back to any store, in the box if the dog left you one. Refunds go to the card you paid with.",
      },
      { heading: "By post", text: "Print the label, hand it in, keep the receipt. Postage is on us." },
      {
        heading: "Worn once outside",
        text: "Then it is yours, and we hope you love it. Faults are a different matter: write to us at any time.",
      },
    ],
  },
  {
    slug: "size-guides",
    title: "Size guides",
    standfirst: "Your feet are the same; the numbers are not.",
    sections: [
      {
        heading: "Measure",
        text: "Stand on paper against a wall, mark the longest toe, measure to the wall in centimetres. Do both feet in the afternoon.",
      },
      {
        heading: "Convert",
        text: "Every product has a chart with US, UK, EU and centimetres. Start from centimetres; they do not argue.",
      },
    ],
  },
  {
    slug: "contact",
    title: "Contact us",
    standfirst: "People, in a room, with a kettle.",
    sections: [
      { heading: "Write", text: "hello@treadandthread.example, answered within a working day." },
      { heading: "Call", text: "Weekdays nine to five on the number in the footer of your order e-mail." },
    ],
  },
  {
    slug: "order-help",
    title: "Help with an order",
    standfirst: "If something went wrong on the way, we can see how far it got.",
    sections: [
      {
        heading: "You have an order number",
        text: "Look it up with your e-mail address under Track an order. If it is there, it is paid for and being packed.",
      },
      { heading: "You do not", text: "Nothing was charged. Your cart is as you left it; try again or write to us." },
    ],
    action: { label: "Track an order", path: "/orders" },
  },
  {
    slug: "terms-and-conditions",
    title: "Terms and conditions",
    standfirst: "The short version: we sell it, you wear it, both of us are fair about it.",
    sections: [
      { heading: "Prices", text: "Prices include GST. If we have made an obvious mistake, we tell you before we send anything." },
      {
        heading: "Your rights",
        text: "Nothing here takes away from the Consumer Guarantees Act in New Zealand or the Australian Consumer Law.",
      },
      { heading: "Gift cards", text: "No expiry, no fees, spent as money." },
    ],
  },
  {
    slug: "privacy-policy",
    title: "Privacy policy",
    standfirst: "We keep what we need to send you shoes, and not longer than we need it.",
    sections: [
      { heading: "What we keep", text: "Your name, address and orders. Card numbers never reach us." },
      { heading: "What we do not", text: "We do not sell your details. E-mails from us always have a way out." },
    ],
  },
  {
    slug: "qantas",
    title: "Qantas Points on every order",
    standfirst: "Link once, earn forever.",
    sections: [
      { heading: "Earn", text: "One point a whole dollar after discounts, and more when an offer says so." },
      { heading: "Link", text: "Add your number and surname at checkout. It takes less time than lacing a boot." },
    ],
  },
  {
    slug: "sustainability",
    title: "Sustainability",
    standfirst: "Make it well, mend it often, tell the truth about the rest.",
    sections: [
      { heading: "Mending", text: "Resoles, zips and patches in every store. Two in three boots that come in go home again." },
      { heading: "Materials", text: "Recycled where it lasts, leather where it lasts longer, and the label says which." },
    ],
    action: { label: "Shop recycled", path: "/products" },
  },
  {
    slug: "careers",
    title: "Careers",
    standfirst: "We hire for kindness and teach the rest.",
    sections: [{ heading: "Stores and studio", text: "Write to us with the town you are in and the last thing you mended." }],
  },
  {
    slug: "personal-styling",
    title: "Half an hour, just you",
    standfirst: "Book a private fitting upstairs at Ponsonby, Fitzroy or Paddington. Tea, no pressure, excellent mirrors.",
    sections: [
      {
        heading: "How it works",
        text: "Tell us the occasion and your sizes. We lay out ten things; you leave with one, or none.",
      },
    ],
    action: { label: "Step into BTQ", path: "/btq" },
  },
];

/** Help, terms and other pages the footer leads to. */
export const helpPages: readonly Article[] = pages.map((page) => ({
  kicker: "Help",
  minutes: 1,
  byline: "Tread & Thread",
  age: 200,
  tags: [],
  picture: { scene: "article-packing" },
  action: { label: "Back to the shop", path: "/" },
  story: false,
  ...page,
}));
