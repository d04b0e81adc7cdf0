import { privatePage } from "../../../platform/head/private-page.ts";
import { AccountHomePage } from "./account-home-page.tsx";

const page = privatePage("Your account", "Your last order, wishlist, details and addresses in one place.");
export const loader = page.loader;
export const clientLoader = page.loader;
export const meta = page.meta;

export default AccountHomePage;
