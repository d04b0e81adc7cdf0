import { z } from "zod";
import { lastPage } from "#domain/listing/page-number.ts";
import { defineCall } from "./call.ts";
import { address } from "./checkout.ts";
import { order } from "./orders.ts";
import { cents } from "./product.ts";
import { calendarDate } from "./users.ts";

/** An address that an account keeps (ADDR-01). */
export const savedAddress = address.extend({
  id: z.string(),
  isDefaultBilling: z.boolean(),
  isDefaultShipping: z.boolean(),
});

const subscriptions = z.object({ email: z.boolean(), sms: z.boolean() });

/** Who a shopper is (ACCT-06, ACCT-07). */
export const account = z.object({
  username: z.string(),
  customer: z.object({
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string().nullable(),
    /** Left out until it is set, and fixed from then on (ACCT-13). */
    dateOfBirth: calendarDate.optional(),
    subscriptions,
    addresses: z.array(savedAddress),
  }),
  loyalty: z.object({ providers: z.array(z.object({ name: z.literal("frequentFlyer"), memberId: z.string() })) }),
});
export type Account = z.infer<typeof account>;

export const accountGet = defineCall({
  name: "account.get",
  summary: "Who the shopper is.",
  method: "GET",
  path: "/account",
  access: "account",
  response: account,
  /** The customer is still being made: ask again in a moment (ACCT-09). */
  errors: { CustomerNotFound: 404 },
});

export const accountUpdate = defineCall({
  name: "account.update",
  summary: "Changes who the shopper is, what is mailed to them, and their loyalty membership.",
  method: "PUT",
  path: "/account",
  access: "account",
  body: z.strictObject({
    customer: z.strictObject({
      firstName: z.string().max(100),
      lastName: z.string().max(100),
      phone: z.string().max(250),
      subscriptions: z.strictObject({ email: z.boolean(), sms: z.boolean() }),
      dateOfBirth: calendarDate.optional(),
    }),
    loyalty: z
      .discriminatedUnion("action", [
        z.strictObject({ action: z.literal("link"), memberId: z.string().max(20), lastName: z.string().max(100) }),
        z.strictObject({ action: z.literal("unlink") }),
      ])
      .optional(),
  }),
  response: account,
  errors: {
    CustomerNotFound: 404,
    DateOfBirthLocked: 409,
    /** The account is linked with another membership. */
    MembershipLinked: 409,
    MembershipNotFound: 422,
    MembershipInactive: 422,
    LoyaltyUnavailable: 503,
  },
});

/**
 * Cart and wishlist of an account, in the shape of the domain's `SyncableState`. The server reads it with the domain's own
 * parser and trusts nothing of it.
 */
const versionedState = z.object({
  /** Grows by one with every write; 0 when nothing has been written yet. */
  version: z.int().min(0),
  /** null when nothing has been written yet. */
  state: z.record(z.string(), z.unknown()).nullable(),
});

export const accountStateGet = defineCall({
  name: "accountState.get",
  summary: "The cart and wishlist that the account keeps in this country.",
  method: "GET",
  path: "/account/state",
  access: "account",
  response: versionedState,
});

export const accountStatePut = defineCall({
  name: "accountState.put",
  summary: "Writes cart and wishlist if nobody has written since the version they come from.",
  method: "PUT",
  path: "/account/state",
  access: "account",
  bodyLimit: 512 * 1024,
  body: z.object({ version: z.int().min(0), state: z.record(z.string(), z.unknown()) }),
  response: versionedState,
  errors: {
    /** Somebody has written since: read again, and make the changes on what is there now (SYNC-08). */
    Conflict: 409,
    /** What is kept was written by a newer shop and is left as it is (SYNC-03). */
    NewerStateKept: 412,
  },
});

const addressBody = address.extend({
  isDefaultBilling: z.boolean().default(false),
  isDefaultShipping: z.boolean().default(false),
});
const addressId = z.object({ id: z.string().min(1).max(64) });
const addressErrors = { CustomerNotFound: 404, AddressNotFound: 404, IdenticalAddress: 409, TooManyAddresses: 422 } as const;

/** Every call about addresses answers with all of them, defaults first, then newest first. */
const savedAddresses = z.object({ addresses: z.array(savedAddress) });

export const addressesList = defineCall({
  name: "addresses.list",
  summary: "The addresses that the account keeps.",
  method: "GET",
  path: "/account/addresses",
  access: "account",
  response: savedAddresses,
  errors: { CustomerNotFound: 404 },
});

export const addressesCreate = defineCall({
  name: "addresses.create",
  summary: "Keeps an address. One that is kept already is refused.",
  method: "POST",
  path: "/account/addresses",
  access: "account",
  body: addressBody,
  response: savedAddresses,
  errors: addressErrors,
});

export const addressesUpdate = defineCall({
  name: "addresses.update",
  summary: "Changes a kept address, also whether it is a default.",
  method: "PUT",
  path: "/account/addresses/:id",
  access: "account",
  params: addressId,
  body: addressBody,
  response: savedAddresses,
  errors: addressErrors,
});

export const addressesDelete = defineCall({
  name: "addresses.delete",
  summary: "Forgets a kept address.",
  method: "DELETE",
  path: "/account/addresses/:id",
  access: "account",
  params: addressId,
  response: savedAddresses,
  errors: { CustomerNotFound: 404, AddressNotFound: 404 },
});

const foundAddress = address.omit({ contactName: true, company: true, type: true });
const addressCountry = z.enum(["NZ", "AU"]);

export const addressesLookup = defineCall({
  name: "addresses.lookup",
  summary: "Addresses that begin like what is typed, for forms that complete them (ADDR-02).",
  method: "GET",
  path: "/addresses/lookup",
  rateLimit: 240,
  query: z.object({ q: z.string().max(200), country: addressCountry }),
  response: z.object({
    /** At most eight, the likeliest first. One without its address is retrieved when it is picked. */
    suggestions: z.array(z.object({ id: z.string(), label: z.string(), address: foundAddress.optional() })),
  }),
  errors: { LookupUnavailable: 503 },
});

export const addressesRetrieve = defineCall({
  name: "addresses.retrieve",
  summary: "The whole address of a suggestion that came without it.",
  method: "GET",
  path: "/addresses/lookup/address",
  rateLimit: 60,
  query: z.object({ id: z.string().min(1).max(400), country: addressCountry }),
  response: z.object({ address: foundAddress }),
  errors: { AddressNotFound: 404, LookupUnavailable: 503 },
});

/** A card that the payment service keeps for the account; the shop knows no more of it than this (PAYM-01). */
export const savedCard = z.object({
  id: z.string(),
  brand: z.string(),
  lastFour: z.string(),
  expiryMonth: z.int().min(1).max(12),
  expiryYear: z.int(),
  isDefault: z.boolean(),
});
const savedCards = z.object({ paymentMethods: z.array(savedCard) });
const cardId = z.object({ id: z.string().min(1).max(64) });
const cardErrors = { CustomerNotFound: 404, PaymentMethodNotFound: 404, PaymentServiceUnavailable: 503 } as const;

export const savedCardsList = defineCall({
  name: "paymentMethods.list",
  summary: "The cards that are kept for the account, the default first.",
  method: "GET",
  path: "/account/payment-methods",
  access: "account",
  response: savedCards,
  errors: { CustomerNotFound: 404, PaymentServiceUnavailable: 503 },
});

export const savedCardsCreate = defineCall({
  name: "paymentMethods.create",
  summary: "Keeps a card, by the token that its hosted fields gave. It is checked with a charge of up to $1, then voided.",
  method: "POST",
  path: "/account/payment-methods",
  access: "account",
  rateLimit: 30,
  body: z.object({ token: z.string().min(1).max(256), isDefault: z.boolean().default(false) }),
  response: savedCards,
  errors: {
    CustomerNotFound: 404,
    PaymentDeclined: 402,
    PaymentInstrumentTypeNotAccepted: 402,
    TooManyPaymentMethods: 422,
    PaymentServiceUnavailable: 503,
  },
});

export const savedCardsDelete = defineCall({
  name: "paymentMethods.delete",
  summary: "Forgets a kept card.",
  method: "DELETE",
  path: "/account/payment-methods/:id",
  access: "account",
  params: cardId,
  response: savedCards,
  errors: cardErrors,
});

export const savedCardsDefault = defineCall({
  name: "paymentMethods.default",
  summary: "Makes a kept card the one that checkout offers first.",
  method: "PUT",
  path: "/account/payment-methods/:id/default",
  access: "account",
  params: cardId,
  response: savedCards,
  errors: cardErrors,
});

/** Orders on a page of the order history (ORDER-05). */
export const ordersPerPage = 10;

export const accountOrdersList = defineCall({
  name: "accountOrders.list",
  summary: "The account's orders, newest first.",
  method: "GET",
  path: "/account/orders",
  access: "account",
  query: z.object({ page: z.coerce.number().int().min(1).max(lastPage).default(1) }),
  response: z.object({
    orders: z.array(
      z.object({
        number: z.string(),
        placedAt: z.string(),
        shippingType: order.shape.shipping.shape.type,
        grandTotal: cents,
        items: order.shape.items,
      }),
    ),
    page: z.int(),
    pageCount: z.int(),
    total: z.int(),
  }),
});

export const accountOrdersGet = defineCall({
  name: "accountOrders.get",
  summary: "One of the account's orders; another customer's is not found.",
  method: "GET",
  path: "/account/orders/:number",
  access: "account",
  params: z.object({ number: z.string().max(64) }),
  response: order,
  errors: { OrderNotFound: 404 },
});
