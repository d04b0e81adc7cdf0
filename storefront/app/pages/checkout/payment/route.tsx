import type { LoaderFunctionArgs } from "react-router";
import { productsFromCookie } from "../../../features/cart/products-from-cookie.server.ts";
import { paintedBefore, privatePage } from "../../../platform/head/private-page.ts";
import { PaymentStep } from "./payment-step.tsx";

const page = privatePage("Payment", "Choose how to pay, check the total and place your order.");
export async function loader(args: LoaderFunctionArgs) {
  await productsFromCookie(args);
  return page.loader(args);
}
export const clientLoader = page.loader;
export const meta: typeof page.meta = (args) => [...page.meta(args), paintedBefore("#order")];

export default PaymentStep;
