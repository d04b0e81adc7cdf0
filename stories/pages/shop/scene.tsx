import type { StoryContext } from "@storybook/react-vite";
import { restoreAccountState } from "@tread/storefront/app/features/account-state/change-account-state.ts";
import { alertQueue } from "@tread/storefront/app/features/alerts/alert-queue.ts";
import { keepPlacement } from "@tread/storefront/app/features/checkout/pending-placement.ts";
import { keepGuestMembership } from "@tread/storefront/app/features/loyalty/kept-membership.ts";
import { sessionClosed, statusChanged } from "@tread/storefront/app/features/session/session-slice.ts";
import type { AppStore } from "@tread/storefront/app/platform/store/app-state.ts";
import { storeContext } from "@tread/storefront/app/platform/store/loader-contexts.ts";
import { createStore } from "@tread/storefront/app/shell/create-store.ts";
import type { ResponseOf } from "@tread/storefront/contract/calls.ts";
import type { CallFailure } from "@tread/storefront/contract/rendering.ts";
import { emptyAccountState, type SyncableState } from "@tread/storefront/domain/account-state/account-state.ts";
import { type CheckoutState, emptyCheckoutState } from "@tread/storefront/domain/checkout/checkout-state.ts";
import type { GuestMembership } from "@tread/storefront/domain/loyalty/guest-membership.ts";
import { Provider } from "react-redux";
import { createMemoryRouter, RouterContextProvider, RouterProvider } from "react-router";
import type { SceneAccount } from "./account.ts";
import { fakeServer, type Handlers, type Network } from "./fake-server.ts";
import { setVault, type VaultCondition } from "./hosted-fields-client.ts";
import { moment } from "./moment.ts";
import { contact } from "./orders.ts";
import { productAt } from "./products.ts";
import { routes } from "./routes.tsx";
import { sayWhoIsSignedIn, session } from "./users.ts";
import { setWallets, type WalletCondition } from "./wallet-client.ts";

/** A line of a scene's cart. */
export interface SceneLine {
  /** `/products/osker/court-low-chalk` */
  path: string;
  /** The size's code; the first that there is enough of unless given. */
  size?: string;
  /** 1 unless given. */
  qty?: number;
}

/** A product of a scene's wishlist. */
export interface SceneWish {
  /** `/products/osker/court-low-chalk` */
  path: string;
  /** What it cost in cents when it was saved; what it costs today unless given. */
  price?: number;
}

/** A page of the shop in a certain state. */
export interface Scene {
  /** Path within the shop, with its query: `/categories/men/shoes?sort=newest`. */
  path: string;
  /** Somebody is signed in. Nobody is unless said so. */
  signedIn?: boolean;
  /** What the account of the shopper holds. */
  account?: SceneAccount;
  /** What is on the wishlist, newest first. */
  wishlist?: readonly SceneWish[];
  /** What the shopper has put in the cart before. */
  cart?: readonly SceneLine[];
  /** The promo codes on it. */
  promoCodes?: readonly string[];
  /** What checkout remembers of the shopper. */
  checkout?: Partial<CheckoutState>;
  /** The membership that the shopper has entered as a guest, a minute ago. */
  membership?: Pick<GuestMembership, "memberId" | "lastName">;
  /** How calls fare. */
  network?: Network;
  /** How the vault that keeps card fields fares. */
  vault?: VaultCondition;
  /** How the wallets fare. */
  wallets?: WalletCondition;
  /** Cards are taken by Braintree's fields, through a stand-in for its scripts. By the sandbox's unless said so. */
  hostedPayments?: boolean;
  /** What placing an order is answered with. Never answered unless given. */
  placement?: ResponseOf<"checkout.orders"> | CallFailure;
  /** What calls are answered with that differ from the usual. */
  answers?: Partial<Handlers>;
  /** What became of an earlier order without an answer, which is then kept in the browser. */
  earlier?: ResponseOf<"checkout.placement">;
}

/** A scene that stands open. */
export interface OpenScene {
  store: AppStore;
  router: ReturnType<typeof createMemoryRouter>;
  /** Conditions of the network; what is changed here holds from the next call on. */
  network: Network;
  /** Bodies of the orders that were sent. */
  placed: unknown[];
}

/**
 * The story parameters of a scene. Storybook shows the story's own code: it would otherwise write out the whole page as JSX, store
 * and router included, for minutes.
 */
export const scene = (open: Scene) => ({ scene: open, docs: { source: { type: "code" } } });

/** The scene that a story's `play` is in. */
export const openedScene = (loaded: Record<string, unknown>) => loaded.scene as OpenScene;

const kept = [
  ...["session-user", "session-brief", "account-state:nz", "account-sync:nz", "checkout:nz", "placement:nz"],
  ...["recently-viewed:nz", "loyalty-membership", "size-system"],
];
const keptInTab = [
  "checkout-draft:nz:contact",
  "checkout-draft:nz:shipping",
  "checkout-draft:nz:instructions",
  "checkout-draft:nz:billing",
  "placed-order:nz",
  "order-access:nz",
  "unsaved-draft",
];

function lineOf({ path, size, qty = 1 }: SceneLine, index: number) {
  const product = productAt(path);
  const variant = product.variants.find((each) => (size === undefined ? each.qty >= qty : each.code === size));
  if (!variant) throw new Error(`${path} has no such size.`);
  return {
    id: `line-${index + 1}`,
    productId: product.id,
    variantId: variant.id,
    qty,
    createdAt: moment.getTime() - 60_000 + index,
  };
}

function wishOf({ path, price }: SceneWish, index: number) {
  const product = productAt(path);
  return {
    productId: product.id,
    variantId: product.variants[0]?.id ?? "",
    createdAt: moment.getTime() - 60_000 - index,
    qty: 1,
    price: price ?? product.price,
  };
}

function accountStateOf(lines: readonly SceneLine[], wishes: readonly SceneWish[], promoCodes: readonly string[]): SyncableState {
  const empty = emptyAccountState({ cartId: "cart-1", searchUserToken: "somebody" });
  const items = lines.map(lineOf).map((line) => [line.id, line] as const);
  const wished = wishes.map(wishOf).map((wish) => [wish.productId, wish] as const);
  return {
    ...empty,
    cart: { ...empty.cart, items: Object.fromEntries(items), promoCodes },
    wishlist: { items: Object.fromEntries(wished) },
  };
}

const forget = () => {
  for (const key of kept) localStorage.removeItem(key);
  for (const key of keptInTab) sessionStorage.removeItem(key);
  sayWhoIsSignedIn(false);
};

/**
 * Opens a story's scene before it renders: the shopper's own state, the server, the clock. Returns how to close it.
 * Use as a page story's `beforeEach`.
 */
export function openScene({ parameters, loaded }: StoryContext): () => Promise<void> {
  const {
    path,
    account,
    signedIn = account !== undefined,
    wishlist = [],
    cart = [],
    promoCodes = [],
    checkout,
    membership,
    network = {},
    vault = "normal",
    wallets = "normal",
    hostedPayments = false,
    placement,
    answers,
    earlier,
  } = parameters.scene as Scene;
  const { now } = Date;
  const conditions = { ...network };
  const placed: unknown[] = [];
  const closed = new AbortController();

  forget();
  sayWhoIsSignedIn(signedIn);
  const state = accountStateOf(cart, wishlist, promoCodes);
  if (cart.length + wishlist.length > 0) localStorage.setItem("account-state:nz", JSON.stringify(state));
  if (checkout) {
    const { placedOrder = null, ...entered } = checkout;
    localStorage.setItem("checkout:nz", JSON.stringify({ ...emptyCheckoutState, ...entered }));
    if (placedOrder) sessionStorage.setItem("placed-order:nz", JSON.stringify(placedOrder));
  }
  if (membership) keepGuestMembership({ ...membership, createdAt: moment.getTime() - 60_000 });
  setVault(vault);
  setWallets(wallets);
  Date.now = () => moment.getTime();
  if (!placement)
    conditions["checkout.orders"] = ({ body }) => {
      placed.push(body);
      return "slow";
    };
  const own: Partial<Handlers> = {
    ...(signedIn && { "session.refresh": session }),
    ...(hostedPayments && { "checkout.clientToken": () => ({ clientToken: "token of the shop" }) }),
    ...answers,
    "checkout.orders": ({ body }) => {
      placed.push(body);
      if (!placement || "code" in placement) throw placement;
      return placement;
    },
    ...(earlier && { "checkout.placement": () => earlier, "checkout.withdraw": () => earlier }),
  };

  const store = createStore(
    { call: fakeServer(conditions, own, { state: { ...state }, ...account }, closed.signal) },
    {
      shop: {
        ...{ country: "nz", origin: "https://treadandthread.example" },
        ...{ renderedAt: moment.getTime(), year: moment.getUTCFullYear() },
        ...(hostedPayments && { hostedPayments: { isLive: false } }),
      },
    },
  );
  if (earlier) {
    // A page's first state has the shop ask about an earlier order, but for the payment step, which asks by itself. A story's page
    // has no such address: its first state comes before there is anything to ask about.
    restoreAccountState(store);
    keepPlacement("nz", { contact, cart: { items: [], promoCodes: [], payment: { methods: {} } } }, moment.getTime());
  }
  const router = createMemoryRouter(routes, {
    basename: "/nz",
    initialEntries: [`/nz${path}`],
    getContext: () => new RouterContextProvider(new Map([[storeContext, store]])),
  });
  loaded.scene = { store, router, network: conditions, placed } satisfies OpenScene;

  return async () => {
    closed.abort();
    router.dispose();
    // What this shopper's page has still to write belongs into no other scene; nor does what it says about being given up.
    store.dispatch(statusChanged("LOGGING_OUT"));
    store.dispatch(sessionClosed({ ended: false }));
    await new Promise((done) => setTimeout(done));
    alertQueue.clear();
    forget();
    setVault("normal");
    setWallets("normal");
    Date.now = now;
  };
}

/** Draws a story's scene. Use as a page story's `render`. */
export function renderScene(_: unknown, { loaded }: { loaded: Record<string, unknown> }) {
  const { store, router } = openedScene(loaded);
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  );
}
