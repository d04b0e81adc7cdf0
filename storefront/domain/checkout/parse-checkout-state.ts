import { listOf, nullable, objectOf, oneOf, type Reader, text, wholeNumber, yesOrNo } from "../persistence/read.ts";
import { parseVersioned, type Versioned } from "../persistence/versioned.ts";
import { addressCountries, type OptionalAddressField } from "./address.ts";
import { type DisallowedPromotion, disallowReasons, type Promotion } from "./checkout-data.ts";
import {
  type AccountContact,
  type CheckoutState,
  type ChosenAddress,
  type Contact,
  type LoyaltyQuote,
  type PickupStore,
  type PlacedOrder,
  shippingTypes,
} from "./checkout-state.ts";

const code = nullable(text(64));

const address: Reader<ChosenAddress> = objectOf(
  {
    contactName: text(200),
    street1: text(300),
    suburb: text(100),
    postcode: text(20),
    country: oneOf(addressCountries),
    type: oneOf(["SELECTED", "ENTERED"]),
  },
  { company: text(100), street2: text(300), city: text(100), state: text(100), savedId: text(64) } satisfies Record<
    OptionalAddressField | "savedId",
    Reader<string>
  >,
);

const contact: Reader<Contact> = objectOf({
  email: text(320),
  firstName: text(100),
  lastName: text(100),
  phone: text(40),
  agreeToMarketing: yesOrNo,
});

const accountContact: Reader<AccountContact> = objectOf({ email: text(320), firstName: text(100), lastName: text(100) });

const store: Reader<PickupStore> = objectOf({
  erpStoreId: text(80),
  name: text(100),
  phone: text(40),
  address: objectOf({
    country: oneOf(addressCountries),
    postcode: text(20),
    region: text(100),
    street1: text(300),
    street2: text(300),
    locality: text(100),
  }),
});

const promotionFields = { id: text(64), name: text(200), exclusive: yesOrNo, relatedCouponCodes: listOf(text(64), 50) };
const promotion: Reader<Promotion> = objectOf(promotionFields);
const disallowed: Reader<DisallowedPromotion> = objectOf(
  { ...promotionFields, disallowReason: oneOf(disallowReasons) },
  { appliedPromotionsLimit: wholeNumber(0), usageCountLimit: wholeNumber(0) },
);

const placedOrder: Reader<PlacedOrder> = objectOf(
  { orderNumber: text(20), placedAt: text(40) },
  { email: text(320), isEarlierTry: yesOrNo, isNews: yesOrNo },
);

const loyaltyQuote: Reader<LoyaltyQuote> = objectOf({
  quoteNumber: text(64),
  currencyAmount: wholeNumber(100),
  memberNumber: text(20),
  points: wholeNumber(1),
  expires: wholeNumber(0),
});

/** The only version that comes as far as being read. */
const versionOne: Reader<1> = () => 1;

const shape = {
  versionKey: "checkoutStateVersion",
  migrations: [],
  read: objectOf<CheckoutState>(
    {
      checkoutStateVersion: versionOne,
      billingAddress: nullable(address),
      contact: nullable(contact),
      lastCheckoutData: nullable(
        objectOf({
          promotions: objectOf({ appliedPromotions: listOf(promotion, 100), disallowedPromotions: listOf(disallowed, 100) }),
        }),
      ),
      placedOrder: nullable(placedOrder),
      failedOrderNumber: nullable(text(20)),
      shippingType: nullable(oneOf(shippingTypes)),
      delivery: objectOf({
        address: nullable(address),
        options: objectOf({ methodCode: code }, { instructions: objectOf({ delivery: text(1000) }), authorityToLeave: yesOrNo }),
      }),
      pickup: objectOf({ options: objectOf({ methodCode: code }), store: nullable(store) }),
      vouchers: listOf(objectOf({ code: text(32), pin: text(16) }), 20),
    },
    { loyaltyQuote: nullable(loyaltyQuote), accountContact: nullable(accountContact) },
  ),
};

/** Reads a stored checkout state, trusting nothing; text that is not JSON is `NotAnObject`. Never throws. */
export function parsePersistedCheckoutState(json: string | null): Versioned<CheckoutState> {
  try {
    return parseVersioned<CheckoutState>(JSON.parse(json ?? "null"), shape);
  } catch {
    return { ok: false, problem: { code: "NotAnObject" } };
  }
}

/** Reads what is kept of the order that was placed last, trusting nothing; null for none. Never throws. */
export function parsePlacedOrder(json: string | null): PlacedOrder | null {
  try {
    return placedOrder(JSON.parse(json ?? "null"), "placedOrder");
  } catch {
    return null;
  }
}
