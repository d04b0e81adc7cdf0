import { Price } from "@tread/design-system/price";
import { formatMoney } from "#domain/money/format-money.ts";
import type { Product } from "#domain/product/product.ts";
import { useCountry } from "../shop/use-shop.ts";

export interface LinePriceProps {
  /** Null for one that the shop no longer has. */
  product: Pick<Product, "price" | "erpOriginalPrice" | "isDiscounted"> | null;
  qty: number;
  className?: string;
}

/** What a line costs, with what it cost before where it is reduced. */
export function LinePrice({ product, qty, className }: LinePriceProps) {
  const { code } = useCountry();
  const { price = 0, erpOriginalPrice = 0, isDiscounted = false } = product ?? {};
  const reduced = isDiscounted && erpOriginalPrice > price;
  const was = reduced ? formatMoney(erpOriginalPrice * qty, code) : undefined;
  return <Price className={className} now={formatMoney(price * qty, code)} was={was} />;
}
