import { privatePage } from "../../../platform/head/private-page.ts";
import { PaymentMethodsPage } from "./payment-methods-page.tsx";

const page = privatePage("Payment methods", "The cards that are saved to your account, and which one is used first.");
export const loader = page.loader;
export const clientLoader = page.loader;
export const meta = page.meta;

export default PaymentMethodsPage;
