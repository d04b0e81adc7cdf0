import type { CheckoutRequest } from "#domain/checkout/checkout-request.ts";
import type { CountryCode } from "#domain/country/country.ts";
import type { ExpressSubject } from "#domain/express/express-data.ts";

/** What express data is asked by before there is an address: what the cart comes to anywhere in the shop's country. */
export function expressQuestion({ cart, credits }: ExpressSubject, shop: CountryCode): CheckoutRequest {
  return {
    cart,
    shippingAddress: { country: shop === "nz" ? "NZ" : "AU" },
    useProvisionalShippingAddress: true,
    ...(credits.length > 0 && { availableCreditBalances: [...credits] }),
  };
}
