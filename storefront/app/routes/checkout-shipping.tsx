import { ShippingStep } from "../features/checkout/shipping-step.tsx";
import { privatePage } from "../head/private-page.ts";

const page = privatePage("Shipping", ["app/features/account-state/account-state-engine.ts"]);
export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const meta = page.meta;
export const handle = page.handle;

export default ShippingStep;
