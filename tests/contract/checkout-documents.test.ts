import { emptyAccountState } from "@tread/storefront/domain/account-state/account-state.ts";
import { cartCookie } from "@tread/storefront/domain/cart/cart-cookie.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtPages, type RunningServer, startServer } from "./running-server.ts";
import { request } from "./send.ts";
import { smallShop } from "./small-shop.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer(smallShop, {}, await builtPages());
});
afterAll(() => server.stop());

const item = { id: "line", productId: "104201", variantId: "104201-9", qty: 1, createdAt: 1_790_000_000_000 };
const { cart } = emptyAccountState({ cartId: "cart", searchUserToken: "token" });
const shown = cartCookie("nz", { ...cart, items: { line: item } }).replace(/;.*/, "");

/** The document of a page as a browser gets it that shows this cookie. */
const documentOf = async (path: string, cookie: string) =>
  (await request(`${server.origin}/nz${path}`, { headers: { accept: "text/html", cookie } })).text;

// A phone that asked for them once the page's code has run would wait for them once more before it shows anything to fill in.
test.each(["/checkout/contact-info", "/checkout/shipping", "/checkout/payment"])(
  "the document of %s holds the products of the cart that the browser shows",
  async (path) => {
    const holds = async (cookie: string) => (await documentOf(path, cookie)).includes('"name":"Court 1"');
    expect([await holds(shown), await holds("country=nz")]).toEqual([true, false]);
  },
);
