import type { LoaderFunctionArgs } from "react-router";
import { CartPage } from "../features/cart/cart-page.tsx";
import { foreseeCart } from "../features/cart/foresee-cart.server.ts";
import { privatePage } from "../head/private-page.ts";

const page = privatePage("Your cart", [
  "app/features/cart/cart-contents.tsx",
  "app/features/account-state/account-state-engine.ts",
]);
export async function loader(args: LoaderFunctionArgs) {
  await foreseeCart(args);
  return page.loader(args);
}
export const clientLoader = page.clientLoader;
export const meta = page.meta;
export const handle = page.handle;

export default CartPage;
