import type { ParsedInputOf } from "#contract/calls.ts";
import { normaliseVoucherCode } from "#domain/fields/voucher.ts";
import { isStocked } from "#domain/product/sold-out.ts";
import { collectBy } from "#domain/stores/collect-by.ts";
import { pickupHours } from "#domain/stores/pickup-hours.ts";
import { pickupReady, pickupReadyWords } from "#domain/stores/pickup-ready.ts";
import type { Store } from "#domain/stores/store.ts";
import type { Earning, OrderDraft } from "../database/schema/order-draft.ts";
import { customerIdentity } from "../promotions/customer-identity.ts";
import type { SignedIn } from "../service.ts";
import type { OrderDetails } from "./order-details.ts";
import { type PricedCart, piecesOf } from "./price-cart.ts";
import type { PricedLine } from "./priced-line.ts";
import { type SizeChartById, shownProduct, variantLabel } from "./shown-product.ts";

/** What a draft is made with besides what was sent. */
export interface DraftingOptions {
  readonly sizeChartById: SizeChartById;
  /** Where it is picked up; undefined for a delivery. */
  readonly store: Store | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Puts together what will be recorded once the money is held.
 * @param method the shipping method that was chosen
 * @param account who places it; undefined for a guest
 * @param earning who earns points with it, if anybody
 */
export function draftOrder(
  cart: PricedCart,
  method: NonNullable<PricedCart["selectedMethod"]>,
  details: OrderDetails,
  body: ParsedInputOf<"checkout.orders">["body"],
  { sizeChartById, store, now }: DraftingOptions,
  account: SignedIn | undefined,
  earning: Earning | undefined,
): OrderDraft {
  const { shipping } = body;
  const { authorityToLeave } = shipping.options;
  const ordered: (PricedLine & { readonly promotionId?: string })[] = [...cart.lines, ...cart.given];
  const ready = store && pickupReady(store, now);
  const [points] = body.cart.payment.methods.loyalty ?? [];
  return {
    contact: details.contact,
    shippingAddress: details.shippingAddress,
    billingAddress: details.billingAddress,
    shipping: {
      type: shipping.type,
      methodCode: method.code,
      label: method.label,
      promise: ready ? pickupReadyWords(ready) : method.promise,
      ...(details.instructions !== undefined && { instructions: details.instructions }),
      ...(authorityToLeave !== undefined && !store && { authorityToLeave }),
      ...(store && {
        erpStoreId: store.erpStoreId,
        storeHours: pickupHours(store, now),
        pickup: { storeName: store.name, phone: store.phone, path: store.path, collectBy: collectBy(store, now) },
      }),
    },
    lines: ordered.map(({ product, variant, qty, unitPrice, lineTotal, discount, promotionId }) => ({
      ...shownProduct(product),
      productId: product.id,
      variantId: variant.id,
      size: variantLabel(product, variant.code, sizeChartById),
      quantity: qty,
      unitPrice,
      lineTotal,
      discount,
      ...(product.functionalType === "digital" && { digital: true }),
      ...(product.functionalType === "giftCard" && { giftCard: true }),
      ...(promotionId !== undefined && { promotionId }),
    })),
    stock: piecesOf(ordered.filter(({ product }) => isStocked(product.functionalType))),
    promotions: cart.used.map(({ promotion, discount }) => ({
      id: promotion.id,
      name: promotion.name,
      discount: discount + (cart.given.find(({ promotionId }) => promotionId === promotion.id)?.discount ?? 0),
    })),
    vouchers: (body.cart.payment.methods.voucher ?? []).map(({ code, amount }) => ({
      code: normaliseVoucherCode(code),
      amount,
    })),
    ...(points && { points }),
    ...(earning && { earning }),
    customer: customerIdentity(account?.email ?? details.contact.email),
    ...(account && { username: account.username }),
    totals: cart.totals,
  };
}
