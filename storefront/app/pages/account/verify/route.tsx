import { siteName } from "#domain/configuration/site-name.ts";
import { privatePage } from "../../../platform/head/private-page.ts";
import { VerifyPage } from "./verify-page.tsx";

const page = privatePage("Verify your email address", `Verify your email address to finish your ${siteName} account.`);
export const loader = page.loader;
export const clientLoader = page.loader;
export const meta = page.meta;

export default VerifyPage;
