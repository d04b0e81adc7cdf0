import { FailedPage } from "../features/checkout/failed-page.tsx";
import { privatePage } from "../head/private-page.ts";

const page = privatePage("Order unsuccessful");
export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const meta = page.meta;
export const handle = page.handle;

export default FailedPage;
