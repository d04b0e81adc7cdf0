import type { ReactNode } from "react";
import { OptionRow, type OptionRowProps } from "../option-rows/index.ts";
import * as css from "./StoreCard.css.ts";
import type { StoreStock } from "./store-card.contract.ts";

export interface StoreOptionProps extends Omit<OptionRowProps, "title" | "meta" | "end" | "disabled"> {
  /** What the store is called. */
  name: string;
  /** Its address in one line. */
  address: string;
  /** How far it is, formatted: '0.8 km'. */
  distance?: string;
  /** Whether what was ordered is there. */
  stock?: StoreStock;
  /** What picking up costs, formatted: 'Free'. Not shown where it cannot be done. */
  price?: ReactNode;
}

/** A store to pick up from, as a row of OptionRows. One that lacks something says what, and is no choice. */
export function StoreOption({ name, address, distance, stock, price, ...row }: StoreOptionProps) {
  const off = stock?.inStock === false;
  return (
    <OptionRow
      {...row}
      title={name}
      disabled={off}
      meta={
        <>
          {distance ? `${address}. ${distance}` : address}
          {stock && <span className={off ? css.outOfStock : css.inStock}>{stock.text}</span>}
        </>
      }
      end={off ? undefined : price}
    />
  );
}
