import { OrderLookupPage } from "../features/orders/order-lookup-page.tsx";
import { privatePage } from "../head/private-page.ts";

const page = privatePage("Track an order");
export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const meta = page.meta;
export const handle = page.handle;

export default function OrderLookupRoute() {
  return <OrderLookupPage />;
}
