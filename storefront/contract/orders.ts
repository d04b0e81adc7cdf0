import { z } from "zod";
import { itemStatuses } from "#domain/orders/dispatch-steps.ts";
import { defineCall } from "./call.ts";
import { address, contact, shippingType, totals } from "./checkout.ts";
import { cents } from "./product.ts";

export const order = z.object({
  number: z.string(),
  channel: z.enum(["web", "pos"]),
  placedAt: z.string(),
  contact: contact.omit({ agreeToMarketing: true }),
  shippingAddress: address,
  billingAddress: address,
  shipping: z.object({
    type: shippingType,
    methodCode: z.string(),
    label: z.string(),
    promise: z.string(),
    /** The store that it is picked up from, and the last day (ISO) on which it is kept there. */
    pickup: z.object({ storeName: z.string(), phone: z.string(), path: z.string(), collectBy: z.string() }).optional(),
    /** What it was sent out in, and the carrier's page about it; none until then, or where nobody has said. */
    parcel: z.object({ carrier: z.string(), number: z.string(), link: z.url() }).optional(),
  }),
  /** The offers that it was given. */
  offers: z.array(z.object({ id: z.string(), name: z.string() })),
  /** What paid for what the credits left to pay. */
  payment: z.object({ type: z.string(), label: z.string() }),
  /** Gift cards and points that paid for part of it, or for all of it. */
  credits: z.array(z.object({ type: z.enum(["voucher", "points"]), label: z.string(), amount: cents })),
  /** What has gone back or is going, the oldest first. */
  refunds: z.array(
    z.object({
      /** The return that it is for; none where the order was cancelled. */
      returnNumber: z.string().optional(),
      /** Where it goes: what it was paid with. */
      label: z.string(),
      amount: cents,
      /**
       * `due` is on its way, and `waiting` goes once a dispute about the payment is decided; of `refused` people have to find another
       * way. `notOwed` has been sent by the bank already, or was never charged.
       */
      state: z.enum(["due", "waiting", "refunded", "refused", "notOwed"]),
      /** When it went, or was decided. */
      at: z.string(),
    }),
  ),
  /** Frequent-flyer points that it has earned, without those that went with what came back. */
  pointsEarned: z.int().nonnegative(),
  items: z.array(
    z.object({
      productId: z.string(),
      variantId: z.string(),
      name: z.string(),
      brand: z.string(),
      colourName: z.string(),
      size: z.string(),
      path: z.string(),
      image: z.string(),
      quantity: z.int(),
      unitPrice: cents,
      lineTotal: cents,
      status: z.enum(itemStatuses),
      /** How many are on their way back or have come back. */
      sentBack: z.int().nonnegative(),
      /** How many of those have come back. */
      takenBack: z.int().nonnegative(),
      /** When it set out for the shopper, or lay ready in its store; none until then. */
      sentAt: z.string().optional(),
      /** When it came into the shopper's hands; none until then. */
      deliveredAt: z.string().optional(),
      /** Path at which a digital item is downloaded, for half an hour. */
      download: z.string().optional(),
    }),
  ),
  /** The last moment at which anything of it can be sent back; null while nothing can. */
  returnableUntil: z.string().nullable(),
  totals,
});
export type Order = z.infer<typeof order>;

/** Guest lookup: the same answer whichever part is wrong. */
export const ordersLookup = defineCall({
  name: "orders.lookup",
  summary: "Exchanges an order number and its e-mail for a short-lived token.",
  method: "POST",
  path: "/orders/lookup",
  rateLimit: 20,
  body: z.object({ orderNumber: z.string().max(64), email: z.string().max(320) }),
  response: z.object({ token: z.string(), orderNumber: z.string(), expiresAt: z.string() }),
  errors: { OrderNotFound: 404 },
});

export const ordersGet = defineCall({
  name: "orders.get",
  summary: "One order, for the holder of its lookup token.",
  method: "GET",
  path: "/orders/:number",
  params: z.object({ number: z.string().max(64) }),
  query: z.object({ token: z.string().max(2048) }),
  response: order,
  errors: { OrderNotFound: 404 },
});
