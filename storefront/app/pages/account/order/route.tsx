import { useParams } from "react-router";
import { privatePage } from "../../../platform/head/private-page.ts";
import { OrderPage } from "./order-page.tsx";

const page = privatePage("Your order", "What you ordered, where it is and how it was paid.");
export const loader = page.loader;
export const clientLoader = page.loader;
export const meta = page.meta;

export default function AccountOrderRoute() {
  const { number = "" } = useParams();
  return <OrderPage key={number} number={number} />;
}
