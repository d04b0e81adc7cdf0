import { CartPage } from "../features/cart/cart-page.tsx";
import { privatePage } from "../head/private-page.ts";

const page = privatePage("Your cart");
export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const meta = page.meta;

export default CartPage;
