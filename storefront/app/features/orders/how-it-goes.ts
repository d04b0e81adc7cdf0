import { byEmail } from "#domain/checkout/shipping-methods.ts";
import type { Order } from "./orders-api.ts";

/** How an order goes and, while it is underway, when it arrives. What comes by email comes at once, so that nothing is promised of it. */
export const howItGoes = ({ shipping }: Pick<Order, "shipping">, underway: boolean): string =>
  underway && shipping.methodCode !== byEmail ? `${shipping.label}, ${shipping.promise}` : shipping.label;
