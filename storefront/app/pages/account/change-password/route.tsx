import { siteName } from "#domain/configuration/site-name.ts";
import { privatePage } from "../../../platform/head/private-page.ts";
import { ChangePasswordPage } from "./change-password-page.tsx";

const page = privatePage("Change password", `Choose a new password for your ${siteName} account.`);
export const loader = page.loader;
export const clientLoader = page.loader;
export const meta = page.meta;

export default ChangePasswordPage;
