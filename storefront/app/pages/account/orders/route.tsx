import { privatePage } from "../../../platform/head/private-page.ts";
import { OrdersPage } from "./orders-page.tsx";

const page = privatePage("Orders", "Every order of your account, how far each one is and what was in it.");
export const loader = page.loader;
export const clientLoader = page.loader;
export const meta = page.meta;

export default OrdersPage;
