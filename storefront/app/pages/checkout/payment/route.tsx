import { paintedBefore, privatePage } from "../../../platform/head/private-page.ts";
import { PaymentStep } from "./payment-step.tsx";

const page = privatePage("Payment", "Choose how to pay, check the total and place your order.");
export const loader = page.loader;
export const clientLoader = page.loader;
export const meta: typeof page.meta = (args) => [...page.meta(args), paintedBefore("#order")];

export default PaymentStep;
