import { signedOutOnly } from "../../../features/session/guards.ts";
import { paintedBefore, privatePage } from "../../../platform/head/private-page.ts";
import { SignInPage } from "./sign-in-page.tsx";

const page = privatePage("Sign in", "Sign in to find your cart, wishlist and orders where you left them.", signedOutOnly);
export const loader = page.loader;
export const clientLoader = page.loader;
export const meta: typeof page.meta = (args) => [...page.meta(args), paintedBefore("#footer")];

export default SignInPage;
