import type { LoaderFunctionArgs } from "react-router";
import { productsFromCookie } from "../../../features/cart/products-from-cookie.server.ts";
import { paintedBefore, privatePage } from "../../../platform/head/private-page.ts";
import { ShippingStep } from "./shipping-step.tsx";

const page = privatePage("Shipping", "Choose where your order goes and how fast, or a store to pick it up from.");
export async function loader(args: LoaderFunctionArgs) {
  await productsFromCookie(args);
  return page.loader(args);
}
export const clientLoader = page.loader;
export const meta: typeof page.meta = (args) => [...page.meta(args), paintedBefore("#order")];

export default ShippingStep;
