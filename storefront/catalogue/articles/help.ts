import { instalmentConfiguration } from "#domain/configuration/configuration.ts";
import { type CountryCode, countries } from "#domain/country/country.ts";
import type { Article } from "./article.ts";

type Help = Pick<Article, "slug" | "title" | "standfirst" | "sections" | "kicker" | "notice" | "btq"> & {
  action?: Article["action"];
};

const instalments = instalmentConfiguration.limits.nz.max / 100;

const freeFrom = (country: CountryCode) => `$${countries[country].freeExpressDeliveryFrom / 100}`;

const pages: readonly Help[] = [
  {
    slug: "delivery",
    kicker: "Shopping with us",
    title: "Delivery",
    standfirst: "Fast, tracked and usually earlier than we said.",
    notice: {
      text: "Ordering for Christmas? Anything ordered by noon on 18 December is under the tree.",
      action: { label: "Shop gifts", path: "/categories/accessories" },
    },
    sections: [
      {
        heading: "Express",
        text: `Two working days to most of Aotearoa and metro Australia. Free from ${freeFrom("nz")} in New Zealand and from ${freeFrom("au")} in Australia; below that the checkout shows what it costs before you pay.`,
      },
      {
        heading: "Click and collect",
        text: "Choose a store at the checkout and we send a message when your order is on the counter. Bring the order number and photo ID.",
      },
      {
        heading: "Rural",
        text: "Express goes neither to rural addresses nor to PO boxes, so those come by Standard, on the days that the checkout shows. The courier knows the gate, or will soon. Tell us about dogs and gates in the delivery instructions.",
      },
      {
        heading: "Following it",
        text: "We email you when the parcel leaves, with its tracking number where the carrier gives one. You can also look an order up with its number and your email address.",
      },
      {
        heading: "When it does not come",
        text: "If the tracking has not moved for three working days, write to us. Finding it is our job, and so is sending another.",
      },
    ],
    action: { label: "Track an order", path: "/orders" },
  },
  {
    slug: "returns",
    kicker: "Shopping with us",
    title: "Returns",
    standfirst: "Forty days to change your mind, starting when it reaches you.",
    sections: [
      {
        heading: "What can come back",
        text: "Anything you have not worn outside, with its tags on and in its box if the dog left you one. Sale items too. Underwear and pierced earrings only if they are faulty.",
      },
      {
        heading: "How to send it back",
        text: "From your order, or by post with a label we pay for:",
        steps: [
          { title: "Open your order.", text: "In your account, or with the order number and your email address." },
          { title: "Say what and why.", text: "One tap each. The reason helps us fix the sizing, nothing else." },
          { title: "Post it or bring it in.", text: "Print the label, or hand it over at any of our stores." },
        ],
      },
      {
        heading: "Your money",
        text: "It goes back the way it came within five working days of the parcel reaching us. Gift card balance goes back onto the gift card.",
      },
      {
        heading: "Faults",
        text: "A fault is a different matter and has no forty days. Write to us at any time with a photograph: we repair, replace or refund, and you choose where the law says so.",
      },
    ],
    action: { label: "Start a return", path: "/return" },
  },
  {
    slug: "size-guides",
    kicker: "Shopping with us",
    title: "Size guides",
    standfirst: "Your feet are the same; the numbers are not.",
    sections: [
      {
        heading: "Measure",
        text: "Do both feet, in the afternoon, in the socks you mean to wear.",
        steps: [
          { title: "Stand on paper.", text: "Heel against a wall, weight on the foot." },
          { title: "Mark the longest toe.", text: "It is not always the big one." },
          { title: "Measure wall to mark.", text: "In centimetres. Go by the longer foot." },
        ],
      },
      {
        heading: "Convert",
        text: "Every product has a chart with US, UK, EU and centimetres beside its sizes. Start from centimetres; they do not argue.",
      },
      {
        heading: "Between two",
        text: "For runners go up: toes need a thumb’s width. For leather boots go down: leather gives. For clothing, the chart shows body measurements, not the garment’s.",
      },
      {
        heading: "Children",
        text: "Measure every school holiday. A thumb’s width at the toe lasts about a term.",
      },
    ],
    action: { label: "Shop shoes", path: "/categories/shoes" },
  },
  {
    slug: "truefit",
    kicker: "Shopping with us",
    title: "Find your size",
    standfirst: "Tell us what fits you now and we’ll tell you what will.",
    sections: [
      {
        heading: "How it works",
        text: "Name a shoe or a shirt that fits you well. We compare how it is cut with what you are looking at, and say which size to take.",
      },
      {
        heading: "What it keeps",
        text: "Your sizes and what you bought, under a code that nobody can turn back into your address. Never your name.",
      },
    ],
    action: { label: "See the size guides", path: "/articles/size-guides" },
  },
  {
    slug: "gift-cards",
    kicker: "Shopping with us",
    title: "Gift cards",
    standfirst: "For the person whose size you were going to guess.",
    sections: [
      {
        heading: "Giving one",
        text: "Choose a colour. It comes by email as soon as it is paid, with a number and a PIN to hand on. Nothing to wrap.",
      },
      {
        heading: "Spending one",
        text: "Enter the number and PIN at the checkout. It pays for as much as it can and the rest goes on your card. What is left stays on the gift card.",
      },
      {
        heading: "Keeping one safe",
        text: "Whoever has the number and the PIN can spend it, so treat it as money. If you lose it, write to us with the order number and we stop it and send another with what is left.",
      },
      {
        heading: "The rules",
        text: "No fees, good for three years, spent in the country it was bought for. No offer takes anything off it and it earns no points: what it buys does both. Not returned, nor exchanged for cash except where the law says so.",
      },
    ],
    action: { label: "See what is left on one", path: "/gift-cards/balance" },
  },
  {
    slug: "order-help",
    kicker: "Shopping with us",
    title: "Help with an order",
    standfirst: "If something went wrong on the way, we can see how far it got.",
    sections: [
      {
        heading: "Your order could not be processed",
        text: "Its number is on the page you came from: go back to see it. Call or write to us with the number before you pay again. We can see how far the payment got, finish it or undo it.",
      },
      {
        heading: "You have an order number",
        text: "Look it up with your email address under Track an order. If it is there, it is paid for and being packed.",
      },
      {
        heading: "You do not have one",
        text: "Then nothing was charged. A bank may show the amount as held for a day or two and then let it go. Your cart is as you left it.",
      },
      {
        heading: "Changing or cancelling",
        text: "We pack fast. Call us within half an hour with the order number and we stop it if it is still on the bench; after that, send it back for nothing.",
      },
      {
        heading: "Something is missing or wrong",
        text: "Write to us with the order number and a photograph of what came. We send the right thing first and ask for the wrong one later.",
      },
      {
        heading: "Ways to pay",
        text: `Visa, Mastercard and American Express, Apple Pay, Google Pay, PayPal, a gift card, or four payments with Afterpay for orders up to $${instalments.toLocaleString("en-NZ")}. You choose on the last page of the checkout.`,
      },
      {
        heading: "Promo codes",
        text: "Enter one in your cart or at the checkout, before you pay. Some cannot be joined with others, and the cart says which.",
      },
    ],
    action: { label: "Track an order", path: "/orders" },
  },
  {
    slug: "contact",
    kicker: "Shopping with us",
    title: "Contact us",
    standfirst: "People, in a room, with a kettle.",
    sections: [
      {
        heading: "Write",
        text: "hello@treadandthread.example, answered within a working day. Put the order number in the subject line if you have one.",
      },
      {
        heading: "Call",
        text: `${countries.nz.supportPhone} in New Zealand, ${countries.au.supportPhone} in Australia. Free, weekdays from nine to five, and a person picks up.`,
      },
      {
        heading: "Faster than both",
        text: "Where is my order, how do I send it back and what size am I have pages of their own, and they are open at midnight.",
      },
    ],
    action: { label: "All help", path: "/articles" },
  },
  {
    slug: "about",
    kicker: "About us",
    title: "About Tread & Thread",
    standfirst: "Two countries, one bench, and a fairly strong opinion about laces.",
    sections: [
      {
        heading: "Where it began",
        text: "With a repair bench at the back of a running shop in Ponsonby. People came in for new soles and asked what to buy when the old pair finally gave up. We started keeping a few things we would have said yes to.",
      },
      {
        heading: "What we do now",
        text: "Shoes, clothes and bags from brands whose workshops we have stood in, for feet in Aotearoa and Australia. Every style is worn by somebody here before it goes on the wall.",
      },
      {
        heading: "BTQ",
        text: "Upstairs is the boutique: fewer things, better made, chosen by people who feel seams for a living. Same till, same forty days.",
      },
    ],
    action: { label: "See the brands", path: "/brands" },
  },
  {
    slug: "qantas",
    kicker: "About us",
    title: "Qantas Points on every order",
    standfirst: "Link once, earn forever.",
    sections: [
      {
        heading: "Earn",
        text: "One point for each whole dollar of what you buy, after discounts, and four when an offer says so. Delivery and gift cards do not count; what a gift card buys does.",
      },
      {
        heading: "Link",
        text: "Add your Qantas Frequent Flyer number and surname in your account or at the checkout. It takes less time than lacing a boot.",
      },
      {
        heading: "Spend",
        text: "Two hundred points take a dollar off an order. Say how many dollars at the checkout; the rest you pay by card, gift card or however you like.",
      },
      {
        heading: "When they arrive",
        text: "Points show up as soon as your order is in.",
      },
    ],
    action: { label: "Link your membership", path: "/account/qantas" },
  },
  {
    slug: "sustainability",
    kicker: "About us",
    title: "Sustainability",
    standfirst: "Make it well, mend it often, tell the truth about the rest.",
    sections: [
      {
        heading: "Mending",
        text: "Resoles, zips and patches at the bench in every store. Two in three boots that come in go home again.",
      },
      {
        heading: "Materials",
        text: "Recycled where it lasts, leather where it lasts longer, and the label says which. We do not call anything green that is only less grey.",
      },
      {
        heading: "Parcels",
        text: "One box, paper tape, no tissue you did not ask for. Flat things travel in a paper bag.",
      },
    ],
    action: { label: "Shop recycled", path: "/products?feature=Recycled" },
  },
  {
    slug: "careers",
    kicker: "About us",
    title: "Careers",
    standfirst: "We hire for kindness and teach the rest.",
    sections: [
      {
        heading: "In the stores",
        text: "Fitting shoes is a craft, and we pay it as one. You get a month beside somebody who has done it for years before you do it alone.",
      },
      {
        heading: "In the studio",
        text: "Buying, making pictures, writing this, keeping the website up. Mostly in Auckland and Melbourne, some of it from wherever the internet reaches.",
      },
      {
        heading: "How to apply",
        text: "Write to jobs@treadandthread.example with the town you are in and the last thing you mended. A CV can come later. Everybody gets an answer.",
      },
    ],
    action: { label: "Who we are", path: "/articles/about" },
  },
  {
    slug: "personal-styling",
    btq: true,
    kicker: "About us",
    title: "Half an hour, just you",
    standfirst: "Book a private fitting upstairs at Ponsonby, Fitzroy or Paddington. Tea, no pressure, excellent mirrors.",
    sections: [
      {
        heading: "How it works",
        text: "Tell us the occasion and your sizes. We lay out ten things; you leave with one, or none.",
      },
      {
        heading: "Booking",
        text: "Write to btq@treadandthread.example with a day and a store. It costs nothing, and you may bring the friend who tells the truth.",
      },
    ],
    action: { label: "Step into BTQ", path: "/btq" },
  },
  {
    slug: "terms-and-conditions",
    kicker: "The small print",
    title: "Terms and conditions",
    standfirst: "The short version: we sell it, you wear it, both of us are fair about it.",
    sections: [
      {
        heading: "Who we are",
        text: "Tread & Thread sells to addresses in New Zealand and Australia through this shop. When we say we, we mean Tread & Thread; when we say you, we mean the person ordering.",
      },
      {
        heading: "Ordering",
        text: "You order when you press the button that says what you pay. We accept when the order has a number. If we cannot send something, we tell you and refund it in full.",
      },
      {
        heading: "Prices",
        text: "Prices are in the dollars of the country you shop in and include GST. If we have made an obvious mistake, we tell you before we send anything and you may walk away.",
      },
      {
        heading: "Offers",
        text: "An offer holds while it is shown and stock lasts. Offers that cannot be joined say so; the cart always shows which ones apply.",
      },
      {
        heading: "Delivery and risk",
        text: "The parcel is ours until it is in your hands, your letterbox or the place you told the courier to leave it.",
      },
      {
        heading: "Returns",
        text: "You have forty days from delivery for anything you have not worn outside. How it works is on the page about returns.",
      },
      {
        heading: "Gift cards",
        text: "Good for three years, no fees, spent as money in the country they were bought for. Not returned, and no offer applies to buying one.",
      },
      {
        heading: "Your rights",
        text: "Nothing here takes away from the Consumer Guarantees Act in New Zealand or the Australian Consumer Law. Where the law gives you more than we do, you have more.",
      },
      {
        heading: "Changes",
        text: "The terms that hold for an order are those on this page when you placed it.",
      },
    ],
  },
  {
    slug: "privacy-policy",
    kicker: "The small print",
    title: "Privacy policy",
    standfirst: "We keep what we need to send you shoes, and not longer than we need it.",
    sections: [
      {
        heading: "What we keep",
        text: "Your name, email and telephone number, the addresses you send to, what you ordered and what you saved. Card numbers never reach us: they go straight to the company that takes the payment.",
      },
      {
        heading: "What we use it for",
        text: "To take your order, deliver it, answer you and keep the books. Emails about new things only come if you asked for them, and each has a way out.",
      },
      {
        heading: "Who else sees it",
        text: "Couriers see your address, the payment company sees your card, and the people who run our servers keep them running. Nobody buys it, because we do not sell it.",
      },
      {
        heading: "Cookies",
        text: "One remembers which country’s shop you chose, one keeps you signed in. Your cart lives in your browser until you sign in.",
      },
      {
        heading: "Measuring",
        text: "We count which pages and products are looked at and what ends up in a cart, without names, addresses or anything you type about yourself. If your browser sends a privacy signal, we do not count you.",
      },
      {
        heading: "How long",
        text: "Orders for as long as tax law asks, which is seven years. An account until you close it. Everything else until it has done its job.",
      },
      {
        heading: "Your say",
        text: "Write to privacy@treadandthread.example to see what we have, correct it or have it deleted. If we get it wrong, the Privacy Commissioner of your country would like to hear from you, and so would we.",
      },
    ],
  },
];

/** Help, terms and other pages the footer leads to. */
export const helpPages: readonly Article[] = pages.map((page) => ({
  minutes: 1,
  byline: "Tread & Thread",
  age: 200,
  tags: [],
  picture: { scene: "article-packing" },
  action: { label: "Back to the shop", path: "/" },
  story: false,
  ...page,
}));
