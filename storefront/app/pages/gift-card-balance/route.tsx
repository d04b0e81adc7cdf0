import { privatePage } from "../../platform/head/private-page.ts";
import { GiftCardBalancePage } from "./gift-card-balance-page.tsx";

const page = privatePage(
  "Gift card balance",
  "See what is left on a gift card and until when it is good, with its number and PIN.",
);
export const loader = page.loader;
export const clientLoader = page.loader;
export const meta = page.meta;

export default GiftCardBalancePage;
