import { privatePage } from "../../../platform/head/private-page.ts";
import { VerifyPage } from "./verify-page.tsx";

const page = privatePage("Verify your email address", "Verify your email address to finish your Tread & Thread account.");
export const loader = page.loader;
export const clientLoader = page.loader;
export const meta = page.meta;

export default VerifyPage;
