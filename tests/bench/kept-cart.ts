import { emptyAccountState, type SyncableState } from "@tread/storefront/domain/account-state/account-state.ts";
import { applyChange } from "@tread/storefront/domain/account-state/apply-change.ts";
import { cartCookie } from "@tread/storefront/domain/cart/cart-cookie.ts";
import { emptyCheckoutState } from "@tread/storefront/domain/checkout/checkout-state.ts";
import { ponsonbyRoad } from "@tread/storefront/domain/fields/address.fixture.ts";
import type { Product } from "@tread/storefront/domain/product/product.ts";

/** What a browser keeps of the shop. */
export interface Kept {
  /** Keys and values of its lasting storage. */
  readonly storage?: Readonly<Record<string, string>>;
  /** The cookie that shows the cart to the server, as `document.cookie` takes it. */
  readonly cookie?: string;
  /** Cookies of a session, likewise. */
  readonly session?: readonly string[];
}

/** What a browser holds for a guest with one pair of each product in the cart, made by the domain's own rules. */
export function keptCart(products: readonly Product[]): Required<Pick<Kept, "storage" | "cookie">> {
  let state: SyncableState = emptyAccountState({ cartId: "bench-cart", searchUserToken: "bench" });
  products.forEach((product, index) => {
    const variant = product.variants.find(({ qty }) => qty > 1);
    if (!variant) throw new Error(`${product.name} cannot be bought.`);
    const item = { id: `line-${index}`, productId: product.id, variantId: variant.id, qty: 1, createdAt: Date.now() };
    const result = applyChange(
      state,
      { type: "cart/add", item, clientId: "bench", sequence: index + 1 },
      { loggedIn: false, products: { [product.id]: product } },
    );
    if (result.outcome !== "SUCCESS") throw new Error(`${product.name} was not added: ${result.outcome}.`);
    state = result.state;
  });
  return { storage: { "account-state:nz": JSON.stringify(state) }, cookie: cartCookie("nz", state.cart) };
}

export const contact = {
  email: "mere@example.co.nz",
  firstName: "Mere",
  lastName: "O’Neil",
  phone: "021 555 0184",
  agreeToMarketing: false,
} as const;

/** What it holds besides once contact and delivery are done, so that the payment step may be shown. */
export const keptCheckout = {
  "checkout:nz": JSON.stringify({
    ...emptyCheckoutState,
    contact,
    shippingType: "DELIVERY",
    delivery: { address: ponsonbyRoad, options: { methodCode: "express" } },
  }),
};
