import { z } from "zod";
import { countryCodes } from "#domain/country/country.ts";
import { dispatchSteps } from "#domain/orders/dispatch-steps.ts";
import { carrierIds, readParcelNumber } from "#domain/orders/parcel.ts";
import { order } from "./orders.ts";

/** Number of an order in its one form. */
export const orderNumber = z.string().regex(/^TT\d{8}$/, "is no number of an order: TT and eight digits");

/** A parcel that was given to a carrier. Spaces in its number are dropped. */
export const parcel = z.strictObject({
  carrier: z.enum(carrierIds, `is none of ${carrierIds.join(", ")}`),
  number: z.string().transform((typed, { addIssue }) => {
    const number = readParcelNumber(typed);
    if (number === null) addIssue({ code: "custom", message: "is no number of a parcel: 6 to 40 letters, digits and hyphens" });
    return number ?? z.NEVER;
  }),
});

/** What was done with an order. */
export const orderStep = z.strictObject({ step: z.enum(dispatchSteps), parcel: parcel.optional() });

/** An order is cancelled: because its shopper asked for it, or because the shop cannot send it. */
export const orderCancellation = z.strictObject({ asked: z.boolean() });

/** What goes back for an order that was cancelled, and where, a sentence each. */
export const cancelledOrder = z.object({ given: z.array(z.string()) });

/** A line of an order as it is packed. */
const packedLine = z.object({ quantity: z.int(), what: z.string(), status: z.string() });

/** Returns of an order that are on their way: `TT00000019-R1`. */
const expected = z.array(z.string());

/** An order that something is still to be done with. */
const waitingOrder = z.object({
  number: orderNumber,
  country: z.enum(countryCodes),
  /** ISO 8601. */
  placedAt: z.string(),
  /** How it goes to the shopper. */
  shipping: z.string(),
  /** What is to be done next; null when only a return is awaited, or its payment. */
  next: z.enum(dispatchSteps).nullable(),
  /** Whether its money is promised and not taken yet, so that nothing is done with it. */
  awaitsPayment: z.boolean(),
  lines: z.array(packedLine),
  expected,
});
export type WaitingOrder = z.infer<typeof waitingOrder>;

/**
 * Orders that something is still to be done with, the oldest first, those on their way among them where they are asked for; `more`
 * when there are others behind them.
 */
export const waitingOrders = z.object({ orders: z.array(waitingOrder), more: z.boolean() });

/** One of the things that an order was paid with, as its shopper knows it; amounts in cents. */
const paidPart = z.object({ label: z.string(), amount: z.int(), refunded: z.int() });

/** All that whoever packs an order, or is asked about it, has to know. */
export const orderToPack = waitingOrder.extend({
  contact: order.shape.contact,
  /** Where it goes, a line each. */
  address: z.array(z.string()),
  instructions: z.string().optional(),
  authorityToLeave: z.boolean().optional(),
  parcel: order.shape.shipping.shape.parcel,
  paid: z.array(paidPart),
});
export type OrderToPack = z.infer<typeof orderToPack>;
