import { expect, test } from "vitest";
import { shippingMethods } from "#domain/checkout/shipping-methods.ts";
import { helpPages } from "./help.ts";

test("help says of delivery what checkout and the mails do", () => {
  const sections = helpPages.find(({ slug }) => slug === "delivery")?.sections ?? [];
  const said = (heading: string) => sections.find((section) => section.heading === heading)?.text;
  expect(said("Click and collect")).toContain("photo ID");
  expect(shippingMethods.nz.filter(({ byCourierOnly }) => byCourierOnly).map(({ label }) => label)).toEqual(["Express"]);
  expect(said("Rural")).toMatch(/^Express goes neither to rural addresses nor to PO boxes/);
  expect(said("Following it")).toContain("where the carrier gives one");
});

test("help says how an order is paid for and where a promo code goes", () => {
  const sections = helpPages.find(({ slug }) => slug === "order-help")?.sections ?? [];
  const said = (heading: string) => sections.find((section) => section.heading === heading)?.text;
  expect(said("Ways to pay")).toMatch(/Visa.+Apple Pay.+PayPal.+gift card.+four payments with Afterpay.+up to \$2,000\b/);
  expect(said("Promo codes")).toContain("in your cart");
});
