import type { z } from "zod";
import type { contentFrame } from "#contract/content.ts";
import { type CountryCode, countries } from "#domain/country/country.ts";
import { boutiqueLinks } from "./navigation.ts";
import { badges, overlays } from "./overlays.ts";

/** What the frame call answers, without what the server's configuration adds. */
export type Frame = Omit<z.output<(typeof contentFrame)["response"]>, "boutique">;

/** What every page of a country's shop has around it. */
export function buildFrame(code: CountryCode): Frame {
  const dollars = countries[code].freeExpressDeliveryFrom / 100;
  return {
    announcements: [
      {
        announcementText: `Free express delivery on orders over $${dollars}. You’re welcome.`,
        announcementLink: "/articles/delivery",
      },
      { announcementText: "Earn Qantas Points on every order. Link once, earn forever.", announcementLink: "/articles/qantas" },
      { announcementText: "Forty days to change your mind. Returns are free." },
    ],
    topLinks: [
      { label: "New", path: "/categories/new" },
      { label: "Women", path: "/categories/women" },
      { label: "Men", path: "/categories/men" },
      { label: "Kids", path: "/categories/kids" },
      { label: "Shoes", path: "/categories/shoes" },
      { label: "Brands", path: "/brands" },
      { label: "Sale", path: "/categories/sale", sale: true },
    ],
    btqTopLinks: [...boutiqueLinks],
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
    overlays: [...overlays],
    badges: [...badges],
  };
}
