import type { ShopDocument, ShopDocumentOf } from "#contract/shop-documents.ts";
import { countryCodes } from "#domain/country/country.ts";
import { facetsId } from "./facets.ts";
import { idsOf } from "./shelf.ts";

/** Searches that are not for products. */
const helpPages: Readonly<Record<string, string>> = {
  return: "/articles/returns",
  returns: "/articles/returns",
  "return policy": "/articles/returns",
  "returns policy": "/articles/returns",
  refund: "/articles/returns",
  refunds: "/articles/returns",
  exchange: "/articles/returns",
  exchanges: "/articles/returns",
  delivery: "/articles/delivery",
  shipping: "/articles/delivery",
  postage: "/articles/delivery",
  "free delivery": "/articles/delivery",
  "free shipping": "/articles/delivery",
  "click and collect": "/articles/delivery",
  "size guide": "/articles/size-guides",
  "size chart": "/articles/size-guides",
  "size guides": "/articles/size-guides",
  contact: "/articles/contact",
  "contact us": "/articles/contact",
  "customer service": "/articles/contact",
  "phone number": "/articles/contact",
  help: "/articles/order-help",
  faq: "/articles/order-help",
  faqs: "/articles/order-help",
  "track my order": "/orders",
  "track order": "/orders",
  "where is my order": "/orders",
  "order status": "/orders",
  careers: "/articles/careers",
  jobs: "/articles/careers",
  stores: "/stores",
  "store locator": "/stores",
  "opening hours": "/stores",
  "store hours": "/stores",
  "find a store": "/stores",
  "store near me": "/stores",
  "stores near me": "/stores",
  "gift card balance": "/articles/gift-cards",
  qantas: "/articles/qantas",
  "qantas points": "/articles/qantas",
  "frequent flyer": "/articles/qantas",
  "about us": "/articles/about",
  sustainability: "/articles/sustainability",
  blog: "/blog",
  journal: "/blog",
  login: "/account/signin",
  "log in": "/account/signin",
  "sign in": "/account/signin",
  "my account": "/account",
  wishlist: "/account/wishlist",
  "my wishlist": "/account/wishlist",
  cart: "/cart",
  "my cart": "/cart",
  "personal styling": "/articles/personal-styling",
  privacy: "/articles/privacy-policy",
  "privacy policy": "/articles/privacy-policy",
  terms: "/articles/terms-and-conditions",
  "terms and conditions": "/articles/terms-and-conditions",
};

/** What the demo shop has once. */
export const site = (): ShopDocumentOf<"site"> => ({
  kind: "site",
  id: "main",
  everything: {
    name: "All products",
    headline: { shout: "Everything", aside: "at once" },
    description: "Every pair, layer and bag we have. Filters help.",
    facets: facetsId("all"),
    categories: ["women", "men", "kids"],
  },
  recommended: idsOf([
    ["Pace One", "ember"],
    ["Heavy Hood", "galah"],
    ["Court Low", "galah"],
    ["Ridgeback", "feijoa"],
    ["Second Skin Legging", "gumleaf"],
    ["Jandal Slide", "wattle"],
    ["Halfcourt Hi", "plum"],
  ]),
  searchRedirects: Object.entries(helpPages).map(([query, path]) => ({ query, path })),
  footer: [
    {
      heading: "Shop",
      links: [
        { label: "New arrivals", path: "/categories/new" },
        { label: "Women", path: "/categories/women" },
        { label: "Men", path: "/categories/men" },
        { label: "Kids", path: "/categories/kids" },
        { label: "Sale", path: "/categories/sale" },
        { label: "Gift cards", path: "/categories/gift-cards" },
      ],
    },
    {
      heading: "Help",
      links: [
        { label: "Delivery", path: "/articles/delivery" },
        { label: "Returns", path: "/articles/returns" },
        { label: "Track an order", path: "/orders" },
        { label: "Help with an order", path: "/articles/order-help" },
        { label: "Size guides", path: "/articles/size-guides" },
        { label: "Contact us", path: "/articles/contact" },
      ],
    },
    {
      heading: "About",
      links: [
        { label: "About us", path: "/articles/about" },
        { label: "Our stores", path: "/stores" },
        { label: "Brands", path: "/brands" },
        { label: "Journal", path: "/blog" },
        { label: "Points with Qantas", path: "/articles/qantas" },
        { label: "Careers", path: "/articles/careers" },
        { label: "Sustainability", path: "/articles/sustainability" },
      ],
    },
    {
      heading: "BTQ",
      links: [
        { label: "BTQ home", path: "/btq" },
        { label: "New in", path: "/categories/btq/new-in" },
        { label: "The Edit", path: "/categories/btq/the-edit" },
        { label: "Personal styling", path: "/articles/personal-styling" },
      ],
    },
  ],
  social: [
    { icon: "instagram", href: "https://www.instagram.com/treadandthread" },
    { icon: "facebook", href: "https://www.facebook.com/treadandthread" },
    { icon: "tiktok", href: "https://www.tiktok.com/@treadandthread" },
  ],
  posters: [
    { src: "/media/cutouts/104201", alt: "", width: 1600, height: 860 },
    { src: "/media/cutouts/110101", alt: "", width: 1600, height: 910 },
    { src: "/media/cutouts/104301", alt: "", width: 1600, height: 860 },
  ],
});

/** The lines above every page. */
export const announcements = (): ShopDocument[] =>
  [
    {
      id: "free-delivery",
      text: "Free express delivery on orders over {freeExpressDeliveryFrom}. You’re welcome.",
      link: "/articles/delivery",
    },
    { id: "points", text: "Earn Qantas Points on every order. Link once, earn forever.", link: "/articles/qantas" },
    { id: "returns", text: "Forty days to change your mind. Returns are free.", link: null },
  ].map((line, position) => ({ kind: "announcement", position, countries: [...countryCodes], ...line }));
