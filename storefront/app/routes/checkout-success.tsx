import { SuccessPage } from "../features/checkout/success-page.tsx";
import { privatePage } from "../head/private-page.ts";

const page = privatePage("Order confirmed");
export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const meta = page.meta;
export const handle = page.handle;

export default SuccessPage;
