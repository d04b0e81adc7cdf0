import { CartPage } from "../features/cart/cart-page.tsx";
import { privatePage } from "../head/private-page.ts";

const page = privatePage("Your cart", [
  "app/features/cart/cart-contents.tsx",
  "app/features/account-state/account-state-engine.ts",
]);
export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const meta = page.meta;
export const handle = page.handle;

export default CartPage;
