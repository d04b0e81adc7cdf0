import { paintedBefore, privatePage } from "../../../platform/head/private-page.ts";
import { ResetPasswordPage } from "./reset-password-page.tsx";

// Its guard is the page itself, which tells who is signed in why the link leads elsewhere. A redirect could not.
const page = privatePage("Choose a new password", "Choose a new password with the link that we sent you.");
export const loader = page.loader;
export const clientLoader = page.loader;
export const meta: typeof page.meta = (args) => [...page.meta(args), paintedBefore("#footer")];

export default ResetPasswordPage;
