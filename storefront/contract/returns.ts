import { z } from "zod";
import { returnMethods, returnReasons, returnStates } from "#domain/returns/return-request.ts";
import { returnRefusals } from "#domain/returns/returnable-item.ts";
import { defineCall } from "./call.ts";
import { address } from "./checkout.ts";
import { cents } from "./product.ts";

const orderNumber = z.string().max(64);
const token = z.string().max(2048);

const returnLine = z.object({
  /** Where the item stands in its order, from 0. */
  position: z.int().min(0).max(1000),
  quantity: z.int().min(1).max(1000),
  reason: z.enum(returnReasons),
});

const madeReturn = z.object({
  /** The order's number and a count: `TT00000018-R1`. */
  number: z.string(),
  method: z.enum(returnMethods),
  /** `refunded` once everything that it was worth has gone back. */
  state: z.enum([...returnStates, "refunded"]),
  requestedAt: z.string(),
  receivedAt: z.string().nullable(),
  lines: z.array(returnLine),
});

/** What of an order can go back, and what has. */
export const orderReturns = z.object({
  orderNumber: z.string(),
  placedAt: z.string(),
  /** Where the order went: the sender of a parcel that comes back. */
  sender: address,
  items: z.array(
    z.object({
      position: z.int(),
      name: z.string(),
      brand: z.string(),
      colourName: z.string(),
      size: z.string(),
      path: z.string(),
      image: z.string(),
      quantity: z.int(),
      unitPrice: cents,
      /** What all of it cost after discounts, which goes back with it. */
      paid: cents,
      /** How many may be sent back now. */
      left: z.int(),
      /** The last moment for it; null while it has not arrived. */
      until: z.string().nullable(),
      refusal: z.enum(returnRefusals).nullable(),
    }),
  ),
  /** The oldest first. */
  returns: z.array(madeReturn),
});
export type OrderReturns = z.infer<typeof orderReturns>;

/** Opens an order for returning: by the guest's order token, or for the account whose order it is. */
export const returnsOpen = defineCall({
  name: "returns.open",
  summary: "Gives a short-lived token for returning items of an order, to whoever may see that order.",
  method: "POST",
  path: "/returns/open",
  access: "optional",
  body: z.object({ orderNumber, orderToken: token.optional() }),
  response: z.object({ token: z.string(), orderNumber: z.string(), expiresAt: z.string() }),
  errors: { OrderNotFound: 404 },
});

export const returnsGet = defineCall({
  name: "returns.get",
  summary: "What of an order can be returned and what has been, for the holder of its return token.",
  method: "GET",
  path: "/returns/:number",
  params: z.object({ number: orderNumber }),
  query: z.object({ token }),
  response: orderReturns,
  errors: { OrderNotFound: 404 },
});

export const returnsCreate = defineCall({
  name: "returns.create",
  summary: "Asks to return items of an order. Sending the same id again makes no second return.",
  method: "POST",
  path: "/returns/:number",
  params: z.object({ number: orderNumber }),
  body: z.object({
    token,
    /** 128 random bits in hexadecimal, made by the browser once a return. */
    id: z.string().regex(/^[0-9a-f]{32}$/),
    method: z.enum(returnMethods),
    lines: z.array(returnLine).min(1).max(200),
  }),
  response: orderReturns,
  errors: { OrderNotFound: 404, ReturnNotPossible: 409 },
});

export const returnsCancel = defineCall({
  name: "returns.cancel",
  summary: "Cancels a return that has not been taken in. Asking again changes nothing.",
  method: "POST",
  path: "/returns/:number/cancel",
  params: z.object({ number: orderNumber }),
  body: z.object({
    token,
    /** Its own number, not its order's. */
    return: z.string().max(80),
  }),
  response: orderReturns,
  errors: { OrderNotFound: 404, ReturnNotPossible: 409 },
});
