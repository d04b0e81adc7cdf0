import { useParams } from "react-router";
import { OrderLookupPage } from "../features/orders/order-lookup-page.tsx";
import { privatePage } from "../head/private-page.ts";

const page = privatePage("Your order");
export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const meta = page.meta;
export const handle = page.handle;

/** A guest's order: its address alone shows nothing, the e-mail proves whose it is. */
export default function OrderRoute() {
  return <OrderLookupPage number={useParams().number} />;
}
