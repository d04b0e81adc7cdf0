import type { Order } from "@tread/storefront/contract/orders.ts";
import type { Address } from "@tread/storefront/domain/checkout/address.ts";
import type { Contact } from "@tread/storefront/domain/checkout/checkout-state.ts";
import { checkoutTotals } from "@tread/storefront/domain/checkout/checkout-totals.ts";
import { countries } from "@tread/storefront/domain/country/country.ts";
import { formatOrderNumber } from "@tread/storefront/domain/identifiers/order-number.ts";
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

/** A placed order of one pair, delivered by courier. */
export function sampleOrder(): Order {
  const product = productAt("/products/norvane/ridgeback-southerly");
  const [picture] = product.productGallery;
  const variant = product.variants.find(({ qty }) => qty > 0) ?? product.variants[0];
  const { creditUsages: _, ...totals } = checkoutTotals({
    lines: [{ unitPrice: product.price, qty: 1, discount: 0 }],
    shipping: 0,
    taxRate: countries.nz.taxRate,
  });
  const { agreeToMarketing: __, ...buyer } = contact;
  return {
    number: orderNumber,
    channel: "web",
    placedAt: moment.toISOString(),
    contact: buyer,
    shippingAddress: address,
    billingAddress: address,
    shipping: { type: "DELIVERY", methodCode: "express", label: "Express", promise: "Fri 20 Nov" },
    payment: { type: "card", label: "Visa ending 1111" },
    items: [
      {
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
        status: "processing",
      },
    ],
    totals,
  };
}
