import { signedOutOnly } from "../../../features/session/guards.ts";
import { paintedWhole, privatePage } from "../../../platform/head/private-page.ts";
import { ResetPasswordPage } from "./reset-password-page.tsx";

const page = privatePage("Choose a new password", "Choose a new password with the link that we sent you.", signedOutOnly);
export const loader = page.loader;
export const clientLoader = page.loader;
export const meta: typeof page.meta = (args) => [...page.meta(args), paintedWhole];

export default ResetPasswordPage;
