import { mostToHave } from "../product/most-to-have.ts";
import { isOnSaleOnline } from "../product/on-sale-online.ts";
import type { Product } from "../product/product.ts";
import { isSizeSoldOut, type SoldAs } from "../product/sold-out.ts";

/** What a shopper can be reminded of by mail: a size that is there again, or a product that can be bought at last. */
export const reminderKinds = ["backInStock", "release"] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** What of a product decides about its reminders. */
export type RemindedProduct = Pick<Product, "state" | "saleMode" | "release" | "functionalType" | "variants"> & SoldAs;

/** What is waited for: a size, or the product as a whole where `variantId` is null. */
export interface Awaited {
  readonly kind: ReminderKind;
  readonly variantId: string | null;
}

/** Whether it can be ordered by now, stock apart. */
const isReleased = (product: RemindedProduct, now: number): boolean =>
  (product.state === "current" || product.state === "evergreen") && isOnSaleOnline(product, now);

const isComing = ({ state, saleMode }: RemindedProduct): boolean => state === "coming" || saleMode === "comingSoon";

/**
 * The reminder that a product's page may offer; null where there is nothing to wait for.
 * @param variantId the size that is looked at; null for none
 * @param now milliseconds since the epoch
 */
export function offeredReminder(product: RemindedProduct, variantId: string | null, now: number): Awaited | null {
  if (product.state === "discontinued" || product.saleMode === "inStoreOnly") return null;
  if (!isReleased(product, now)) {
    const isScheduled = product.saleMode === "scheduledRelease" && product.release !== null;
    return isComing(product) || isScheduled ? { kind: "release", variantId: null } : null;
  }
  const size = product.variants.find(({ id }) => id === variantId);
  return size !== undefined && isSizeSoldOut(product, size.qty) ? { kind: "backInStock", variantId } : null;
}

/**
 * Whether what was waited for has come.
 * @param product as it is now, with its stock; undefined where it is not shown any more
 * @param now milliseconds since the epoch
 */
export function isReminderDue(product: RemindedProduct | undefined, { kind, variantId }: Awaited, now: number): boolean {
  if (product === undefined || !isReleased(product, now)) return false;
  if (kind === "release") return true;
  return product.variants.some(({ id, qty }) => id === variantId && mostToHave(product, qty) > 0);
}
