import { signedOutOnly } from "../../../features/session/guards.ts";
import { paintedBefore, privatePage } from "../../../platform/head/private-page.ts";
import { SignUpPage } from "./sign-up-page.tsx";

const page = privatePage(
  "Create an account",
  "Create an account to save what you love, check out faster and follow your orders.",
  signedOutOnly,
);
export const loader = page.loader;
export const clientLoader = page.loader;
export const meta: typeof page.meta = (args) => [...page.meta(args), paintedBefore("#footer")];

export default SignUpPage;
