import type { LoaderFunctionArgs } from "react-router";
import { productsFromCookie } from "../../../features/cart/products-from-cookie.server.ts";
import { paintedBefore, privatePage } from "../../../platform/head/private-page.ts";
import { ContactStep } from "./contact-step.tsx";

const page = privatePage("Contact", "Tell us who the order is for and how to reach you.");
export async function loader(args: LoaderFunctionArgs) {
  await productsFromCookie(args);
  return page.loader(args);
}
export const clientLoader = page.loader;
export const meta: typeof page.meta = (args) => [...page.meta(args), paintedBefore("#order")];

export default ContactStep;
