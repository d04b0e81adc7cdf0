import { privatePage } from "../../../platform/head/private-page.ts";
import { FailedPage } from "./failed-page.tsx";

const page = privatePage("Order unsuccessful", "Your order didn't go through. Here is what happened and what to do next.");
export const loader = page.loader;
export const clientLoader = page.loader;
export const meta = page.meta;

export default FailedPage;
