import type { Meta, StoryObj } from "@storybook/react-vite";
import { checkoutApi } from "@tread/storefront/app/features/checkout/checkout-api.ts";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { heading } from "./shop/heading.ts";
import { moment } from "./shop/moment.ts";
import { address, contact, orderNumber, sampleOrder } from "./shop/orders.ts";
import { openedScene, openScene, renderScene, scene } from "./shop/scene.tsx";

const meta = {
  title: "Pages/Checkout instalments",
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

const path = "/products/norvane/ridgeback-southerly";
const paymentStep = {
  path: "/checkout/payment",
  cart: [{ path }],
  checkout: { contact, shippingType: "DELIVERY", delivery: { address, options: { methodCode: "express" } } },
} as const;
const placed = { orderNumber, placedAt: moment.toISOString(), totals: sampleOrder().totals };

const choose = async (canvas: ReturnType<typeof within>) => {
  await heading(canvas, /Last/);
  await userEvent.click(await canvas.findByRole("radio", { name: /^Afterpay/ }));
  await canvas.findByText(/You'll hop over to Afterpay/);
};
const hopOver = async (canvas: ReturnType<typeof within>, press: string) => {
  const button = await canvas.findByRole("button", { name: "Continue to Afterpay" });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  const sheet = within(await screen.findByRole("dialog", { name: "Afterpay" }));
  await userEvent.click(sheet.getByRole("button", { name: press }));
};

export const Afterpay: Story = {
  name: "PAY-05 PAY-09 four payments about every two weeks without interest, approved with Afterpay, pay for the order",
  parameters: { ...scene({ ...paymentStep, placement: placed }), visual: { skip: "Ends as Payment does." } },
  play: async ({ canvas, loaded }) => {
    await choose(canvas);
    // It is the only one: no other way to pay later is on.
    const ways = within(canvas.getByRole("radiogroup", { name: "Pay with" })).getAllByRole<HTMLInputElement>("radio");
    await expect(ways.map(({ value }) => value)).toEqual(["card", "applePay", "googlePay", "paypal", "afterpay"]);
    const plan = within(canvas.getByRole("list", { name: "Afterpay schedule" }));
    const instalments = plan.getAllByRole("listitem");
    await expect(instalments).toHaveLength(4);
    await expect(instalments[0]).toHaveTextContent(/^\$[\d.]+Today$/);
    await expect(canvas.getByRole("radio", { name: /Four payments of .*, every two weeks, no interest/ })).toBeChecked();
    await hopOver(canvas, "Approve");
    await heading(canvas, /Nailed it/);
    await expect(openedScene(loaded).placed).toMatchObject([
      { cart: { payment: { methods: { afterpay: [{ token: "afterpay-checkout", amount: expect.any(Number) }] } } } },
    ]);
  },
};

export const Closed: Story = {
  name: "Afterpay that is closed leaves everything as it was",
  parameters: scene(paymentStep),
  play: async ({ canvas, loaded }) => {
    await choose(canvas);
    await hopOver(canvas, "Cancel");
    await expect(await canvas.findByRole("button", { name: "Continue to Afterpay" })).toBeEnabled();
    await expect(openedScene(loaded).placed).toEqual([]);
  },
};

export const UpdatedElsewhere: Story = {
  name: "ERRCAT-53 an order that was updated in another window since it was approved says so",
  parameters: scene({
    ...paymentStep,
    placement: { status: 400, code: "InvalidRequest", message: "Something in that request isn't right. Check it and try again." },
  }),
  play: async ({ canvas, loaded }) => {
    await choose(canvas);
    await hopOver(canvas, "Approve");
    await canvas.findByText("Your order was updated in another window, so check it and try again.");
    await expect(openedScene(loaded).placed).toHaveLength(1);
    await expect(Object.keys(openedScene(loaded).store.getState().accountState.current?.cart.items ?? {})).toHaveLength(1);
  },
};

export const Unavailable: Story = {
  name: "ERRCAT-92 Afterpay that cannot be asked says so before anything is approved",
  parameters: scene({
    ...paymentStep,
    network: {
      "checkout.instalments": {
        status: 503,
        code: "InstalmentsUnavailable",
        message: "Afterpay isn't available right now, so try again or choose another way to pay.",
      },
    },
  }),
  play: async ({ canvas, loaded }) => {
    await choose(canvas);
    const button = await canvas.findByRole("button", { name: "Continue to Afterpay" });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await canvas.findByText(/Afterpay isn't available right now/);
    await expect(openedScene(loaded).placed).toEqual([]);
  },
};

export const TooDear: Story = {
  name: "PAY-08 an order beyond the limit cannot choose it, and reads what would change that",
  parameters: scene({ ...paymentStep, cart: [{ path, qty: 13 }] }),
  play: async ({ canvas }) => {
    await heading(canvas, /Last/);
    const afterpay = await canvas.findByRole("radio", { name: /For orders up to \$2,000\.00\. Take \$93\.00 off to use it\./ });
    await expect(afterpay).toBeDisabled();
  },
};

export const TotalNotKnown: Story = {
  name: "What Afterpay splits is not said any more once the total can't be asked for, until it is known again",
  parameters: { ...scene(paymentStep), visual: { skip: "As Afterpay, with notes that other pictures show." } },
  play: async ({ canvas, loaded }) => {
    const { network, store } = openedScene(loaded);
    await choose(canvas);
    await canvas.findByRole("list", { name: "Afterpay schedule" });
    network["checkout.info"] = "offline";
    store.dispatch(checkoutApi.util.invalidateTags(["CheckoutInfo"]));
    const afterpay = await canvas.findByRole("radio", { name: /Four payments, every two weeks, no interest/ });
    await expect(afterpay).toBeChecked();
    await expect(canvas.queryByRole("list", { name: "Afterpay schedule" })).toBeNull();
    network["checkout.info"] = "normal";
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await canvas.findByRole("list", { name: "Afterpay schedule" });
    await canvas.findByRole("radio", { name: /Four payments of .*, every two weeks/ });
  },
};
