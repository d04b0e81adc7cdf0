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

type OrderedLine = PricedLine & { readonly promotionId?: string };

/** An order of which everything has been checked. */
export interface CheckedOrder {
  readonly body: ParsedInputOf<"checkout.orders">["body"];
  readonly cart: PricedCart;
  readonly details: OrderDetails;
  /** The shipping method that was chosen. */
  readonly method: NonNullable<PricedCart["selectedMethod"]>;
  /** Where it is picked up; undefined for a delivery. */
  readonly store: Store | undefined;
  /** Who places it; undefined for a guest. */
  readonly account: SignedIn | undefined;
  /** Who earns points with it, if anybody. */
  readonly earning: Earning | undefined;
  /** When it is placed, in milliseconds since the epoch. */
  readonly now: number;
}

/** Puts together what will be recorded once the money is held. */
export function draftOrder(order: CheckedOrder, sizeChartById: SizeChartById): OrderDraft {
  const { body, cart, details, account, earning } = order;
  const { voucher: vouchers = [], loyalty: [points] = [] } = body.cart.payment.methods;
  const ordered: readonly OrderedLine[] = [...cart.lines, ...cart.given];
  return {
    contact: details.contact,
    shippingAddress: details.shippingAddress,
    billingAddress: details.billingAddress,
    shipping: draftShipping(order),
    lines: ordered.map((line) => draftLine(line, sizeChartById)),
    stock: piecesOf(ordered.filter(({ product }) => isStocked(product.functionalType))),
    promotions: cart.used.map(({ promotion, discount }) => ({
      id: promotion.id,
      name: promotion.name,
      discount: discount + (cart.given.find(({ promotionId }) => promotionId === promotion.id)?.discount ?? 0),
    })),
    vouchers: vouchers.map(({ code, amount }) => ({ code: normaliseVoucherCode(code), amount })),
    ...(points && { points }),
    ...(earning && { earning }),
    customer: customerIdentity(account?.email ?? details.contact.email),
    ...(account && { username: account.username }),
    totals: cart.totals,
  };
}

/** How it is sent; of an order that is picked up, where and until when it waits. */
function draftShipping({ body: { shipping }, details, method, store, now }: CheckedOrder): OrderDraft["shipping"] {
  const { type, options } = shipping;
  const chosen = { type, methodCode: method.code, label: method.label };
  if (store === undefined)
    return {
      ...chosen,
      promise: method.promise,
      ...(details.instructions !== undefined && { instructions: details.instructions }),
      ...(options.authorityToLeave !== undefined && { authorityToLeave: options.authorityToLeave }),
    };
  const ready = pickupReady(store, now);
  return {
    ...chosen,
    promise: ready ? pickupReadyWords(ready) : method.promise,
    erpStoreId: store.erpStoreId,
    storeHours: pickupHours(store, now),
    pickup: { storeName: store.name, phone: store.phone, path: store.path, collectBy: collectBy(store, now) },
  };
}

function draftLine(
  { product, variant, qty, unitPrice, lineTotal, discount, promotionId }: OrderedLine,
  sizeChartById: SizeChartById,
): OrderDraft["lines"][number] {
  return {
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
  };
}
