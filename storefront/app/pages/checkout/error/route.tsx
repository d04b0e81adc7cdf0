import { privatePage } from "../../../platform/head/private-page.ts";
import { FailedPage } from "./failed-page.tsx";

const page = privatePage("Order unsuccessful");
export const loader = page.loader;
export const clientLoader = page.loader;
export const meta = page.meta;

export default FailedPage;
