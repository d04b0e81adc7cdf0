import { ShippingStep } from "../features/checkout/shipping-step.tsx";
import { privatePage } from "../head/private-page.ts";

const page = privatePage("Shipping");
export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const meta = page.meta;

export default ShippingStep;
