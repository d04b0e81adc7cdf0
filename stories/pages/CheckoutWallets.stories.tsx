import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { heading } from "./shop/heading.ts";
import { moment } from "./shop/moment.ts";
import { address, contact, orderNumber, sampleOrder } from "./shop/orders.ts";
import { openedScene, openScene, renderScene, scene } from "./shop/scene.tsx";
import { setWallets } from "./shop/wallet-client.ts";

const meta = {
  title: "Pages/Checkout wallets",
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

const paymentStep = {
  path: "/checkout/payment",
  cart: [{ path: "/products/norvane/ridgeback-southerly" }],
  checkout: { contact, shippingType: "DELIVERY", delivery: { address, options: { methodCode: "express" } } },
} as const;
const placed = { orderNumber, placedAt: moment.toISOString(), totals: sampleOrder().totals };

/** The shop's own code, and what it loads when a wallet is chosen, may take their time on a busy machine. */

const choose = async (canvas: ReturnType<typeof within>, wallet: string) => {
  await heading(canvas, /Last/);
  await userEvent.click(await canvas.findByRole("radio", { name: new RegExp(`^${wallet}`) }));
};
const payWith = async (canvas: ReturnType<typeof within>, wallet: string) => {
  const button = await canvas.findByRole("button", { name: `Pay with ${wallet}` });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};
const inSheet = async (wallet: string, press: string) => {
  const sheet = within(await screen.findByRole("dialog", { name: wallet }));
  await userEvent.click(sheet.getByRole("button", { name: press }));
};

export const ApplePay: Story = {
  name: "PAY-02 a mobile wallet's sheet is approved for the total, and its token pays",
  parameters: { ...scene({ ...paymentStep, placement: placed }), visual: { skip: "Ends as Payment does." } },
  play: async ({ canvas, loaded }) => {
    await choose(canvas, "Apple Pay");
    await payWith(canvas, "Apple Pay");
    const sheet = await screen.findByRole("dialog", { name: "Apple Pay" });
    await expect(sheet).toHaveTextContent(/Pay NZ\$\d/);
    await inSheet("Apple Pay", "Approve");
    await heading(canvas, /Nailed it/);
    const [body] = openedScene(loaded).placed;
    await expect(body).toMatchObject({
      cart: { payment: { methods: { applePay: [{ token: expect.stringMatching(/^applePay-\d+$/) }] } } },
    });
    await expect(JSON.stringify(body)).not.toContain('"card"');
  },
};

export const PayPal: Story = {
  name: "PAY-03 the online wallet pays as well",
  parameters: { ...scene({ ...paymentStep, placement: placed }), visual: { skip: "Ends as Payment does." } },
  play: async ({ canvas, loaded }) => {
    await choose(canvas, "PayPal");
    await payWith(canvas, "PayPal");
    await inSheet("PayPal", "Approve");
    await heading(canvas, /Nailed it/);
    await expect(openedScene(loaded).placed).toMatchObject([{ cart: { payment: { methods: { paypal: [{}] } } } }]);
  },
};

export const Closed: Story = {
  name: "A sheet that is closed leaves everything as it was",
  parameters: scene(paymentStep),
  play: async ({ canvas, loaded }) => {
    await choose(canvas, "Google Pay");
    await payWith(canvas, "Google Pay");
    await inSheet("Google Pay", "Cancel");
    const button = await canvas.findByRole("button", { name: "Pay with Google Pay" });
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.getByRole("radio", { name: /^Google Pay/ })).toBeChecked();
    await expect(openedScene(loaded).placed).toEqual([]);
  },
};

export const BreaksDown: Story = {
  name: "ERRCAT-92 a wallet that breaks down says so, and that nothing was charged",
  parameters: scene(paymentStep),
  play: async ({ canvas, loaded }) => {
    await choose(canvas, "PayPal");
    await payWith(canvas, "PayPal");
    await inSheet("PayPal", "Break down");
    await expect(await canvas.findByText(/PayPal isn't available right now and nothing was charged/)).toBeVisible();
    await expect(openedScene(loaded).placed).toEqual([]);
  },
};

export const CannotLoad: Story = {
  name: "ERRCAT-92 a wallet that cannot be loaded says so, and can be tried again",
  parameters: scene({ ...paymentStep, wallets: "failing" }),
  play: async ({ canvas }) => {
    await choose(canvas, "Apple Pay");
    await canvas.findByText("We can't load Apple Pay right now.");
    setWallets("normal");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await canvas.findByText(/You approve the payment in Apple Pay/);
    await payWith(canvas, "Apple Pay");
    await inSheet("Apple Pay", "Cancel");
  },
};

export const Slow: Story = {
  parameters: scene({ ...paymentStep, wallets: "slow" }),
  play: async ({ canvas }) => {
    await choose(canvas, "Google Pay");
    await expect(canvas.getByRole("button", { name: "Pay with Google Pay" })).toBeVisible();
    await expect(canvas.queryByText(/You approve the payment in Google Pay/)).toBeNull();
  },
};

export const Declined: Story = {
  name: "ERRCAT-55 what a wallet's bank declines is said, and the cart stays",
  parameters: scene({
    ...paymentStep,
    placement: {
      status: 402,
      code: "PaymentDeclined",
      message: "Your bank declined the payment, so try another card in Apple Pay, or another way to pay.",
    },
  }),
  play: async ({ canvas, loaded }) => {
    await choose(canvas, "Apple Pay");
    await payWith(canvas, "Apple Pay");
    await inSheet("Apple Pay", "Approve");
    await canvas.findByText(/try another card in Apple Pay/);
    await expect(Object.keys(openedScene(loaded).store.getState().accountState.current?.cart.items ?? {})).toHaveLength(1);
    await expect(await canvas.findByRole("button", { name: "Pay with Apple Pay" })).toBeEnabled();
  },
};
