import { Navigate, useParams } from "react-router";
import { privatePage } from "../../platform/head/private-page.ts";
import { useAppSelector } from "../../platform/store/hooks.ts";
import { OrderLookupPage } from "./order-lookup-page.tsx";

const page = privatePage("Track an order", "See how far your order is with its number and the email address it was placed with.");
export const loader = page.loader;
export const clientLoader = page.loader;
export const meta = page.meta;

/**
 * A guest's order: its address alone shows nothing, the e-mail proves whose it is. Who is signed in has orders in the account
 * (ROUTE-44).
 */
export default function OrdersRoute() {
  const { number } = useParams();
  const loggedIn = useAppSelector(({ session }) => session.status === "LOGGED_IN");
  if (loggedIn) return <Navigate replace to={number ? `/account/orders/${number}` : "/account/orders"} />;
  return <OrderLookupPage number={number} />;
}
