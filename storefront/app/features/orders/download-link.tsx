import { Link } from "@tread/design-system/link";
import * as print from "./order-print.css.ts";
import type { Order } from "./orders-api.ts";

/** Where a digital item of an order is downloaded; nothing for any other. */
export function DownloadLink({ item: { download, name } }: { item: Order["items"][number] }) {
  if (download === undefined) return null;
  return (
    <Link className={print.onScreen} href={download} data-reload aria-label={`Download ${name}`}>
      Download
    </Link>
  );
}
