import { signedOutOnly } from "../../../features/session/guards.ts";
import { paintedBefore, privatePage } from "../../../platform/head/private-page.ts";
import { ForgotPasswordPage } from "./forgot-password-page.tsx";

const page = privatePage(
  "Forgot your password?",
  "Tell us your email address and we'll send you a link to choose a new password.",
  signedOutOnly,
);
export const loader = page.loader;
export const clientLoader = page.loader;
export const meta: typeof page.meta = (args) => [...page.meta(args), paintedBefore("#footer")];

export default ForgotPasswordPage;
