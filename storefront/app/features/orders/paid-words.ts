import type { Order } from "./orders-api.ts";

/** What something was paid with, as a line may break it: `Visa ending 1111` keeps the number beside what says what it is. */
export const endingTogether = (label: string): string => label.replace(/ending (?=\S+$)/, "ending\u00a0");

/** What the last amount of an order is called: that it was paid, and with what, unless nothing was. */
export const paidWords = ({ type, label }: Order["payment"]): string =>
  type === "none" ? label : `Paid, ${endingTogether(label)}`;
