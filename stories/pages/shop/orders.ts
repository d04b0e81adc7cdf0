import type { Order } from "@tread/storefront/contract/orders.ts";
import type { Address } from "@tread/storefront/domain/checkout/address.ts";
import type { Contact } from "@tread/storefront/domain/checkout/checkout-state.ts";
import { checkoutTotals } from "@tread/storefront/domain/checkout/checkout-totals.ts";
import { countries } from "@tread/storefront/domain/country/country.ts";
import { formatOrderNumber } from "@tread/storefront/domain/identifiers/order-number.ts";
import { trackParcel } from "@tread/storefront/domain/orders/parcel.ts";
import { moment } from "./moment.ts";
import { productAt } from "./products.ts";

export const contact: Contact = {
  email: "aroha@example.co.nz",
  firstName: "Aroha",
  lastName: "Ngata",
  phone: "021 555 0137",
  agreeToMarketing: false,
};

export const address: Address = {
  contactName: "Aroha Ngata",
  street1: "8 Kōwhai Terrace",
  suburb: "Mount Victoria",
  city: "Wellington",
  postcode: "6011",
  country: "NZ",
  type: "ENTERED",
};

/** Number of the order that page stories know of. */
export const orderNumber = formatOrderNumber(40_217);

interface OrderFacts {
  /** What its number is made of. */
  sequence: number;
  placedAt: Date;
  /** The products in it, one pair of each. */
  paths: readonly string[];
  status: Order["items"][number]["status"];
}

function itemOf(path: string, status: OrderFacts["status"]): Order["items"][number] {
  const product = productAt(path);
  const [picture] = product.productGallery;
  const variant = product.variants.find(({ qty }) => qty > 0) ?? product.variants[0];
  return {
    productId: product.id,
    variantId: variant?.id ?? "",
    name: product.name,
    brand: product.brand.name,
    colourName: product.colourName,
    size: variant?.code ?? "",
    path: product.path,
    image: picture?.type === "IMAGE" ? picture.src : "",
    quantity: 1,
    unitPrice: product.price,
    lineTotal: product.price,
    status,
    sentBack: 0,
    takenBack: 0,
  };
}

/** An order that was delivered by courier, or is about to be. */
export function orderOf({ sequence, placedAt, paths, status }: OrderFacts): Order {
  const items = paths.map((path) => itemOf(path, status));
  const { creditUsages: _, ...totals } = checkoutTotals({
    lines: items.map(({ unitPrice }) => ({ unitPrice, qty: 1, discount: 0 })),
    shipping: 0,
    taxRate: countries.nz.taxRate,
  });
  const { agreeToMarketing: __, ...buyer } = contact;
  return {
    number: formatOrderNumber(sequence),
    channel: "web",
    placedAt: placedAt.toISOString(),
    contact: buyer,
    shippingAddress: address,
    billingAddress: address,
    shipping: {
      ...{ type: "DELIVERY", methodCode: "express", label: "Express", promise: "Fri 20 Nov" },
      ...(status === "shipped" && { parcel: trackParcel({ carrier: "nz-post", number: "AB123456789NZ" }) }),
    },
    payment: { type: "card", label: "Visa ending 1111" },
    offers: [],
    credits: [],
    refunds: [],
    pointsEarned: 0,
    items,
    returnableUntil: status === "delivered" ? new Date(placedAt.getTime() + 43 * 86_400_000).toISOString() : null,
    totals,
  };
}

/** A placed order of one pair. */
export const sampleOrder = (): Order =>
  orderOf({ sequence: 40_217, placedAt: moment, paths: ["/products/norvane/ridgeback-southerly"], status: "processing" });
