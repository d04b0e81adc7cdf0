import { PaymentStep } from "../features/checkout/payment-step.tsx";
import { privatePage } from "../head/private-page.ts";

const page = privatePage("Payment");
export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const meta = page.meta;

export default PaymentStep;
