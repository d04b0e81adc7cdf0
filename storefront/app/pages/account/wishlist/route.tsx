import { privatePage } from "../../../platform/head/private-page.ts";
import { WishlistPage } from "./wishlist-page.tsx";

const page = privatePage("Wishlist", "Everything you've put a heart on, with its price and sizes today.");
export const loader = page.loader;
export const clientLoader = page.loader;
export const meta = page.meta;

export default WishlistPage;
