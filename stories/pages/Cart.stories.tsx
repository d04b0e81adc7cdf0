import type { Meta, StoryObj } from "@storybook/react-vite";
import { lossesChanged } from "@tread/storefront/app/features/cart/cart-slice.ts";
import { promoItemsApi } from "@tread/storefront/app/features/promotions/promo-items-api.ts";
import { emptyAccountState } from "@tread/storefront/domain/account-state/account-state.ts";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { checkoutInfo, withSoldOutItem } from "./shop/fake-server.ts";
import { heading } from "./shop/heading.ts";
import { promoItems } from "./shop/offers.ts";
import { products } from "./shop/products.ts";
import { refuse } from "./shop/refuse.ts";
import { openedScene, openScene, renderScene, scene } from "./shop/scene.tsx";

const meta = {
  title: "Pages/Cart",
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    visual: { photographs: "plain", themes: ["main"] },
    proof: { withoutServer: "The shop's own server renders these pages, and the end-to-end tests hydrate them." },
  },
  beforeEach: openScene,
  render: renderScene,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const cart = [{ path: "/products/norvane/ridgeback-southerly", qty: 2 }, { path: "/products/hinterly/haul-45-bluff" }];

type Canvas = ReturnType<typeof within>;

const openCart = async (canvas: { findByRole: (role: string, options: object, wait: object) => Promise<HTMLElement> }) => {
  await userEvent.click(await canvas.findByRole("link", { name: /^Cart/ }, { timeout: 10_000 }));
  return within(await within(document.body).findByRole("dialog", { name: "Cart" }));
};

/** They come a moment after a page is touched. */
const expressButtons = (canvas: Canvas) => canvas.findByRole("region", { name: "Express checkout" });

export const Full: Story = {
  name: "CONF-04 CART-35 A full cart: each line with its quantity and what can be done with it, prices with GST in the local currency",
  parameters: scene({ path: "/cart", cart }),
  play: async ({ canvas }) => {
    await heading(canvas, "Your cart");
    await canvas.findByText("3 items");
    await expect(await canvas.findByRole("link", { name: "Check out" })).toHaveAttribute("href", "/nz/checkout/contact-info");
    await canvas.findByText(/Includes GST of/);
    const line = within(canvas.getByRole("main"))
      .getByRole("spinbutton", { name: /Haul 45/ })
      .closest("li");
    if (!line) throw new Error("The cart's line is no item of a list.");
    await expect(within(line).getByRole("button", { name: /^Remove Haul 45, / })).toBeVisible();
    await expect(within(line).getByRole("button", { name: /^Move to wishlist: Haul 45, / })).toBeVisible();
    await expect(within(line).getByText(/^\$\d+\.\d\d$/)).toBeVisible();
    await userEvent.click(canvas.getByRole("heading", { level: 1 }));
    await expressButtons(canvas);
  },
};

/** Whether the cart of `PriceChanged` has been asked about, with which its prices come to be others. */
let pricesChanged = false;

export const PriceChanged: Story = {
  name: "CART-35 CHK-23 A price that changed while the cart was open is the line's as soon as it is charged",
  parameters: {
    ...scene({
      path: "/cart",
      cart: [{ path: "/products/norvane/ridgeback-southerly", qty: 2 }],
      answers: {
        "products.byIds": ({ body }) => ({
          products: body.ids.map((id) => {
            const product = products().find((each) => each.id === id);
            return product ? { ...product, price: product.price - (pricesChanged ? 0 : 1000) } : null;
          }),
        }),
        "checkout.info": (input) => {
          pricesChanged = true;
          return checkoutInfo(input);
        },
      },
    }),
    visual: { skip: "As Full, with one line." },
  },
  beforeEach: () => () => {
    pricesChanged = false;
  },
  play: async ({ canvas }) => {
    const subtotal = async () => (await canvas.findByText("Subtotal")).parentElement;
    const quantity = await canvas.findByRole("spinbutton", { name: /Ridgeback/ });
    const line = quantity.closest("li");
    if (!line) throw new Error("The cart's line is no item of a list.");
    await waitFor(async () => {
      const charged = (await subtotal())?.textContent?.match(/\$[\d.]+/)?.[0] ?? "none";
      await expect(line).toHaveTextContent(charged);
    });
  },
};

export const TwoSizes: Story = {
  name: "CART-35 Two sizes of one product have controls of different names, and what is typed wrong is said beside its line",
  parameters: {
    ...scene({
      path: "/cart",
      cart: ["8.5", "9"].map((size) => ({ path: "/products/norvane/ridgeback-southerly", size })),
      account: {},
    }),
    visual: { skip: "Full, with two sizes of one product." },
  },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole("main"));
    const quantity = await main.findByRole("spinbutton", { name: /^Quantity of Ridgeback, .*8\.5$/ });
    for (const size of ["8\\.5", "9"])
      for (const control of ["Remove Ridgeback", "Move to wishlist: Ridgeback", "More, Quantity of Ridgeback"])
        await expect(main.getByRole("button", { name: new RegExp(`^${control}, .*\\b${size}$`) })).toBeVisible();
    await userEvent.clear(quantity);
    await userEvent.type(quantity, "1.5{Enter}");
    const line = quantity.closest("li");
    if (!line) throw new Error("The cart's line is no item of a list.");
    await expect(await within(line).findByText("We can't read that as a quantity, so we've left it at 1.")).toBeVisible();
    await expect(quantity).toHaveValue("1");
  },
};

export const MovedToWishlist: Story = {
  name: "CART-35 A line is moved to the wishlist of who is signed in, and can be had back",
  parameters: { ...scene({ path: "/cart", cart, account: {} }), visual: { skip: "Full, with a line less." } },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, "Your cart");
    const { store } = openedScene(loaded);
    const state = () => store.getState().accountState.current;
    // The account's cart and the browser's are one by then.
    await waitFor(() => expect(store.getState().accountState.sync?.result).toBe("SUCCESS"));
    const [haul] = Object.values(state()?.cart.items ?? {}).filter(({ id }) => id === "line-2");
    await userEvent.click(await canvas.findByRole("button", { name: /^Move to wishlist: Haul 45, / }));
    await within(document.body).findByText("View Wishlist");
    await canvas.findByText("Haul 45 is out of your cart.");
    await expect(Object.keys(state()?.cart.items ?? {})).toEqual(["line-1"]);
    await expect(Object.values(state()?.wishlist.items ?? {})).toMatchObject([
      { productId: haul?.productId, variantId: haul?.variantId, qty: 1 },
    ]);
    await userEvent.click(canvas.getByRole("button", { name: "Undo, put Haul 45 back" }));
    await waitFor(() => expect(state()?.cart.items["line-2"]).toEqual(haul));
  },
};

/** Cart and wishlist as a shop of the future writes them. */
const ofNewerShop = { ...emptyAccountState({ cartId: "cart-1", searchUserToken: "somebody" }), syncableStateVersion: 99 };

export const NewerShopHasWritten: Story = {
  name: "SYNC-03 Whose account a newer shop has written is asked to reload, and nothing of it is written over",
  parameters: {
    ...scene({
      path: "/cart",
      cart,
      account: {},
      answers: {
        "accountState.get": () => ({ version: 7, state: ofNewerShop }),
        "accountState.put": () => refuse(412, "NewerStateKept"),
      },
    }),
    visual: { skip: "Full, with a notice." },
  },
  play: async ({ canvas, loaded }) => {
    const { store } = openedScene(loaded);
    await heading(canvas, "Your cart");
    await within(document.body).findByText("The shop has been updated, so reload the page to change your cart.");
    await expect(store.getState().accountState.sync?.result).toBe("ERROR");
    await expect(Object.keys(store.getState().accountState.current?.cart.items ?? {})).toHaveLength(2);
  },
};

export const MovedToWishlistByGuest: Story = {
  name: "CART-35 WISH-11 A guest who moves a line to the wishlist is asked to sign in, and keeps the line",
  parameters: { ...scene({ path: "/cart", cart }), visual: { skip: "The sign-in prompt, as on a tile." } },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, "Your cart");
    await userEvent.click(await canvas.findByRole("button", { name: /^Move to wishlist: Haul 45, / }));
    const prompt = within(await within(document.body).findByRole("dialog", { name: "Sign in to save" }));
    await prompt.findByText(/we'll save the Haul 45/);
    await expect(Object.keys(openedScene(loaded).store.getState().accountState.current?.cart.items ?? {})).toHaveLength(2);
  },
};

export const Empty: Story = {
  parameters: scene({ path: "/cart" }),
  play: async ({ canvas }) => {
    await heading(canvas, /Empty\./);
    await expect(within(canvas.getByRole("main")).getByRole("link", { name: "Shop everything" })).toHaveAttribute(
      "href",
      "/nz/products",
    );
  },
};

export const EmptyThenFilled: Story = {
  name: "What fills an empty cart on its own page brings the cart, and focus with it",
  parameters: { ...scene({ path: "/cart" }), visual: { skip: "Ends as Full does." } },
  play: async ({ canvas }) => {
    await heading(canvas, /Empty\./);
    const [add] = await canvas.findAllByRole("button", { name: /^Add to cart: / });
    if (!add) throw new Error("There is nothing to start with.");
    await userEvent.click(add);
    const sizes = await canvas.findByRole("group", { name: /choose a size/ });
    const choices = await within(sizes).findAllByRole("button", { name: /^[\dSMLX]/ });
    const size = choices.find((each) => !each.hasAttribute("disabled"));
    if (!size) throw new Error("There is no size to choose.");
    await userEvent.click(size);
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1, name: "Your cart" })).toHaveFocus());
  },
};

export const SomethingToFix: Story = {
  parameters: scene({
    path: "/cart",
    cart: [
      { path: "/products/osker/halfcourt-hi-plum" },
      { path: "/products/osker/court-low-basalt", size: "9" },
      { path: "/products/hinterly/haul-45-bluff" },
    ],
  }),
  play: async ({ canvas }) => {
    await heading(canvas, "Your cart");
    await canvas.findByText("Two things to fix before you check out");
    await expect(canvas.getByRole("button", { name: "Check out" })).toBeDisabled();
    // The list of problems leads to each line.
    await userEvent.click(canvas.getByRole("link", { name: /Court Low: Sold out/ }));
    await waitFor(() => expect(document.activeElement?.closest('[id^="line-"]')).not.toBeNull());
  },
};

export const ForMembers: Story = {
  name: "ERRCAT-40 A line for members needs logging in, with links to that and to signing up",
  parameters: {
    ...scene({ path: "/cart", cart: [{ path: "/products/osker/halfcourt-hi-plum" }] }),
    visual: { skip: "A line of Something to fix." },
  },
  play: async ({ canvas }) => {
    const message = await canvas.findByText(/^This one's members only, so/, { selector: "p span" }, { timeout: 10_000 });
    const [logIn, signUp] = within(message).getAllByRole("link");
    await expect(logIn).toHaveAttribute("href", "/nz/account/signin?redirect=%2Fcart");
    await expect(signUp).toHaveAttribute("href", "/nz/account/signup?redirect=%2Fcart");
  },
};

export const Limits: Story = {
  parameters: scene({
    path: "/cart",
    cart: [
      { path: "/products/osker/crew-sock-3-pack-harbour", size: "M", qty: 8 },
      { path: "/products/norvane/ridgeback-southerly", size: "8.5", qty: 5 },
      { path: "/products/fourth-set/team-sock-kelp", size: "M", qty: 7 },
    ],
  }),
  play: async ({ canvas }) => {
    await heading(canvas, "Your cart");
    await canvas.findByText("Three things to fix before you check out");
    const main = within(canvas.getByRole("main"));
    await expect(main.getAllByText(/lots of 5/).length).toBeGreaterThan(0);
    // What a limit allows is one press away; what comes in lots is the shopper's to decide.
    await userEvent.click(main.getByRole("button", { name: /^Make it 6, Crew Sock, 3 pack, / }));
    await canvas.findByText("Two things to fix before you check out");
    await userEvent.click(main.getByRole("button", { name: /^Make it 3, Ridgeback, / }));
    await canvas.findByText("One thing to fix before you check out");
    // Where a line has all that can be had, it says why there is no more.
    await main.findByText("You can order 6 items of this size at most.");
    const allOfIt = await main.findByText("That's all we have in this size.");
    await expect(allOfIt.closest("li")).toHaveTextContent("Ridgeback");
    await userEvent.click(main.getByRole("button", { name: /^Less, Quantity of Ridgeback, / }));
    await waitFor(() => expect(allOfIt).not.toBeInTheDocument());
    await userEvent.click(main.getByRole("button", { name: /^Remove Team Sock, / }));
    await main.findByRole("link", { name: "Check out" });
    await main.findByText(/Includes GST of/);
  },
};

/** What each line of a cart says that has everything wrong with it that a line can have, but for being for members. */
const wrongLines = [
  ["/products/kilnwood/chelsea-no-3-kelp", "38.5", 1, "No longer available, so remove it to carry on."],
  ["/products/norvane/moonboot-runner-moreton", "8", 2, "You can order 1 item of this at most."],
  ["/products/osker/crew-sock-3-pack-harbour", "M", 8, "You can order 6 items of this size at most."],
  ["/products/fourth-set/team-sock-kelp", "M", 3, "Order 5 items of this size or more."],
  ["/products/fourth-set/team-sock-kelp", "L", 7, "This comes in lots of 5, so change the quantity to match."],
  ["/products/norvane/ridgeback-southerly", "8.5", 5, "Only 3 left in this size, so make it 3 and you're away."],
  ["/products/osker/court-low-basalt", "9", 1, "Sold out, so remove it to carry on."],
] as const;

export const WrongLines: Story = {
  name: "ERRCAT-33 ERRCAT-34 ERRCAT-35 ERRCAT-36 ERRCAT-37 ERRCAT-38 Each line says what is wrong with it, with its figure",
  parameters: {
    ...scene({ path: "/cart", cart: wrongLines.map(([path, size, qty]) => ({ path, size, qty })) }),
    visual: { skip: "Lines as those of Limits and Something to fix." },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/things to fix before you check out$/, {}, { timeout: 10_000 });
    for (const [index, [path, size, , message]] of wrongLines.entries()) {
      const line = within(document.getElementById(`line-line-${index + 1}`) as HTMLElement);
      await expect(line.getByText(message), `${path} ${size}`).toBeVisible();
      if (message.startsWith("Sold out")) await expect(line.queryByRole("spinbutton")).toBeNull();
    }
  },
};

export const Loading: Story = {
  parameters: scene({ path: "/cart", cart, network: { "products.byIds": "slow" } }),
  play: async ({ canvas }) => {
    await heading(canvas, "Your cart");
    await expect(canvas.getByRole("main").querySelector("[aria-busy=true]")).not.toBeNull();
    await expect(canvas.queryByRole("link", { name: "Check out" })).toBeNull();
  },
};

export const Failing: Story = {
  name: "ERRCAT-31 CART-09 A cart that can't be loaded says so, and can be tried again",
  parameters: scene({ path: "/cart", cart, network: { "products.byIds": "offline" } }),
  play: async ({ canvas }) => {
    await heading(canvas, "Your cart");
    await canvas.findByText("We can't load your cart right now, so try again in a moment.");
  },
};

export const FailingThenLoaded: Story = {
  parameters: { ...Failing.parameters, visual: { skip: "Ends as Full does." } },
  play: async (context) => {
    await Failing.play?.(context);
    const { canvas, loaded } = context;
    openedScene(loaded).network["products.byIds"] = "normal";
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await canvas.findByText("3 items");
  },
};

export const TotalsFailing: Story = {
  name: "ERRCAT-31 A total that can't be worked out says so, and can be tried again",
  parameters: scene({ path: "/cart", cart, network: { "checkout.info": "broken" } }),
  play: async ({ canvas }) => {
    await heading(canvas, "Your cart");
    await canvas.findByText("We can't load your total right now, so try again in a moment.");
    await userEvent.click(canvas.getByRole("heading", { level: 1 }));
    await expressButtons(canvas);
  },
};

export const TotalsFailingThenLoaded: Story = {
  parameters: { ...TotalsFailing.parameters, visual: { skip: "Ends as Full does." } },
  play: async (context) => {
    await TotalsFailing.play?.(context);
    const { canvas, loaded } = context;
    openedScene(loaded).network["checkout.info"] = "normal";
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await canvas.findByText(/Includes GST of/);
  },
};

export const TotalsSettling: Story = {
  parameters: scene({ path: "/cart", cart }),
  play: async ({ canvas, loaded }) => {
    await heading(canvas, "Your cart");
    const tax = await canvas.findByText(/Includes GST of/);
    openedScene(loaded).network["checkout.info"] = "slow";
    await userEvent.click(within(canvas.getByRole("main")).getByRole("button", { name: /^Remove Haul 45, / }));
    await waitFor(() => expect(tax).toHaveTextContent("Working out your total…"));
    await expect(tax.closest("[aria-busy=true]")).toHaveTextContent("Subtotal");
    await expressButtons(canvas);
  },
};

export const RemovedThenUndone: Story = {
  name: "ERRCAT-44 What is removed is announced, and can be put back",
  parameters: { ...scene({ path: "/cart", cart }), visual: { skip: "Ends as Full does." } },
  play: async ({ canvas }) => {
    await heading(canvas, "Your cart");
    const main = within(canvas.getByRole("main"));
    for (const name of ["Ridgeback", "Haul 45"])
      await userEvent.click(await main.findByRole("button", { name: new RegExp(`^Remove ${name}, `) }));
    await expect((await within(document.body).findAllByText("Removed item from cart")).length).toBeGreaterThan(0);
    await heading(canvas, /Empty\./);
    await expect(document.activeElement).not.toBe(document.body);
    await userEvent.click(canvas.getByRole("button", { name: "Undo, put Haul 45 back" }));
    const quantity = await canvas.findByRole("spinbutton", { name: /Haul 45/ });
    await waitFor(() => expect(quantity).toHaveFocus());
    await expect(canvas.queryByRole("spinbutton", { name: /Ridgeback/ })).toBeNull();
  },
};

export const QuantityCorrected: Story = {
  parameters: scene({ path: "/cart", cart: [{ path: "/products/osker/crew-sock-3-pack-harbour", size: "M" }] }),
  play: async ({ canvas }) => {
    await heading(canvas, "Your cart");
    const quantity = await canvas.findByRole("spinbutton", { name: /Crew Sock/ });
    await userEvent.type(quantity, "50{Enter}");
    await waitFor(() => expect(quantity).toHaveValue("6"));
    await expect(await canvas.findByText("You can have 6 of this size at most, so we've made it 6.")).toBeVisible();
    await expect(quantity).toHaveFocus();
    await userEvent.clear(quantity);
    await userEvent.type(quantity, "0{Enter}");
    await expect(await canvas.findByText("To take this out, use Remove: we've left it at 6.")).toBeVisible();
    await expect(quantity).toHaveValue("6");
    await userEvent.clear(quantity);
    await userEvent.type(quantity, "1{Enter}");
    await waitFor(() => expect(quantity).toHaveAttribute("aria-valuenow", "1"));
    await userEvent.clear(quantity);
    await userEvent.type(quantity, "0{Enter}");
    await expect(await canvas.findByText("To take this out, use Remove: we've left it at 1.")).toBeVisible();
    await expect(quantity).toHaveFocus();
    await canvas.findByText(/Includes GST of/);
    await expressButtons(canvas);
  },
};

/** What `DeliveryEstimated` has asked about its cart. */
const estimated: object[] = [];

export const DeliveryEstimated: Story = {
  name: "CHK-10 Delivery is estimated within the shop's country before there is an address",
  parameters: {
    ...scene({
      path: "/cart",
      cart: [{ path: "/products/osker/crew-sock-3-pack-harbour", size: "M" }],
      answers: {
        "checkout.info": (input) => {
          estimated.push(input.body);
          return checkoutInfo(input);
        },
      },
    }),
    visual: { skip: "As Full, with another line." },
  },
  beforeEach: () => {
    estimated.length = 0;
  },
  play: async ({ canvas }) => {
    await heading(canvas, "Your cart");
    const label = await canvas.findByText("Delivery, estimated");
    await expect(label.closest("div")).toHaveTextContent("From $6.00");
    await expect(estimated).toMatchObject([{ shippingAddress: { country: "NZ" }, useProvisionalShippingAddress: true }]);
  },
};

export const DeliveryEstimatedFree: Story = {
  name: "CHK-10 Delivery that costs nothing is estimated as free",
  parameters: { ...scene({ path: "/cart", cart }), visual: { skip: "As Full." } },
  play: async ({ canvas }) => {
    await heading(canvas, "Your cart");
    const label = await canvas.findByText("Delivery, estimated");
    await expect(label.closest("div")).toHaveTextContent("Free");
  },
};

const offers = (canvas: Canvas) => canvas.findByRole("region", { name: "Socks on us when you spend $150" });
const withOffer = { path: "/cart", cart, promoCodes: ["SOCKSONUS"] };

export const PromoCodeUnknown: Story = {
  name: "PROMO-05 A promo code that is none, or that the shop does not know, is not taken and says so; one in small letters is",
  parameters: { ...scene({ path: "/cart", cart }), visual: { skip: "A field with its error." } },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, "Your cart");
    await userEvent.click(await canvas.findByText("Promo code"));
    const field = await canvas.findByRole("textbox", { name: "Promo code" });
    const codes = () => openedScene(loaded).store.getState().accountState.current?.cart.promoCodes;
    for (const code of ["no!", "moonwalk"]) {
      await userEvent.clear(field);
      await waitFor(() => expect(field).not.toHaveAccessibleDescription());
      await userEvent.type(field, `${code}{Enter}`);
      await waitFor(() => expect(field).toHaveAccessibleDescription("That code isn't valid."));
      await expect(field).toHaveFocus();
      await waitFor(() => expect(codes()).toEqual([]));
    }
    await userEvent.clear(field);
    await userEvent.type(field, " socksonus{Enter}");
    await canvas.findByRole("button", { name: /SOCKSONUS/ });
    await expect(codes()).toEqual(["SOCKSONUS"]);
    // The offer stands in the cart a moment before the form hears that its code was taken.
    await waitFor(() => expect(field).toHaveValue(""));
  },
};

export const PromoCodeTwice: Story = {
  name: "PROMO-05 Who applies a code that is on the cart already is led back to the field, which says so",
  parameters: { ...scene({ path: "/cart", cart, promoCodes: ["SOCKSONUS"] }), visual: { skip: "A field with its error." } },
  play: async ({ canvas }) => {
    await heading(canvas, "Your cart");
    const field = await canvas.findByRole("textbox", { name: "Promo code" });
    await userEvent.type(field, "socksonus");
    await userEvent.click(canvas.getByRole("button", { name: "Apply" }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription("That code is already on your cart.");
    await expect(field).toHaveValue("socksonus");
  },
};

export const PromoCodeTakenOff: Story = {
  name: "What was said of a code goes once that code is taken off the cart",
  parameters: { ...PromoCodeTwice.parameters, visual: { skip: "A field as that of Full." } },
  play: async (context) => {
    await PromoCodeTwice.play?.(context);
    const field = context.canvas.getByRole("textbox", { name: "Promo code" });
    await userEvent.click(context.canvas.getByRole("button", { name: /SOCKSONUS/ }));
    await waitFor(() => expect(field).not.toHaveAccessibleDescription());
  },
};

export const PromoCodeWithoutTotals: Story = {
  name: "A promo code that is put on while the cart's totals cannot be had is on the cart, and only of the totals is said that they failed",
  parameters: { ...scene({ path: "/cart", cart }), visual: { skip: "Totals that failed, and a code." } },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, "Your cart");
    await userEvent.click(await canvas.findByText("Promo code"));
    const field = await canvas.findByRole("textbox", { name: "Promo code" });
    openedScene(loaded).network["checkout.info"] = "broken";
    await userEvent.type(field, "socksonus{Enter}");
    await canvas.findByText("We can't load your total right now, so try again in a moment.");
    await canvas.findByRole("button", { name: /SOCKSONUS/ });
    await waitFor(() => expect(field).toHaveValue(""));
    await expect(field).not.toHaveAccessibleDescription();
  },
};

export const PromoCodeLong: Story = {
  name: "A promo code of 32 letters stays within a narrow phone",
  globals: { viewport: { value: "narrow" } },
  parameters: {
    ...scene({
      path: "/cart",
      cart,
      promoCodes: ["THANKSFORWAITINGSOLONGFOREVERYTHING".slice(0, 32)],
      network: { "checkout.info": "offline" },
    }),
    visual: { skip: "A code as that of Full." },
  },
  play: async ({ canvas }) => {
    const code = await canvas.findByRole("button", { name: /^Remove THANKS/ });
    await expect(code.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const PromoCodeEnded: Story = {
  name: "PROMO-05 A code on the cart that the shop no longer knows is off, and which it was stands beside what is said of it",
  parameters: { ...scene({ path: "/cart", cart, promoCodes: ["MOONWALK"] }), visual: { skip: "A field with its error." } },
  play: async ({ canvas, loaded }) => {
    const field = await canvas.findByRole("textbox", { name: "Promo code" });
    await waitFor(() => expect(field).toHaveAccessibleDescription("That code isn't valid."));
    await expect(field).toHaveValue("MOONWALK");
    await waitFor(() => expect(openedScene(loaded).store.getState().accountState.current?.cart.promoCodes).toEqual([]));
  },
};

export const OfferBringsItem: Story = {
  name: "PROMO-06 HEAD-36 What an offer brings is taken in a size, priced by the shop, swapped, and left again",
  parameters: scene(withOffer),
  play: async ({ canvas, loaded }) => {
    await heading(canvas, "Your cart");
    const offer = within(await offers(canvas));
    const sock = await offer.findByRole("button", { name: /^Add Halfcourt Sock/ });
    await userEvent.click(sock);
    await offer.findByText("Choose a size.");
    await userEvent.selectOptions(offer.getByRole("combobox", { name: /^Size of Halfcourt Sock/ }), "M");
    await userEvent.click(sock);
    await offer.findByText("M · Qty 1");
    await expect(offer.getByText("Free")).toBeVisible();
    const totals = () => canvas.getByText(/^Includes GST of/).closest("[aria-busy]") ?? canvas.getByRole("main");
    await waitFor(() => expect(totals()).toHaveTextContent("−$28.00"));
    const taken = () => openedScene(loaded).store.getState().accountState.current?.cart.promoItems;
    await expect(taken()).toMatchObject([{ promotionId: "socks-on-us", productId: "105602" }]);
    await userEvent.click(offer.getByRole("button", { name: "Swap Halfcourt Sock, 2 pack" }));
    // What was pressed is gone, and focus is still among what the offer brings.
    await expect(canvas.getByRole("main")).toContainElement(document.activeElement as HTMLElement | null);
    await userEvent.selectOptions(await offer.findByRole("combobox", { name: /^Size of Daily Sock/ }), "L");
    await userEvent.click(offer.getByRole("button", { name: /^Add Daily Sock/ }));
    await offer.findByText("L · Qty 1");
    await expect(offer.getByText("$15.00")).toBeVisible();
    await expect(taken()).toMatchObject([{ productId: "210902" }]);
    await userEvent.click(offer.getByRole("button", { name: "Remove Daily Sock, 5 pack" }));
    await offer.findByRole("button", { name: /^Add Halfcourt Sock/ });
    await expect(taken()).toBeUndefined();
    await expressButtons(canvas);
  },
};

/** The row that says what offers take off, with their names. */
const discount = async (inside: Canvas) => (await inside.findByText(/^−\$/)).parentElement;
const withTwoOffers = { ...withOffer, promoCodes: ["FIRSTDIBS", "SOCKSONUS"] };

export const OfferNotTaken: Story = {
  name: "PROMO-06 An offer whose item is not taken stands beside no discount until it is",
  parameters: { ...scene(withTwoOffers), visual: { skip: "As the one that brings an item." } },
  play: async ({ canvas }) => {
    await heading(canvas, "Your cart");
    const main = within(canvas.getByRole("main"));
    const offer = within(await offers(canvas));
    await expect(await discount(main)).toHaveTextContent(/^10% off your first order−/);
    await userEvent.selectOptions(await offer.findByRole("combobox", { name: /^Size of Halfcourt Sock/ }), "M");
    await userEvent.click(offer.getByRole("button", { name: /^Add Halfcourt Sock/ }));
    await waitFor(async () => expect(await discount(main)).toHaveTextContent("Socks on us"));
  },
};

export const OfferNotTakenInPanel: Story = {
  name: "PROMO-06 An offer whose item is not taken stands beside no discount in the panel either",
  parameters: {
    ...scene({ ...withTwoOffers, path: "/categories/men/shoes/boots" }),
    visual: { skip: "As the panel, with a discount." },
  },
  play: async ({ canvas }) => {
    await heading(canvas, /boots/i);
    const panel = await openCart(canvas);
    await panel.findByRole("region", { name: "Socks on us when you spend $150" });
    await expect(await discount(panel)).toHaveTextContent(/^10% off your first order−/);
  },
};

/** How many are left of the size that is chosen. */
let left: number;

export const OfferItemSoldOut: Story = {
  name: "A size of what an offer brings that sells out once it is chosen has to be chosen anew, and says so",
  parameters: {
    ...scene({
      ...withOffer,
      answers: {
        "checkout.promoItems": (input) => {
          const { offers: all } = promoItems(input);
          const [offer] = all;
          const [first, ...others] = offer?.choices ?? [];
          if (!offer || !first) return { offers: all };
          const sizes = first.sizes.map((size) => (size.label === "M" ? { ...size, available: left } : size));
          return { offers: [{ ...offer, choices: [{ ...first, sizes }, ...others] }] };
        },
      },
    }),
    visual: { skip: "A field with its error." },
  },
  beforeEach: () => {
    left = 1;
  },
  play: async ({ canvas, loaded }) => {
    const { store } = openedScene(loaded);
    await heading(canvas, "Your cart");
    const offer = within(await offers(canvas));
    const size = await offer.findByRole("combobox", { name: /^Size of Halfcourt Sock/ });
    await waitFor(() => expect(within(size).getByRole("option", { name: "M" })).toBeEnabled());
    await userEvent.selectOptions(size, "M");
    left = 0;
    store.dispatch(promoItemsApi.util.invalidateTags(["CheckoutInfo"]));
    await waitFor(() => expect(within(size).getByRole("option", { name: "M, sold out" })).toBeDisabled());
    const add = offer.getByRole("button", { name: /^Add Halfcourt Sock/ });
    await waitFor(() => expect(add).toBeEnabled());
    await userEvent.click(add);
    await offer.findByText("Choose a size.");
  },
};

export const OfferItemGone: Story = {
  name: "A cart cannot be checked out while what it took from an offer has sold out, and says what to do",
  parameters: {
    ...scene({ ...withOffer, answers: { "checkout.info": withSoldOutItem } }),
    visual: { skip: "A line with its error." },
  },
  play: async ({ canvas }) => {
    await heading(canvas, "Your cart");
    await canvas.findByText("Sold out, so swap it or remove it.");
    await canvas.findByText("Fix the marked item first.");
    await expect(canvas.getByRole("button", { name: "Check out" })).toBeDisabled();
    await expect(canvas.queryByRole("link", { name: "Check out" })).toBeNull();
  },
};

export const OfferItemGoneInPanel: Story = {
  name: "The panel of a cart whose taken item has sold out leads to the cart, not to checkout",
  parameters: {
    ...scene({ ...withOffer, path: "/categories/men/shoes/boots", answers: { "checkout.info": withSoldOutItem } }),
    visual: { skip: "As the panel, with a line's error." },
  },
  play: async ({ canvas }) => {
    await heading(canvas, /boots/i);
    const panel = await openCart(canvas);
    await panel.findByText("Sold out, so swap it or remove it.");
    await expect(panel.getByRole("link", { name: "Fix your cart" })).toHaveAttribute("href", "/nz/cart");
    await expect(panel.queryByRole("region", { name: "Express checkout" })).toBeNull();
  },
};

export const OffersGone: Story = {
  name: "PROMO-04 Of what went with offers each has a line that stays, but for offers whose codes say it themselves",
  parameters: { ...scene({ path: "/cart", cart }), visual: { skip: "A full cart with a note." } },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, "Your cart");
    await canvas.findByText(/Includes GST of/);
    const words = ["Out of your cart, because no offer brings it any more: Sun Cap.", "Offer Sun season has been removed."];
    const byCode = "Offer 10% off has been removed because it is no longer available.";
    const lost = [...words.map((each) => ({ words: each, items: [] })), { words: byCode, items: [], byCode: true }];
    openedScene(loaded).store.dispatch(lossesChanged(lost));
    for (const each of words) await canvas.findByText(each);
    await expect(canvas.queryByText(byCode)).toBeNull();
    await expressButtons(canvas);
  },
};

export const OfferGone: Story = {
  name: "PROMO-04 PROMO-06 What an offer brought goes with the offer, and a line says so",
  parameters: { ...scene(withOffer), visual: { skip: "A full cart with a note, and an alert that comes and goes." } },
  play: async ({ canvas }) => {
    await heading(canvas, "Your cart");
    const offer = within(await offers(canvas));
    await userEvent.selectOptions(await offer.findByRole("combobox", { name: /^Size of Halfcourt Sock/ }), "M");
    await userEvent.click(offer.getByRole("button", { name: /^Add Halfcourt Sock/ }));
    await offer.findByText("M · Qty 1");
    await userEvent.click(canvas.getByRole("button", { name: /SOCKSONUS/ }));
    await canvas.findByText("Out of your cart, because no offer brings it any more: Halfcourt Sock, 2 pack.");
    await expect(canvas.queryByRole("region", { name: "Socks on us when you spend $150" })).toBeNull();
  },
};

export const OfferItemsFailing: Story = {
  name: "ERRCAT-41 HEAD-36 HEAD-37 Items of an offer that can't be loaded say so, and can be tried again",
  parameters: scene({ ...withOffer, network: { "checkout.promoItems": "broken" } }),
  play: async ({ canvas, loaded }) => {
    await heading(canvas, "Your cart");
    await canvas.findByText("We can't load what your offer brings right now, so try again in a moment.");
    await expect(canvas.getByRole("link", { name: "Check out" })).toBeVisible();
    openedScene(loaded).network["checkout.promoItems"] = "normal";
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await offers(canvas);
    await expressButtons(canvas);
  },
};

export const Overlay: Story = {
  name: "HEAD-10 The header's cart opens over the page, with its lines and the way to check out",
  parameters: scene({ path: "/categories/men/shoes/boots", cart }),
  play: async ({ canvas }) => {
    await heading(canvas, /boots/i);
    const panel = await openCart(canvas);
    await expect(await panel.findByRole("link", { name: "Check out" })).toHaveAttribute("href", "/nz/checkout/contact-info");
    await expect(panel.getByRole("button", { name: /^Remove Ridgeback, / })).toBeVisible();
    await expect(panel.getByRole("button", { name: "Close cart" })).toBeVisible();
  },
};

export const OverlayDiscounted: Story = {
  name: "HEAD-10 EXPR-08 The header's cart says which offers take what off, and what is left after them and missing for free delivery",
  parameters: scene({
    path: "/categories/men/shoes/boots",
    cart: [{ path: "/products/norvane/ridgeback-southerly" }],
    promoCodes: ["LACEUP20", "FIRSTDIBS"],
  }),
  play: async ({ canvas }) => {
    await heading(canvas, /boots/i);
    const panel = await openCart(canvas);
    const after = (await panel.findByText("After offers")).parentElement;
    const before = panel.getByText("Subtotal").parentElement;
    const off = panel.getByText("10% off your first order").closest("p");
    await expect(off).toHaveTextContent("$20 off when you spend $150");
    const amount = (of: Element | null) => Number(of?.textContent?.match(/\$(\d+\.\d\d)$/)?.[1]);
    await expect(amount(off)).toBeGreaterThan(20);
    // Sign and figure stand in one line.
    await expect(off?.lastElementChild?.clientHeight).toBeLessThan(30);
    await expect(amount(after)).toBeCloseTo(amount(before) - amount(off), 2);
    const missing = panel.getByText(/away from free express delivery/);
    await expect(missing).toHaveTextContent(`$${(150 - amount(after)).toFixed(2)} away`);
  },
};

export const OverlayOfferGone: Story = {
  name: "PROMO-04 In the header's cart a line says why an offer has gone, and goes when the offer is back",
  parameters: {
    ...scene({
      path: "/categories/men/shoes/boots",
      cart: [{ path: "/products/norvane/ridgeback-southerly" }, { path: "/products/osker/crew-sock-3-pack-harbour", size: "M" }],
      promoCodes: ["LACEUP20"],
    }),
    visual: { skip: "As Overlay, with a note." },
  },
  play: async ({ canvas }) => {
    await heading(canvas, /boots/i);
    const panel = await openCart(canvas);
    await panel.findByText("$20 off when you spend $150");
    const why = "Offer $20 off when you spend $150 has been removed because there are no applicable items in your cart.";
    await userEvent.click(panel.getByRole("button", { name: /^Remove Ridgeback, / }));
    await panel.findByText(why);
    await userEvent.click(panel.getByRole("button", { name: "Undo, put Ridgeback back" }));
    await waitFor(() => expect(panel.queryByText(why)).toBeNull());
    await panel.findByText("After offers");
  },
};

export const OverlayEmpty: Story = {
  parameters: scene({ path: "/categories/men/shoes/boots" }),
  play: async ({ canvas }) => {
    await heading(canvas, /boots/i);
    const panel = await openCart(canvas);
    const words = await panel.findByText("Your cart could use some company.");
    // Nothing to pay, so no foot with a line above it either.
    await expect(within(document.body).getByRole("dialog", { name: "Cart" }).lastElementChild).toContainElement(words);
  },
};

export const OverlayFailing: Story = {
  name: "HEAD-34 HEAD-37 The header's cart says that it can't be loaded, and can be tried again",
  parameters: scene({ path: "/categories/men/shoes/boots", cart, network: { "products.byIds": "broken" } }),
  play: async ({ canvas }) => {
    await heading(canvas, /boots/i);
    const panel = await openCart(canvas);
    await panel.findByText("We can't load your cart right now, so try again in a moment.");
  },
};

export const OverlayOffers: Story = {
  name: "HEAD-35 HEAD-36 The header's cart has what offers bring, and says when what the cart comes to can't be loaded",
  parameters: {
    ...scene({ ...withOffer, path: "/categories/men/shoes/boots", network: { "checkout.info": "broken" } }),
    visual: { skip: "As Offer brings item, in the panel." },
  },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /boots/i);
    const panel = await openCart(canvas);
    await panel.findByText("We can't load your total right now, so try again in a moment.");
    await expect(panel.getByRole("link", { name: "Check out" })).toBeVisible();
    openedScene(loaded).network["checkout.info"] = "normal";
    await userEvent.click(panel.getByRole("button", { name: "Try again" }));
    const offer = within(await offers(panel));
    await userEvent.selectOptions(await offer.findByRole("combobox", { name: /^Size of Daily Sock/ }), "L");
    const subtotal = () => panel.getByText("Subtotal").parentElement;
    const before = subtotal()?.textContent;
    await userEvent.click(offer.getByRole("button", { name: /^Add Daily Sock/ }));
    await offer.findByText("L · Qty 1");
    await waitFor(() => expect(subtotal()?.textContent).not.toBe(before));
  },
};

export const OverlayWithoutWhatIsGone: Story = {
  name: "CART-10 A line whose product is gone leaves the header's cart too, and is told about",
  parameters: {
    ...scene({
      path: "/categories/men/shoes/boots",
      cart,
      answers: {
        "products.byIds": ({ body }) => ({
          products: body.ids.map((id) => products().find((each) => each.id === id && each.name !== "Haul 45") ?? null),
        }),
      },
    }),
    visual: { skip: "As Overlay, with a line less." },
  },
  play: async ({ canvas }) => {
    await heading(canvas, /boots/i);
    const panel = await openCart(canvas);
    await within(document.body).findByText("We took 1 item out of your cart that we no longer sell.");
    await expect(await panel.findByRole("button", { name: /^Remove Ridgeback, / })).toBeVisible();
    await expect(panel.queryByText("No longer sold")).toBeNull();
    await expect(panel.getByRole("link", { name: "Check out" })).toBeVisible();
  },
};

export const OverlayFailingThenLoaded: Story = {
  parameters: { ...OverlayFailing.parameters, visual: { skip: "Ends as Overlay does." } },
  play: async (context) => {
    await OverlayFailing.play?.(context);
    const panel = within(within(document.body).getByRole("dialog"));
    const { loaded } = context;
    openedScene(loaded).network["products.byIds"] = "normal";
    await userEvent.click(panel.getByRole("button", { name: "Try again" }));
    await panel.findByRole("link", { name: "Check out" });
  },
};
