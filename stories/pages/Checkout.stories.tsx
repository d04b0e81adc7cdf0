import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { heading } from "./shop/heading.ts";
import { setVault } from "./shop/hosted-fields-client.ts";
import { moment } from "./shop/moment.ts";
import { address, contact, orderNumber, sampleOrder } from "./shop/orders.ts";
import { openedScene, openScene, renderScene, scene } from "./shop/scene.tsx";

const meta = {
  title: "Pages/Checkout",
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

const cart = [{ path: "/products/norvane/ridgeback-southerly" }, { path: "/products/hinterly/haul-45-bluff" }];
const shipping = { shippingType: "DELIVERY", delivery: { address, options: { methodCode: "express" } } } as const;
const ready = { contact, ...shipping };

export const Contact: Story = {
  name: "CHK-02 Contact, under the steps Cart, Contact, Shipping, Payment",
  parameters: scene({ path: "/checkout/contact-info", cart }),
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /Who’s it/);
    const steps = within(canvas.getByRole("navigation", { name: "Checkout progress" })).getAllByRole("listitem");
    const labels = ["Cart", "Contact", "Shipping", "Payment"];
    await expect(steps.map((step) => labels.find((label) => step.textContent?.includes(label)))).toEqual(labels);
    await expect(await canvas.findByRole("link", { name: "Sign in" })).toHaveAttribute(
      "href",
      "/nz/account/signin?redirect=%2Fcheckout%2Fcontact-info",
    );
    await userEvent.type(await canvas.findByRole("textbox", { name: "Email" }), contact.email);
    await userEvent.type(canvas.getByRole("textbox", { name: "First name" }), contact.firstName);
    await userEvent.type(canvas.getByRole("textbox", { name: "Last name" }), contact.lastName);
    await userEvent.type(canvas.getByRole("textbox", { name: "Mobile" }), contact.phone);
    await userEvent.click(canvas.getByRole("button", { name: "Continue to shipping" }));
    await heading(canvas, /Where’s it/);
    await expect(openedScene(loaded).store.getState().checkout.current.contact?.email).toBe(contact.email);
  },
};

export const ContactLandline: Story = {
  parameters: { ...Contact.parameters, visual: { skip: "A filled field, as in Contact." } },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /Who’s it/);
    const phone = await canvas.findByRole("textbox", { name: "Mobile" });
    await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), contact.email);
    await userEvent.type(canvas.getByRole("textbox", { name: "First name" }), contact.firstName);
    await userEvent.type(canvas.getByRole("textbox", { name: "Last name" }), contact.lastName);
    await userEvent.type(phone, "09 123 4567");
    await userEvent.tab();
    await userEvent.click(canvas.getByRole("button", { name: "Continue to shipping" }));
    await heading(canvas, /Where’s it/);
    await expect(openedScene(loaded).store.getState().checkout.current.contact?.phone).toBe("09 123 4567");
  },
};

export const ContactWithErrors: Story = {
  parameters: scene({ path: "/checkout/contact-info", cart }),
  play: async ({ canvas }) => {
    await heading(canvas, /Who’s it/);
    await userEvent.type(await canvas.findByRole("textbox", { name: "Email" }), "aroha@");
    await userEvent.click(canvas.getByRole("button", { name: "Continue to shipping" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Email" })).toBeInvalid());
    await expect(canvas.getByRole("textbox", { name: "First name" })).toBeInvalid();
    await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveFocus();
  },
};

export const ContactSlow: Story = {
  parameters: scene({ path: "/checkout/contact-info", cart, network: { "products.byIds": "slow" } }),
  play: async ({ canvas }) => {
    await heading(canvas, /Who’s it/);
    await expect(canvas.getByRole("main").querySelector("[aria-busy=true]")).not.toBeNull();
    await expect(canvas.queryByRole("button", { name: "Continue to shipping" })).toBeNull();
  },
};

export const ContactWithBrokenCart: Story = {
  parameters: scene({
    path: "/checkout/contact-info",
    cart: [{ path: "/products/osker/crew-sock-3-pack-harbour", size: "M", qty: 8 }],
  }),
  play: async ({ canvas }) => {
    await heading(canvas, /Who’s it/);
    await canvas.findByText("Something in your cart needs fixing before you can pay.", {}, { timeout: 5000 });
    await expect(canvas.getByRole("link", { name: "Fix your cart" })).toHaveAttribute("href", "/nz/cart");
  },
};

export const Shipping: Story = {
  parameters: scene({
    path: "/checkout/shipping",
    cart,
    checkout: { contact, delivery: shipping.delivery, shippingType: "DELIVERY" },
  }),
  play: async ({ canvas }) => {
    await heading(canvas, /Where’s it/);
    await expect(await canvas.findByRole("radio", { name: /Express/ }, { timeout: 5000 })).toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Continue to payment" }));
    await heading(canvas, /Last/);
  },
};

export const ShippingWithErrors: Story = {
  parameters: scene({ path: "/checkout/shipping", cart, checkout: { contact } }),
  play: async ({ canvas }) => {
    await heading(canvas, /Where’s it/);
    await canvas.findByRole("radio", { name: /Express/ }, { timeout: 5000 });
    await userEvent.click(canvas.getByRole("button", { name: "Continue to payment" }));
    await waitFor(() => expect(canvas.getByRole("main").querySelectorAll("[aria-invalid=true]").length).toBeGreaterThan(2));
    await expect(canvas.getByRole("combobox", { name: "Street address" })).toHaveFocus();
    await expect(canvas.getByText("There is a problem")).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "Enter a town or city." }));
    await expect(canvas.getByRole("textbox", { name: "Town or city" })).toHaveFocus();
  },
};

export const ShippingFailing: Story = {
  parameters: scene({ path: "/checkout/shipping", cart, checkout: { contact }, network: { "checkout.info": "offline" } }),
  play: async ({ canvas }) => {
    await heading(canvas, /Where’s it/);
    await canvas.findByText("We can't load your checkout right now.", {}, { timeout: 5000 });
  },
};

export const ShippingFailingThenLoaded: Story = {
  parameters: { ...ShippingFailing.parameters, visual: { skip: "Ends as Shipping does." } },
  play: async (context) => {
    await ShippingFailing.play?.(context);
    const { canvas, loaded } = context;
    openedScene(loaded).network["checkout.info"] = "normal";
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await canvas.findByRole("radio", { name: /Express/ });
  },
};

export const ShippingSlow: Story = {
  parameters: scene({ path: "/checkout/shipping", cart, checkout: { contact }, network: { "checkout.info": "slow" } }),
  play: async ({ canvas }) => {
    await heading(canvas, /Where’s it/);
    await canvas.findByRole("heading", { name: "Delivery method" }, { timeout: 5000 });
    await expect(canvas.queryByRole("radio")).toBeNull();
  },
};

const fillCard = async (canvas: ReturnType<typeof within>) => {
  await userEvent.type(await canvas.findByRole("textbox", { name: "Card number" }, { timeout: 5000 }), "4111 1111 1111 1111");
  await userEvent.type(canvas.getByRole("textbox", { name: "Expiry" }), "08 / 28");
  await userEvent.type(canvas.getByRole("textbox", { name: "CVV" }), "123");
};

const pay = async (canvas: ReturnType<typeof within>) => {
  const button = await canvas.findByRole("button", { name: /^Pay NZ\$/ }, { timeout: 5000 });
  await userEvent.click(button);
};

export const Payment: Story = {
  parameters: scene({
    path: "/checkout/payment",
    cart,
    checkout: ready,
    placement: { orderNumber, placedAt: moment.toISOString(), totals: sampleOrder().totals },
  }),
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /Last/);
    await fillCard(canvas);
    await pay(canvas);
    await heading(canvas, /Nailed it/);
    const { placed, store } = openedScene(loaded);
    await expect(placed).toHaveLength(1);
    // The vault's token is sent, never the card.
    await expect(JSON.stringify(placed)).toContain("token-1111");
    await expect(JSON.stringify(placed)).not.toContain("4111");
    // Tabs take turns at the cart, so emptying it may come a moment later.
    await waitFor(() => expect(store.getState().accountState.current?.cart.items).toEqual({}));
  },
};

export const EarlierTryPlaced: Story = {
  parameters: scene({
    path: "/checkout/payment",
    cart,
    checkout: ready,
    earlier: { state: "placed", orderNumber, placedAt: moment.toISOString(), totals: sampleOrder().totals },
  }),
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /Nailed it/);
    await canvas.findByText(/This is your earlier try: it went through after all/);
    await expect(canvas.getByText(`Order #${orderNumber}`)).toBeVisible();
    await expect(openedScene(loaded).placed).toEqual([]);
  },
};

export const EarlierTryNotPlaced: Story = {
  parameters: scene({
    path: "/checkout/payment",
    cart,
    checkout: ready,
    earlier: { state: "notPlaced", error: { code: "PaymentDeclined", message: "Declined." } },
  }),
  play: async ({ canvas }) => {
    await heading(canvas, /Last/);
    await canvas.findByText("Your last try didn't go through, and nothing was charged.");
    await expect(await canvas.findByRole("button", { name: /^Pay NZ\$/ }, { timeout: 5000 })).toBeEnabled();
  },
};

export const PaymentWithErrors: Story = {
  parameters: scene({ path: "/checkout/payment", cart, checkout: ready }),
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /Last/);
    await canvas.findByRole("textbox", { name: "Card number" }, { timeout: 5000 });
    await pay(canvas);
    await canvas.findByText("Enter your card number.");
    await expect(openedScene(loaded).placed).toEqual([]);
  },
};

export const PaymentDeclined: Story = {
  parameters: scene({
    path: "/checkout/payment",
    cart,
    checkout: ready,
    placement: {
      status: 402,
      code: "PaymentDeclined",
      message: "Your bank declined the payment. Try another card, or talk to your bank.",
    },
  }),
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /Last/);
    await fillCard(canvas);
    await pay(canvas);
    await canvas.findByText(/Your bank declined the payment/);
    // The cart stays, and so does the way to pay.
    await expect(Object.keys(openedScene(loaded).store.getState().accountState.current?.cart.items ?? {})).toHaveLength(2);
    await expect(await canvas.findByRole("button", { name: /^Pay NZ\$/ })).toBeEnabled();
  },
};

export const PaymentSlow: Story = {
  parameters: scene({ path: "/checkout/payment", cart, checkout: ready }),
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /Last/);
    await fillCard(canvas);
    await pay(canvas);
    const busy = await canvas.findByRole("button", { name: "Paying" });
    // A second press while the first is under way pays nothing twice.
    await userEvent.click(busy);
    await waitFor(() => expect(openedScene(loaded).placed).toHaveLength(1));
  },
};

export const CardFieldsFailing: Story = {
  parameters: scene({ path: "/checkout/payment", cart, checkout: ready, vault: "failing" }),
  play: async ({ canvas }) => {
    await heading(canvas, /Last/);
    await canvas.findByText("We can't load the card fields right now.", {}, { timeout: 5000 });
    setVault("normal");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await canvas.findByRole("textbox", { name: "Card number" });
  },
};

export const CardFieldsSlow: Story = {
  parameters: scene({ path: "/checkout/payment", cart, checkout: ready, vault: "slow" }),
  play: async ({ canvas }) => {
    await heading(canvas, /Last/);
    await expect(await canvas.findAllByRole("img", { name: "Loading" }, { timeout: 5000 })).toHaveLength(3);
    await expect(canvas.queryByRole("textbox", { name: "Card number" })).toBeNull();
  },
};

const placedOrder = { orderNumber, placedAt: moment.toISOString(), email: contact.email };

export const Success: Story = {
  parameters: scene({ path: "/checkout/success", checkout: { contact, placedOrder } }),
  play: async ({ canvas }) => {
    await heading(canvas, /Nailed it/);
    await expect(canvas.getByText(`Order #${orderNumber}`)).toBeVisible();
    await canvas.findByText("Ridgeback");
  },
};

export const SuccessWithoutDetails: Story = {
  parameters: scene({ path: "/checkout/success", checkout: { contact, placedOrder }, network: { "orders.get": "broken" } }),
  play: async ({ canvas }) => {
    await heading(canvas, /Nailed it/);
    await canvas.findByText("Your order is in, but we can't show it right now.");
  },
};

export const SuccessWithDetailsAtLast: Story = {
  parameters: { ...SuccessWithoutDetails.parameters, visual: { skip: "Ends as Success does." } },
  play: async (context) => {
    await SuccessWithoutDetails.play?.(context);
    const { canvas, loaded } = context;
    openedScene(loaded).network["orders.get"] = "normal";
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await canvas.findByText("Ridgeback");
  },
};

export const Unsuccessful: Story = {
  parameters: scene({ path: "/checkout/error", cart, checkout: { contact, failedOrderNumber: orderNumber } }),
  play: async ({ canvas }) => {
    await heading(canvas, "Order unsuccessful.");
    await expect(canvas.getByText(new RegExp(`#${orderNumber} could not be processed`))).toBeVisible();
  },
};
