import { useParams } from "react-router";
import { privatePage } from "../../platform/head/private-page.ts";
import { OrderLookupPage } from "./order-lookup-page.tsx";

const page = privatePage("Track an order");
export const loader = page.loader;
export const clientLoader = page.loader;
export const meta = page.meta;

/** A guest's order: its address alone shows nothing, the e-mail proves whose it is. */
export default function OrdersRoute() {
  return <OrderLookupPage number={useParams().number} />;
}
