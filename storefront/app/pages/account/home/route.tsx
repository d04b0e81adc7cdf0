import { privatePage } from "../../../platform/head/private-page.ts";
import { AccountHomePage } from "./account-home-page.tsx";

const page = privatePage("Your account");
export const loader = page.loader;
export const clientLoader = page.loader;
export const meta = page.meta;

export default AccountHomePage;
