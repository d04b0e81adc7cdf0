import type { ParsedInputOf } from "#contract/calls.ts";
import { collectBy } from "#domain/checkout/collect-by.ts";
import { normaliseVoucherCode } from "#domain/fields/voucher.ts";
import type { SizeChart } from "#domain/product/product.ts";
import { sizeLabel } from "#domain/product/size-chart.ts";
import { isStocked } from "#domain/product/sold-out.ts";
import type { Store } from "#domain/stores/store.ts";
import type { Earning, OrderDraft } from "../database/schema/order-draft.ts";
import { customerIdentity } from "../promotions/customer-identity.ts";
import type { SignedIn } from "../service.ts";
import type { OrderDetails } from "./order-details.ts";
import type { PricedCart } from "./price-cart.ts";

/** A size chart of the country's shop, for the sizes on orders and in mails; null where a product has none. */
export type SizeChartById = (id: string) => SizeChart | null | undefined;

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
  const [points] = body.cart.payment.methods.loyalty ?? [];
  return {
    contact: details.contact,
    shippingAddress: details.shippingAddress,
    billingAddress: details.billingAddress,
    shipping: {
      type: shipping.type,
      methodCode: method.code,
      label: method.label,
      promise: method.promise,
      ...(details.instructions !== undefined && { instructions: details.instructions }),
      ...(authorityToLeave !== undefined && !store && { authorityToLeave }),
      ...(store && {
        erpStoreId: store.erpStoreId,
        pickup: { storeName: store.name, phone: store.phone, path: store.path, collectBy: collectBy(store, now) },
      }),
    },
    lines: cart.lines.map(({ product, variant, qty, unitPrice, lineTotal, discount }) => ({
      productId: product.id,
      variantId: variant.id,
      name: product.name,
      brand: product.brand.name,
      colourName: product.colourName,
      size: sizeLabel(product.sizeChart === null ? null : (sizeChartById(product.sizeChart.id) ?? null), variant.code),
      path: product.path,
      image: product.productGallery.find((item) => item.type === "IMAGE")?.src ?? "",
      quantity: qty,
      unitPrice,
      lineTotal,
      discount,
    })),
    stock: cart.lines
      .filter(({ product }) => isStocked(product.functionalType))
      .map(({ variantId, qty }) => ({ variantId, qty })),
    promotions: cart.promotions.applied.map(({ promotion, discount }) => ({ id: promotion.id, name: promotion.name, discount })),
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
