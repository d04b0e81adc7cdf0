import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { checkoutInfo } from "./shop/fake-server.ts";
import { heading } from "./shop/heading.ts";
import { moment } from "./shop/moment.ts";
import { orderNumber, sampleOrder } from "./shop/orders.ts";
import { content, products } from "./shop/products.ts";
import { openedScene, openScene, renderScene, scene } from "./shop/scene.tsx";

const meta = {
  title: "Pages/Cart express",
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

const cartPage = { path: "/cart", cart: [{ path: "/products/hinterly/haul-45-bluff" }] } as const;
const placed = { orderNumber, placedAt: moment.toISOString(), totals: sampleOrder().totals };

/** The shop's own code, and what it loads when a button is pressed, may take their time on a busy machine. */
const patience = { timeout: 10_000 };

type Canvas = ReturnType<typeof within>;

/** Touches the page, which brings the buttons, and presses one; what its sheet holds. */
async function openSheet(canvas: Canvas, name: string): Promise<Canvas> {
  await heading(canvas, "Your cart");
  await userEvent.click(canvas.getByRole("heading", { level: 1 }));
  const buttons = within(await canvas.findByRole("region", { name: "Express checkout" }, patience));
  const button = buttons.getByRole("button", { name });
  await waitFor(() => expect(button).toBeEnabled(), patience);
  await userEvent.click(button);
  return within(await screen.findByRole("dialog", { name }, patience));
}

const press = async (sheet: Canvas, name: string | RegExp) =>
  userEvent.click(await sheet.findByRole("button", { name }, patience));
const said = async (sheet: Canvas, words: string) =>
  waitFor(() => expect(sheet.getByRole("alert")).toHaveTextContent(words), patience);

export const Buttons: Story = {
  name: "EXPR-08 The cart says what is missing for free express delivery, and has the express buttons under its way to checkout",
  parameters: scene({ path: "/cart", cart: [{ path: "/products/osker/crew-sock-3-pack-harbour", size: "M" }] }),
  play: async ({ canvas }) => {
    await heading(canvas, "Your cart");
    // Of 150.00, with socks for 35.00.
    await expect(await canvas.findByText(/away from free express delivery/, {}, patience)).toHaveTextContent(/^\$115\.00 away/);
    await userEvent.click(canvas.getByRole("heading", { level: 1 }));
    const buttons = within(await canvas.findByRole("region", { name: "Express checkout" }, patience));
    for (const name of ["Apple Pay", "Google Pay", "PayPal", "Afterpay"]) {
      const button = buttons.getByRole("button", { name });
      await waitFor(() => expect(button).toBeEnabled(), patience);
    }
  },
};

export const ByEmail: Story = {
  name: "A cart of what comes by email has no delivery to make free or to estimate",
  parameters: {
    ...scene({ path: "/cart", cart: [{ path: "/products/farrow-mile/first-five-training-plan-ember" }] }),
    visual: { skip: "As the cart, without the line above its summary." },
  },
  play: async ({ canvas }) => {
    await heading(canvas, "Your cart");
    await canvas.findByText("By email", {}, patience);
    await expect((await canvas.findByText("Email delivery", {}, patience)).parentElement).toHaveTextContent("Free");
    await expect(canvas.queryByText("Delivery, estimated")).toBeNull();
    await expect(canvas.queryByRole("progressbar")).toBeNull();
    await expect(canvas.queryByText(/away from free express delivery|Sorted/)).toBeNull();
  },
};

export const Placed: Story = {
  name: "The sheet chooses who, where to and how, and the order that is placed says the same",
  parameters: { ...scene({ ...cartPage, placement: placed }), visual: { skip: "Ends on the order's page." } },
  play: async ({ canvas, loaded }) => {
    const sheet = await openSheet(canvas, "PayPal");
    await press(sheet, "Home");
    await sheet.findByRole("button", { name: /chosen$/ }, patience);
    await press(sheet, "Approve");
    await heading(canvas, /Nailed it/);
    await expect(openedScene(loaded).placed).toMatchObject([
      {
        cart: { payment: { methods: { paypal: [{ token: expect.stringMatching(/^paypal-\d+$/) }] } } },
        contact: { email: "mere@example.co.nz", firstName: "Mere", lastName: "Parata" },
        shippingAddress: { street1: "14 Tāwhiri Street", suburb: "Aro Valley", city: "Wellington", postcode: "6021" },
        shipping: { type: "DELIVERY", options: { instructions: { delivery: "Behind the blue bin" }, authorityToLeave: true } },
      },
    ]);
  },
};

const refused =
  (name: string, address: string, words: string): Story["play"] =>
  async ({ canvas, loaded }) => {
    const sheet = await openSheet(canvas, name);
    await press(sheet, address);
    await said(sheet, words);
    await press(sheet, "Approve");
    await said(sheet, words);
    await press(sheet, "Home");
    await said(sheet, "");
    await press(sheet, "Cancel");
    await expect(openedScene(loaded).placed).toEqual([]);
  };
const inSheet = { ...scene(cartPage), visual: { skip: "What is said stands in the sheet, which is not the shop's." } };

export const AddressRefused: Story = {
  name: "ERRCAT-64 an express wallet says that the entered address is not delivered to",
  parameters: inSheet,
  play: refused("Apple Pay", "Sydney", "Unfortunately we cannot deliver to the entered address. Please use a different address."),
};

export const AddressUnsupported: Story = {
  name: "ERRCAT-69 Afterpay says that the shipping address is not supported",
  parameters: inSheet,
  play: refused("Afterpay", "Sydney", "We can't deliver to that shipping address, so choose another one in Afterpay."),
};

export const CountryRefused: Story = {
  name: "ERRCAT-70 PayPal says which country is delivered to",
  parameters: inSheet,
  play: refused("PayPal", "Sydney", "We can't deliver to that country, so choose an address in New Zealand."),
};

export const NoDelivery: Story = {
  name: "ERRCAT-71 an address that no courier goes to has no delivery option",
  parameters: inSheet,
  play: refused("Google Pay", "Chatham Islands", "There's no delivery option for that address, so choose another one."),
};

export const Nobody: Story = {
  name: "ERRCAT-68 a wallet that tells neither name nor email is told so",
  parameters: inSheet,
  play: async ({ canvas, loaded }) => {
    const sheet = await openSheet(canvas, "Apple Pay");
    await press(sheet, "Nobody");
    await press(sheet, "Home");
    await sheet.findByRole("button", { name: /chosen$/ }, patience);
    await press(sheet, "Approve");
    await said(sheet, "Name and email not found. Add them in Apple Pay, then pay again.");
    await press(sheet, "Cancel");
    await expect(openedScene(loaded).placed).toEqual([]);
  },
};

export const Declined: Story = {
  name: "What a wallet's bank declines is said beside the buttons, and the cart stays",
  parameters: scene({
    ...cartPage,
    placement: {
      status: 402,
      code: "PaymentDeclined",
      message: "Your bank declined the payment, so try another card in Apple Pay, or another way to pay.",
    },
  }),
  play: async ({ canvas, loaded }) => {
    const sheet = await openSheet(canvas, "Apple Pay");
    await press(sheet, "Home");
    await sheet.findByRole("button", { name: /chosen$/ }, patience);
    await press(sheet, "Approve");
    await expect(await canvas.findByText(/try another card in Apple Pay/, {}, patience)).toBeVisible();
    await expect(Object.keys(openedScene(loaded).store.getState().accountState.current?.cart.items ?? {})).toHaveLength(1);
  },
};

/** Whether somebody has been faster than the order of `SoldOut`. */
let isSoldOut = false;

export const SoldOut: Story = {
  name: "What sold out while a wallet paid is told although the buttons go, and focus stays where they were",
  parameters: {
    ...scene({
      ...cartPage,
      placement: { status: 409, code: "ItemSoldOut", message: "Somebody was faster: there isn't enough left of Haul 45." },
      network: {
        "checkout.orders": () => {
          isSoldOut = true;
          return "normal";
        },
      },
      answers: {
        "products.byIds": ({ body }) => ({
          products: body.ids.map((id) => {
            const product = products().find((each) => each.id === id);
            if (!product || !isSoldOut) return product ?? null;
            return { ...product, variants: product.variants.map((variant) => ({ ...variant, qty: 0 })) };
          }),
        }),
      },
    }),
    visual: { skip: "The cart's own, with a line to fix." },
  },
  beforeEach: () => () => {
    isSoldOut = false;
  },
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas, "Apple Pay");
    await press(sheet, "Home");
    await sheet.findByRole("button", { name: /chosen$/ }, patience);
    await press(sheet, "Approve");
    await canvas.findByText("One thing to fix before you check out", {}, patience);
    await waitFor(() => expect(canvas.queryByRole("region", { name: "Express checkout" })).toBeNull(), patience);
    await screen.findByText("Somebody was faster: there isn't enough left of Haul 45.", {}, patience);
    await expect(document.activeElement).not.toBe(document.body);
  },
};

export const CannotLoad: Story = {
  name: "A wallet that cannot be loaded says so, and that nothing was charged",
  parameters: { ...scene({ ...cartPage, wallets: "failing" }), visual: { skip: "A sentence of Declined." } },
  play: async ({ canvas }) => {
    await heading(canvas, "Your cart");
    await userEvent.click(canvas.getByRole("heading", { level: 1 }));
    const button = await canvas.findByRole("button", { name: "Google Pay" }, patience);
    await waitFor(() => expect(button).toBeEnabled(), patience);
    await userEvent.click(button);
    await canvas.findByText(/Google Pay isn't available right now and nothing was charged/, {}, patience);
  },
};

export const Waiting: Story = {
  parameters: { ...scene({ ...cartPage, wallets: "slow" }), visual: { skip: "A spinner, which is never still." } },
  play: async ({ canvas }) => {
    await heading(canvas, "Your cart");
    await userEvent.click(canvas.getByRole("heading", { level: 1 }));
    const button = await canvas.findByRole("button", { name: "Google Pay" }, patience);
    await waitFor(() => expect(button).toBeEnabled(), patience);
    await userEvent.click(button);
    await canvas.findByRole("button", { name: /Waiting for Google Pay/ }, patience);
    await expect(canvas.getByRole("button", { name: "PayPal" })).toBeDisabled();
  },
};

export const GiftCards: Story = {
  name: "A gift card that checkout remembers pays first; one that pays for everything leaves nothing to be express about",
  parameters: scene({ ...cartPage, checkout: { vouchers: [{ code: "GIFT0000000050", pin: "1234" }] } }),
  play: async ({ canvas }) => {
    await heading(canvas, "Your cart");
    await userEvent.click(canvas.getByRole("heading", { level: 1 }));
    await canvas.findByText("Your gift card pays $50.00 of it.", {}, patience);
  },
};

export const AllPaidByGiftCards: Story = {
  parameters: scene({ ...cartPage, checkout: { vouchers: [{ code: "GIFT0000001000", pin: "1234" }] } }),
  play: async ({ canvas }) => {
    await heading(canvas, "Your cart");
    await userEvent.click(canvas.getByRole("heading", { level: 1 }));
    await canvas.findByText("Your gift card pays for everything in your cart. Check out to place your order.", {}, patience);
    await expect(canvas.queryByRole("region", { name: "Express checkout" })).toBeNull();
    await expect(canvas.queryByText(/Four payments/)).toBeNull();
    await expect(canvas.getByRole("link", { name: "Check out" })).toBeVisible();
  },
};

export const NothingToPay: Story = {
  name: "What costs nothing is not said to be paid by gift cards, and a shop without announcements has no bar for them",
  parameters: {
    ...scene({
      ...cartPage,
      answers: {
        "checkout.info": (input) => ({ ...checkoutInfo(input), itemSubtotalAfterDiscounts: 0 }),
        "content.frame": () => ({ ...content().frame("nz"), announcements: [], boutique: true, galleryOverlay: false }),
      },
    }),
    visual: { skip: "As AllPaidByGiftCards, with another sentence." },
  },
  play: async ({ canvas }) => {
    await heading(canvas, "Your cart");
    await expect(canvas.queryByRole("region", { name: "Announcements" })).toBeNull();
    await userEvent.click(canvas.getByRole("heading", { level: 1 }));
    await canvas.findByText("Everything in your cart is free. Check out to place your order.", {}, patience);
  },
};
