import { privatePage } from "../../../platform/head/private-page.ts";
import { SuccessPage } from "./success-page.tsx";

const page = privatePage("Order confirmed", "Thanks for your order. Here is its number and what happens next.");
export const loader = page.loader;
export const clientLoader = page.loader;
export const meta = page.meta;

export default SuccessPage;
