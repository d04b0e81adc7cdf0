import type { InputOf, ParsedInputOf } from "#contract/calls.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { ponsonbyRoad } from "#domain/fields/address.fixture.ts";
import { plainProduct } from "#domain/product/product.fixture.ts";
import type { Product } from "#domain/product/product.ts";
import type { Store } from "#domain/stores/store.ts";
import type { Database } from "../database/database.ts";
import {
  guesses,
  idempotencyKeys,
  orderLines,
  orders,
  outboxMails,
  payments,
  placements,
  promotionCustomerUses,
  promotionUses,
  sandboxTransactions,
  stock,
} from "../database/schema/schema.ts";
import type { Vault } from "../sandbox/vault.ts";
import { type SeedVariant, seedStock } from "../stock/seed-stock.ts";
import type { SeedShelf } from "../stock/store-shelf.ts";

/** A product for tests: a pair of shoes in two sizes at $200 unless `changes` say otherwise. */
export function sampleProduct(id: string, changes: Partial<Product> = {}): Product {
  return plainProduct({
    id,
    name: `Shoe ${id}`,
    path: `/products/osker/shoe-${id}-black`,
    price: 20_000,
    erpOriginalPrice: 20_000,
    colourName: "Black",
    swatch: "#111111",
    productGallery: [{ type: "IMAGE", src: `/media/products/${id}/side`, alt: "" }],
    variants: [
      { id: `${id}-9`, code: "9", qty: 5 },
      { id: `${id}-10`, code: "10", qty: 1 },
    ],
    showSingleSize: true,
    erpProductCompositeCode: id,
    erpProductParentCode: id,
    ...changes,
  });
}

const socks = { id: "socks", name: "Socks", shortName: "Socks", path: "/categories/men/accessories/socks", ancestors: [] };

/** A small shop for tests; the same products in both countries. */
export const sampleProducts: readonly Product[] = [
  sampleProduct("100101"),
  sampleProduct("100102", { price: 9_900, erpOriginalPrice: 15_000, isDiscounted: true }),
  sampleProduct("200101", {
    price: 1_500,
    canonicalCategory: socks,
    variants: [{ id: "200101-OS", code: "OS", qty: 1_000_000 }],
  }),
  sampleProduct("200102", {
    price: 2_000,
    canonicalCategory: socks,
    variants: [{ id: "200102-OS", code: "OS", qty: 1_000_000 }],
  }),
  sampleProduct("300101", { cartQtyProductMax: 2, cartQtyVariantMultipleOf: 2 }),
  sampleProduct("300102", { state: "discontinued" }),
  sampleProduct("300103", { accountExclusive: true }),
  sampleProduct("300104", { saleMode: "scheduledRelease", release: 4_000_000_000 }),
  sampleProduct("400101", { functionalType: "giftCard", price: 5_000, variants: [{ id: "400101-OS", code: "OS", qty: 0 }] }),
];

export const sampleProductById = (_country: CountryCode, id: string): Product | undefined =>
  sampleProducts.find((product) => product.id === id);

export const sampleStock: readonly SeedVariant[] = (["nz", "au"] as const).flatMap((country) =>
  sampleProducts.flatMap((product) => product.variants.map(({ id, qty }) => ({ country, variantId: id, qty }))),
);

/** Makes the shop of a test as new: nobody has ordered, paid or guessed, and the sample products are in stock. */
export async function startAnew({ queries }: Database): Promise<void> {
  const used = [payments, orderLines, orders, outboxMails, placements, idempotencyKeys];
  const counted = [promotionUses, promotionCustomerUses, sandboxTransactions, guesses, stock];
  for (const table of [...used, ...counted]) await queries.delete(table);
  await seedStock(queries, sampleStock);
}

/** A store that hands out orders, and has the last pair of a size. */
export const sampleStore: Store = {
  erpStoreId: "0021",
  name: "Cuba Street",
  path: "/stores/cuba-street",
  phone: "04 555 0118",
  address: {
    country: "NZ",
    postcode: "6011",
    region: "Wellington",
    street1: "118 Cuba Street",
    street2: "",
    locality: "Te Aro",
  },
  coordinates: { latitude: -41.29, longitude: 174.78 },
  timeZone: "Pacific/Auckland",
  hours: { week: Array.from({ length: 7 }, () => ({ opens: 540, closes: 1_080 })), publicHolidays: null },
  carries: ["shoes"],
  services: [],
  clickAndCollect: true,
};

export const samplePickupStore = (country: CountryCode, erpStoreId: string): Store | undefined =>
  country === "nz" && erpStoreId === sampleStore.erpStoreId ? sampleStore : undefined;

export const sampleShelf: SeedShelf = {
  country: "nz",
  erpStoreId: sampleStore.erpStoreId,
  quantities: new Map([
    ["100101-9", 3],
    ["100101-10", 1],
  ]),
};

/** Makes an order one that is picked up at the sample store. */
export const collected = <Body extends Pick<OrderBody, "shipping">>(body: Body): Body => ({
  ...body,
  shipping: { type: "STORE_PICKUP", options: { methodCode: "pickup", store: { erpStoreId: sampleStore.erpStoreId } } },
});

/** What the frames and the vault do together: a token for a card, good for years, with the code its brand wants. */
export function tokenFor(vault: Vault, number: string): string {
  const session = "0123456789abcdef0123456789abcdef";
  const year = String((new Date().getFullYear() + 3) % 100).padStart(2, "0");
  const outcome = vault.tokenise(session, [
    vault.sealPart(session, "number", number),
    vault.sealPart(session, "expirationDate", `12 / ${year}`),
    vault.sealPart(session, "cvv", number.startsWith("37") ? "1234" : "123"),
  ]);
  if (outcome.type !== "token") throw new Error(`No token for ${number}: ${outcome.type}.`);
  return outcome.nonce;
}

export type OrderBody = ParsedInputOf<"checkout.orders">["body"];

/** A good order of one pair of shoes by express, unless `changes` say otherwise; its total includes nothing but the items. */
export function sampleOrder(
  token: string,
  changes: {
    items?: OrderBody["cart"]["items"];
    total?: number;
    promoCodes?: string[];
    promoItems?: OrderBody["cart"]["promoItems"];
    email?: string;
    /** What gift cards pay of it; the card pays the rest. */
    vouchers?: OrderBody["cart"]["payment"]["methods"]["voucher"];
  } = {},
): OrderBody & InputOf<"checkout.orders">["body"] {
  const { items = [{ productId: "100101", variantId: "100101-9", qty: 1 }], total = 20_000, promoCodes = [], vouchers } = changes;
  const amount = total - (vouchers ?? []).reduce((sum, voucher) => sum + voucher.amount, 0);
  const methods = {
    ...(amount > 0 && { card: [{ amount, token, type: "immediate" as const }] }),
    ...(vouchers && { voucher: vouchers }),
  };
  return {
    cart: { items, promoCodes, ...(changes.promoItems && { promoItems: changes.promoItems }), payment: { methods } },
    contact: {
      email: changes.email ?? "mere@example.co.nz",
      firstName: "Mere",
      lastName: "O’Neil",
      phone: "021 555 0184",
      agreeToMarketing: false,
    },
    billingAddress: ponsonbyRoad,
    shippingAddress: ponsonbyRoad,
    shipping: { type: "DELIVERY", options: { methodCode: "express", instructions: { delivery: "Behind the blue gate." } } },
    expectedTotal: total,
  };
}

let keys = 0;
/** An Idempotency-Key that no test has used before. */
export function newKey(): string {
  keys += 1;
  return `test-key-${process.pid}-${Date.now()}-${String(keys).padStart(8, "0")}`;
}
