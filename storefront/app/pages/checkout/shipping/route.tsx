import { paintedBefore, privatePage } from "../../../platform/head/private-page.ts";
import { ShippingStep } from "./shipping-step.tsx";

const page = privatePage("Shipping", "Choose where your order goes and how fast, or a store to pick it up from.");
export const loader = page.loader;
export const clientLoader = page.loader;
export const meta: typeof page.meta = (args) => [...page.meta(args), paintedBefore("#order")];

export default ShippingStep;
