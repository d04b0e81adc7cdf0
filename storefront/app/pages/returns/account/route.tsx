import { Link } from "@tread/design-system/link";
import { Note } from "@tread/design-system/note";
import { useParams } from "react-router";
import { ReturnFlow } from "../../../features/returns/return-flow.tsx";
import { useShopHref } from "../../../features/shop/use-shop.ts";
import { privatePage } from "../../../platform/head/private-page.ts";

const page = privatePage("Return something", "Choose what you're sending back, why and how.");
export const loader = page.loader;
export const clientLoader = page.loader;
export const meta = page.meta;

/** Sending something of an account's order back (ROUTE-37). Its address was made by the order's page and holds for half an hour. */
export default function AccountReturnRoute() {
  const href = useShopHref();
  const { number = "", token = "" } = useParams();
  const expired = (
    <Note>
      This return has closed by itself. <Link href={href(`/account/orders/${number}`)}>Open the order again</Link>
    </Note>
  );
  return <ReturnFlow key={token} orderNumber={number} token={token} expired={expired} />;
}
