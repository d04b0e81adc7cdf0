import { Text, Title } from "@tread/design-system/text";
import { addressLines } from "#domain/checkout/address-lines.ts";
import { siteName } from "#domain/configuration/site-name.ts";
import { useCountry } from "../shop/use-shop.ts";
import { barcodeOf } from "./barcode.ts";
import * as styles from "./returns.css.ts";
import type { OrderReturns } from "./returns-api.ts";

const warehouses = {
  nz: [`${siteName} Returns`, "40 Wharf Road", "Te Atatū Peninsula", "Auckland 0610", "New Zealand"],
  au: [`${siteName} Returns`, "12 Foundry Lane", "Alexandria NSW 2015", "Australia"],
} as const;

export interface ReturnLabelProps {
  /** The return's number, also in bars. */
  number: string;
  /** Who sends it. */
  sender: OrderReturns["sender"];
}

/** What goes on the outside of a parcel that comes back. */
export function ReturnLabel({ number, sender }: ReturnLabelProps) {
  const { code } = useCountry();
  const { bars, width } = barcodeOf(number);
  return (
    <section className={styles.label} aria-label={`Label of return ${number}`}>
      <Title level={2}>Return, postage paid</Title>
      <address className={styles.labelAddress}>
        {warehouses[code].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <svg className={styles.bars} viewBox={`0 0 ${width} 40`} preserveAspectRatio="none" aria-hidden="true">
        {bars.map((bar) => (
          <rect key={bar.x} x={bar.x} width={bar.width} height={40} fill="#000" />
        ))}
      </svg>
      <Text className={styles.number}>{number}</Text>
      <Text variant="body.sm">From {[sender.contactName, ...addressLines(sender)].join(", ")}</Text>
    </section>
  );
}
