import type { LoaderFunctionArgs } from "react-router";
import { privatePage } from "../../platform/head/private-page.ts";
import { cartFromCookie } from "./cart-from-cookie.server.ts";
import { CartPage } from "./cart-page.tsx";

const page = privatePage("Your cart", "What you've picked so far, what it comes to and what delivery costs.");
export async function loader(args: LoaderFunctionArgs) {
  await cartFromCookie(args);
  return page.loader(args);
}
export const clientLoader = page.loader;
export const meta = page.meta;

export default CartPage;
