import { z } from "zod";
import type { Address } from "#domain/checkout/address.ts";
import { disallowReasons } from "#domain/checkout/checkout-data.ts";
import { cartConfiguration, checkoutConfiguration } from "#domain/configuration/configuration.ts";
import type { PaidWith } from "#domain/payments/paid-with.ts";
import { storedIdPattern } from "#domain/persistence/read.ts";
import { defineCall } from "./call.ts";
import { errorBody } from "./errors.ts";
import { cents } from "./product.ts";

export const addressType = z.enum(["SELECTED", "ENTERED"]);

/** Lengths are checked by the domain's field rules; these caps only keep the wire sane. */
export const address = z.object({
  contactName: z.string().max(200),
  company: z.string().max(100).optional(),
  street1: z.string().max(300),
  street2: z.string().max(300).optional(),
  suburb: z.string().max(100),
  city: z.string().max(100).optional(),
  state: z.string().max(100).optional(),
  postcode: z.string().max(20),
  country: z.enum(["NZ", "AU"]),
  type: addressType,
} satisfies Record<keyof Address, z.ZodType>);
export type AddressInput = z.infer<typeof address>;

export const contact = z.object({
  email: z.string().max(320),
  firstName: z.string().max(100),
  lastName: z.string().max(100),
  phone: z.string().max(40),
  agreeToMarketing: z.boolean(),
});
export type ContactInput = z.infer<typeof contact>;

/** A shopper's wish for a quantity; anything but a whole number from 1 to 9999 is refused. */
export const checkoutItem = z.object({
  productId: z.string().min(1).max(64),
  variantId: z.string().min(1).max(64),
  qty: z.int().min(1).max(9999),
  /** What was answered to the product's challenge question; an order of such a product needs the right one. */
  challengeAnswer: z.string().min(1).max(400).optional(),
});

export const shippingType = z.enum(["DELIVERY", "STORE_PICKUP"]);
export const shipping = z.object({
  type: shippingType,
  options: z.object({
    methodCode: z.string().max(64),
    instructions: z.object({ delivery: z.string().max(1000) }).optional(),
    authorityToLeave: z.boolean().optional(),
    store: z.object({ erpStoreId: z.string().max(80) }).optional(),
  }),
});

/** The item that is taken from an offer, one of each offer (PROMO-06). */
const promoItem = z.object({
  promotionId: z.string().min(1).max(64),
  productId: z.string().min(1).max(64),
  variantId: z.string().min(1).max(64),
});
const promoItems = z
  .array(promoItem)
  .max(10)
  .refine((items) => new Set(items.map(({ promotionId }) => promotionId)).size === items.length, {
    message: "An offer brings one item.",
  })
  .optional();

/** What a line shows of a product. */
const shownProduct = z.object({
  name: z.string(),
  brand: z.string(),
  colourName: z.string(),
  path: z.string(),
  image: z.string(),
});

const promotion = z.object({
  id: z.string(),
  name: z.string(),
  exclusive: z.boolean(),
  relatedCouponCodes: z.array(z.string()),
  /** It brings an item for the shopper to choose; `checkout.promoItems` says which there are. */
  bringsItem: z.boolean(),
});

export const shippingMethod = z.object({
  code: z.string(),
  available: z.boolean(),
  label: z.string(),
  /** Words for when it arrives, e.g. `Tue 24 Nov`. */
  promise: z.string(),
  price: cents,
  type: z.enum(["delivery", "storePickup"]),
});

/** Totals in integer cents, tax included. */
export const totals = z.object({
  itemSubtotal: cents,
  totalDiscount: cents,
  itemSubtotalAfterDiscounts: cents,
  shipping: cents.nullable(),
  /** GST contained in `grandTotal`. */
  taxIncluded: cents,
  grandTotal: cents,
  amountOutstanding: cents,
});

const { maxLines, maxPromoCodes } = cartConfiguration;
const { maxVouchers } = checkoutConfiguration;

const askedCart = z.object({
  items: z.array(checkoutItem).max(maxLines),
  promoCodes: z.array(z.string().max(64)).max(maxPromoCodes).default([]),
  promoItems,
});

export const checkoutInfo = defineCall({
  name: "checkout.info",
  summary: "What a cart would cost, how it can be shipped and which offers apply. Changes nothing.",
  method: "POST",
  path: "/checkout/info",
  access: "optional",
  body: z.object({
    cart: askedCart,
    email: z.string().max(320).optional(),
    firstName: z.string().max(100).optional(),
    lastName: z.string().max(100).optional(),
    shippingAddress: address.partial().optional(),
    shipping: shipping.optional(),
    useProvisionalShippingAddress: z.boolean().optional(),
    /** What vouchers and points could pay, to be spent in this order; an order that is placed proves each of them. */
    availableCreditBalances: z
      .array(z.object({ amount: cents, id: z.string().min(1).max(64), methodCode: z.string().max(32) }))
      // Points may pay beside them.
      .max(maxVouchers + 1)
      .optional(),
    utmCampaign: z.string().max(200).optional(),
    utmContent: z.string().max(200).optional(),
    utmMedium: z.string().max(200).optional(),
    utmSource: z.string().max(200).optional(),
    utmTerm: z.string().max(200).optional(),
  }),
  response: totals.extend({
    items: z.array(
      z.object({
        productId: z.string(),
        variantId: z.string(),
        qty: z.int(),
        unitPrice: cents,
        lineTotal: cents,
        lineTotalAfterDiscounts: cents,
        available: z.int(),
      }),
    ),
    promotions: z.object({
      appliedPromotions: z.array(promotion),
      disallowedPromotions: z.array(
        promotion.extend({
          disallowReason: z.enum(disallowReasons),
          appliedPromotionsLimit: z.int().optional(),
          usageCountLimit: z.int().optional(),
        }),
      ),
    }),
    /** What was taken from offers that give it, one piece each; part of the totals like any line. */
    promoItems: z.array(
      promoItem.extend({
        ...shownProduct.shape,
        size: z.string(),
        /** What it costs by itself, and what it costs so. */
        unitPrice: cents,
        price: cents,
        available: z.int(),
      }),
    ),
    /** What was taken from offers that do not, or no longer, give it. It is part of no total. */
    droppedPromoItems: z.array(promoItem.extend({ name: z.string().optional() })),
    availableShippingMethods: z.array(shippingMethod),
    selectedShippingMethod: z.string().nullable(),
    storeIdsWithStock: z.array(z.string()),
    /** Cents still to spend before express delivery is free; 0 when it is. */
    freeDeliveryRemaining: cents,
    /** Frequent-flyer points that a member earns with it. */
    pointsToEarn: z.int().nonnegative(),
    creditUsages: z.record(z.string(), z.object({ amount: cents })),
  }),
  errors: { ProductNotFound: 422, ProductVariantNotFound: 422, CartItemInvalid: 422 },
});

export const checkoutPromoItems = defineCall({
  name: "checkout.promoItems",
  summary: "The items that a cart's applied offers bring, for the shopper to choose from. Changes nothing.",
  method: "POST",
  path: "/checkout/promo-items",
  access: "optional",
  body: z.object({ cart: askedCart, email: z.string().max(320).optional() }),
  response: z.object({
    /** By the offers' names; those that have nothing to choose are left out. */
    offers: z.array(
      z.object({
        promotionId: z.string(),
        name: z.string(),
        choices: z.array(
          shownProduct.extend({
            productId: z.string(),
            /** What it costs by itself, and what it costs so; 0 when it is free. */
            unitPrice: cents,
            price: cents,
            sizes: z.array(z.object({ variantId: z.string(), label: z.string(), available: z.int() })),
          }),
        ),
      }),
    ),
  }),
  errors: { ProductNotFound: 422, ProductVariantNotFound: 422 },
});

/** What every payment by the gateway has. */
const payment = z.object({ amount: cents, token: z.string().max(256), deviceData: z.string().max(4096).optional() });
const walletPayment = z.array(payment).max(1).optional();

export const paymentMethods = z
  .object({
    card: z
      .array(payment.extend({ type: z.enum(["immediate", "saved"]) }))
      .max(1)
      .optional(),
    applePay: walletPayment,
    googlePay: walletPayment,
    paypal: walletPayment,
    /** In instalments, by the token of a checkout that the shopper approved. */
    afterpay: z
      .array(payment.pick({ amount: true, token: true }))
      .max(1)
      .optional(),
    /** Spent before any other method; each amount is what is taken off that voucher. */
    voucher: z
      .array(z.object({ amount: z.int().min(1), code: z.string().max(32), pin: z.string().max(16) }))
      .max(maxVouchers)
      .optional(),
    /** Points, by a quote that has not expired and is for just this amount. */
    loyalty: z
      .array(z.object({ amount: z.int().min(1), quoteRef: z.uuid(), memberId: z.string().max(20) }))
      .max(1)
      .optional(),
  } satisfies Record<PaidWith["method"] | "voucher" | "loyalty", z.ZodType>)
  .refine(({ voucher, loyalty, ...others }) => Object.values(others).flatMap((payments) => payments ?? []).length <= 1, {
    message: "An order is paid by one card, one wallet or in instalments, besides vouchers.",
  });

/** What a shopper orders, where it goes and how it is paid for. */
const orderBody = z.object({
  cart: z.object({
    /** Which cart it is: one that was ordered on another device, or in another tab, is not ordered twice. */
    id: z.string().regex(storedIdPattern).optional(),
    items: z.array(checkoutItem).min(1).max(maxLines),
    promoCodes: z.array(z.string().max(64)).max(maxPromoCodes).default([]),
    promoItems,
    payment: z.object({ methods: paymentMethods }),
    fraudAnalytics: z.object({ token: z.string().max(512) }).optional(),
    /** Who earns the points; the surname may be left out for the membership that the account is linked with. */
    loyalty: z.object({ memberId: z.string().max(20), lastName: z.string().max(100).optional() }).optional(),
  }),
  contact,
  billingAddress: address,
  shippingAddress: address,
  shipping,
  /** What the shopper was shown; the order is refused when the server's own total differs. */
  expectedTotal: cents,
});

export const checkoutOrders = defineCall({
  name: "checkout.orders",
  summary: "Places an order: one key, one order, one charge.",
  method: "POST",
  path: "/checkout/orders",
  access: "optional",
  idempotent: true,
  rateLimit: 60,
  body: orderBody,
  response: z.object({ orderNumber: z.string(), placedAt: z.string(), totals }),
  errors: {
    ProductNotFound: 422,
    ProductVariantNotFound: 422,
    CartItemInvalid: 422,
    ChallengeFailed: 422,
    CartOrdered: 409,
    ItemSoldOut: 409,
    TotalChanged: 409,
    PaymentAmountMismatch: 422,
    ShippingMethodUnavailable: 422,
    PickupStoreLacksStock: 409,
    VoucherInvalid: 422,
    VoucherLocked: 422,
    VoucherSuspended: 422,
    VoucherExpired: 422,
    VoucherInsufficientFunds: 422,
    LoyaltyQuoteInvalid: 422,
    LoyaltyInsufficientPoints: 422,
    PaymentDeclined: 402,
    PaymentNotProcessed: 402,
    PaymentInstrumentTypeNotAccepted: 402,
    PaymentFailureUnrecoverable: 502,
    PaymentPending: 503,
    IdempotencyKeyMissing: 400,
    IdempotencyKeyReused: 422,
    IdempotencyKeyInFlight: 409,
  },
});

export const checkoutInstalments = defineCall({
  name: "checkout.instalments",
  summary:
    "Opens a checkout in instalments for the shopper to approve; its token then pays this order and no other. Holds nothing.",
  method: "POST",
  path: "/checkout/instalments",
  access: "optional",
  rateLimit: 60,
  /** As the order will be sent, without what pays for it but vouchers. */
  body: orderBody,
  response: z.object({
    token: z.string(),
    /** Cents to approve: what vouchers leave to pay. */
    amount: cents,
    expiresAt: z.string(),
    /** The provider's own page to approve it on; none where the shop has the provider's sheet. */
    approveAt: z.url({ protocol: /^https?$/ }).optional(),
  }),
  errors: {
    ProductNotFound: 422,
    ProductVariantNotFound: 422,
    CartItemInvalid: 422,
    TotalChanged: 409,
    ShippingMethodUnavailable: 422,
    InstalmentsNotOffered: 422,
    VoucherInvalid: 422,
    VoucherLocked: 422,
    VoucherSuspended: 422,
    VoucherExpired: 422,
    VoucherInsufficientFunds: 422,
    InstalmentsUnavailable: 503,
  },
});

export const checkoutClientToken = defineCall({
  name: "checkout.clientToken",
  summary: "What the payment service's script in the browser is let in by, to make tokens of cards and wallets. Holds nothing.",
  method: "GET",
  path: "/checkout/client-token",
  rateLimit: 60,
  /** Null in a shop whose card fields and sheets are the sandbox's. */
  response: z.object({ clientToken: z.string().nullable() }),
  errors: { PaymentsUnavailable: 503 },
});

/** What has become of an order, known by the `Idempotency-Key` that it was sent with. */
const placement = z.discriminatedUnion("state", [
  z.object({ state: z.literal("placed"), orderNumber: z.string(), placedAt: z.string(), totals }),
  /** It is being placed, or its payment is being waited for: ask again in a moment. */
  z.object({ state: z.literal("pending") }),
  /** It was refused for good, as `error` says; nothing was taken. */
  z.object({ state: z.literal("notPlaced"), error: errorBody }),
  /** No order with this key has come this far: it is on its way, never arrived, or was refused before anything was held for it. */
  z.object({ state: z.literal("unknown") }),
]);

export const checkoutPlacement = defineCall({
  name: "checkout.placement",
  summary: "What became of the order that was sent with this key. Changes nothing.",
  method: "GET",
  path: "/checkout/placement",
  idempotent: true,
  rateLimit: 120,
  response: placement,
  errors: { IdempotencyKeyMissing: 400 },
});

/** For a shopper who lost the answer and has changed the cart since: afterwards the earlier order is placed, or never will be. */
export const checkoutWithdraw = defineCall({
  name: "checkout.withdraw",
  summary: "Keeps an order with this key from being placed, should it still arrive, and says what became of it.",
  method: "DELETE",
  path: "/checkout/placement",
  idempotent: true,
  rateLimit: 60,
  response: placement,
  errors: { IdempotencyKeyMissing: 400 },
});
