import { endingTogether } from "./ending-together.ts";
import type { Order } from "./orders-api.ts";

/** What the last amount of an order is called: that it was paid, and with what, unless nothing was. */
export const paidWords = ({ type, label }: Order["payment"]): string =>
  type === "none" ? label : `Paid, ${endingTogether(label)}`;
