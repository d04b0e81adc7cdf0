import type { CountryCode } from "#domain/country/country.ts";
import type { Promotion } from "#domain/promotions/promotion.ts";

const shared: readonly Promotion[] = [
  {
    id: "first-dibs",
    name: "10% off your first order",
    codes: ["FIRSTDIBS"],
    exclusive: false,
    group: "welcome",
    usageLimit: null,
    customerLimit: 1,
    scope: {},
    effect: { type: "percentOff", percent: 10 },
  },
  {
    id: "back-to-class",
    name: "8% off for students",
    codes: ["BACKTOCLASS"],
    exclusive: false,
    group: "welcome",
    usageLimit: null,
    customerLimit: 4,
    scope: { discounted: false },
    effect: { type: "percentOff", percent: 8 },
  },
  {
    id: "socks-3-for-2",
    name: "Three pairs of socks for two",
    codes: ["SOCKS3FOR2"],
    exclusive: false,
    usageLimit: null,
    customerLimit: null,
    scope: { category: "socks" },
    effect: { type: "takePay", take: 3, pay: 2 },
  },
  {
    id: "lace-up-20",
    multipliesPoints: true,
    name: "$20 off when you spend $150",
    codes: ["LACEUP20"],
    exclusive: false,
    usageLimit: 500,
    customerLimit: 2,
    scope: {},
    effect: { type: "amountOff", amount: 2000, minimum: 15000 },
  },
  {
    id: "double-dip",
    name: "A further 20% off sale",
    codes: ["DOUBLEDIP"],
    exclusive: true,
    usageLimit: null,
    customerLimit: null,
    scope: { discounted: true },
    effect: { type: "percentOff", percent: 20 },
  },
  {
    id: "socks-on-us",
    name: "Socks on us when you spend $150",
    codes: ["SOCKSONUS"],
    exclusive: false,
    usageLimit: 300,
    customerLimit: 1,
    scope: {},
    effect: {
      type: "bringItem",
      minimum: 15000,
      items: [
        { productId: "105602", price: 0 },
        { productId: "111302", price: 0 },
        { productId: "210902", price: 1500 },
      ],
    },
  },
];

/** The demo shop's offers; both countries run the same ones and count their uses apart. */
export const demoPromotions: Readonly<Record<CountryCode, readonly Promotion[]>> = { nz: shared, au: shared };
