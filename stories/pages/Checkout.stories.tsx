import type { Meta, StoryObj } from "@storybook/react-vite";
import { newestAccount } from "@tread/storefront/app/features/account/newest-account.ts";
import { checkoutApi } from "@tread/storefront/app/features/checkout/checkout-api.ts";
import { sessionClosed } from "@tread/storefront/app/features/session/session-slice.ts";
import { antiBotRefusal } from "@tread/storefront/domain/anti-bot/assessment.ts";
import { voucherMessages } from "@tread/storefront/domain/vouchers/voucher-messages.ts";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { expired, home, visa, work } from "./shop/account.ts";
import { checkoutInfo, withSoldOutItem } from "./shop/fake-server.ts";
import { heading } from "./shop/heading.ts";
import { setVault } from "./shop/hosted-fields-client.ts";
import { moment } from "./shop/moment.ts";
import { address, contact, orderNumber, sampleOrder } from "./shop/orders.ts";
import { products } from "./shop/products.ts";
import { refuse } from "./shop/refuse.ts";
import { openedScene, openScene, renderScene, scene } from "./shop/scene.tsx";
import { sayWhoIsSignedIn } from "./shop/users.ts";

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
  name: "CHK-02 CHK-19 Contact, under the steps Cart, Contact, Shipping, Payment",
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
    const mobile = canvas.getByRole("textbox", { name: "Mobile" });
    // An order that is picked up or sent by email has no courier.
    await expect(mobile).toHaveAccessibleDescription("Only about your order. We won't text you at midnight.");
    await userEvent.type(mobile, contact.phone);
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Send me drops/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Continue to shipping" }));
    await heading(canvas, /Where’s it/);
    const kept = { ...contact, phone: "+64215550137", agreeToMarketing: true };
    await expect(openedScene(loaded).store.getState().checkout.current.contact).toEqual(kept);
  },
};

export const ContactUsedOffer: Story = {
  name: "PROMO-04 CHK-23 An offer that goes once the shop knows whose order it is stands beside the next step with its reason",
  parameters: {
    ...scene({
      path: "/checkout/contact-info",
      cart,
      promoCodes: ["FIRSTDIBS"],
      answers: {
        "checkout.info": (input) => {
          const info = checkoutInfo(input);
          const { appliedPromotions } = info.promotions;
          if (!input.body.email) return info;
          const disallowedPromotions = appliedPromotions.map((offer) => ({
            ...offer,
            disallowReason: "PromotionPerCustomerUsageExceeded" as const,
            usageCountLimit: 1,
          }));
          return { ...info, promotions: { appliedPromotions: [], disallowedPromotions } };
        },
      },
    }),
    visual: { skip: "The next step, with a note beside it." },
  },
  play: async ({ canvas }) => {
    await heading(canvas, /Who’s it/);
    await canvas.findByText("10% off your first order");
    await userEvent.type(await canvas.findByRole("textbox", { name: "Email" }), contact.email);
    await userEvent.type(canvas.getByRole("textbox", { name: "First name" }), contact.firstName);
    await userEvent.type(canvas.getByRole("textbox", { name: "Last name" }), contact.lastName);
    await userEvent.type(canvas.getByRole("textbox", { name: "Mobile" }), contact.phone);
    await userEvent.click(canvas.getByRole("button", { name: "Continue to shipping" }));
    await heading(canvas, /Where’s it/);
    const why = "Offer 10% off your first order has been removed because it has already been redeemed.";
    const summary = within(canvas.getByRole("complementary", { name: "Order summary" }));
    await summary.findByText(why);
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
    await expect(openedScene(loaded).store.getState().checkout.current.contact?.phone).toBe("+6491234567");
  },
};

export const ContactWithErrors: Story = {
  name: "FORM-24 FORM-74 Contact says beside each field what it lacks, a phone number too",
  parameters: scene({ path: "/checkout/contact-info", cart }),
  play: async ({ canvas }) => {
    await heading(canvas, /Who’s it/);
    const email = await canvas.findByRole("textbox", { name: "Email" });
    await userEvent.type(email, "aroha@");
    await userEvent.click(canvas.getByRole("button", { name: "Continue to shipping" }));
    const messages = {
      Email: "Enter a valid email address.",
      "First name": "Enter your first name.",
      "Last name": "Enter your last name.",
      Mobile: "Enter a phone number.",
    };
    for (const [label, message] of Object.entries(messages)) {
      const field = canvas.getByRole("textbox", { name: label });
      await waitFor(() => expect(field).toBeInvalid());
      await expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
    }
    await expect(email).toHaveFocus();
  },
};

export const ContactWrongPhone: Story = {
  name: "FORM-75 Contact says that a phone number is none, and goes no further with it",
  parameters: { ...Contact.parameters, visual: { skip: "A field with its error, as in ContactWithErrors." } },
  play: async ({ canvas }) => {
    await heading(canvas, /Who’s it/);
    await userEvent.type(await canvas.findByRole("textbox", { name: "Email" }), contact.email);
    await userEvent.type(canvas.getByRole("textbox", { name: "First name" }), contact.firstName);
    await userEvent.type(canvas.getByRole("textbox", { name: "Last name" }), contact.lastName);
    const phone = canvas.getByRole("textbox", { name: "Mobile" });
    await userEvent.type(phone, "021 55");
    await userEvent.click(canvas.getByRole("button", { name: "Continue to shipping" }));
    await waitFor(() => expect(phone).toBeInvalid());
    await expect(phone).toHaveAccessibleDescription(expect.stringContaining("Enter a valid phone number."));
    await expect(phone).toHaveFocus();
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
    await canvas.findByText("Something in your cart needs fixing before you can pay.");
    await expect(canvas.getByRole("link", { name: "Fix your cart" })).toHaveAttribute("href", "/nz/cart");
  },
};

export const ContactWithItemGone: Story = {
  name: "A step says that the cart needs fixing when what was taken from an offer has sold out",
  parameters: {
    ...scene({
      path: "/checkout/contact-info",
      cart,
      promoCodes: ["SOCKSONUS"],
      answers: { "checkout.info": withSoldOutItem },
    }),
    visual: { skip: "As the one with a broken cart." },
  },
  play: async ({ canvas }) => {
    await heading(canvas, /Who’s it/);
    await canvas.findByText("Something in your cart needs fixing before you can pay.");
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
    await expect(await canvas.findByRole("radio", { name: /Express/ })).toBeChecked();
    // What it means is said before it is ticked.
    await expect(canvas.getByRole("checkbox", { name: /authority to leave/ })).toHaveAccessibleDescription(/in your hands\.$/);
    await userEvent.click(canvas.getByRole("button", { name: "Continue to payment" }));
    await heading(canvas, /Last/);
  },
};

export const InstructionsKept: Story = {
  name: "SHIP-02 What the courier is told is still there after a look at pickup, and goes with the order; cleared, it does not",
  parameters: { ...Shipping.parameters, visual: { skip: "As Shipping, with a sentence in a field." } },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /Where’s it/);
    const field = () => canvas.findByRole("textbox", { name: /^Delivery instructions/ });
    const chosen = () => openedScene(loaded).store.getState().checkout.current.delivery;
    await userEvent.clear(await field());
    await userEvent.type(await field(), "Behind the blue bin");
    await userEvent.click(canvas.getByRole("checkbox", { name: /authority to leave/ }));
    await userEvent.click(canvas.getByRole("radio", { name: "I'll pick up" }));
    await canvas.findByRole("radiogroup", { name: "Store to pick up from" });
    await userEvent.click(canvas.getByRole("radio", { name: "Deliver it" }));
    await expect(await field()).toHaveValue("Behind the blue bin");
    await userEvent.click(canvas.getByRole("button", { name: "Continue to payment" }));
    await heading(canvas, /Last/);
    await expect(chosen()).toEqual({
      address,
      options: { methodCode: "express", instructions: { delivery: "Behind the blue bin" }, authorityToLeave: true },
    });
    await canvas.findByText("Behind the blue bin");
    await userEvent.click(await canvas.findByRole("link", { name: "Change delivery" }));
    await userEvent.clear(await field());
    await userEvent.click(canvas.getByRole("button", { name: "Continue to payment" }));
    await heading(canvas, /Last/);
    await expect(chosen().options).toEqual({ methodCode: "express", authorityToLeave: true });
  },
};

export const BillingKept: Story = {
  name: "What was typed of another billing address is still there after a step back",
  parameters: {
    ...scene({ path: "/checkout/payment", cart, checkout: ready }),
    visual: { skip: "As Payment, with more fields." },
  },
  play: async ({ canvas }) => {
    await heading(canvas, /Last/);
    const same = () => canvas.findByRole("checkbox", { name: "Same as delivery" });
    const suburb = () => canvas.findByRole("textbox", { name: "Suburb" });
    await userEvent.click(await same());
    await userEvent.type(await suburb(), "Thorndon");
    await userEvent.click(canvas.getByRole("link", { name: "Back to shipping" }));
    await heading(canvas, /Where’s it/);
    await userEvent.click(await canvas.findByRole("button", { name: "Continue to payment" }));
    await heading(canvas, /Last/);
    await expect(await same()).not.toBeChecked();
    await expect(await suburb()).toHaveValue("Thorndon");
  },
};

export const PaymentBeforeShipping: Story = {
  name: "SHIP-12 Nobody pays before a shipping type is selected: its choice comes first, with delivery as a start",
  parameters: {
    ...scene({ path: "/checkout/payment", cart, checkout: { contact, delivery: shipping.delivery } }),
    visual: { skip: "Ends as Shipping does." },
  },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /Where’s it/);
    await expect(await canvas.findByRole("radio", { name: "Deliver it" })).toBeChecked();
    await expect(openedScene(loaded).store.getState().checkout.current.shippingType).toBeNull();
    await canvas.findByRole("radio", { name: /Express/ });
    await userEvent.click(canvas.getByRole("button", { name: "Continue to payment" }));
    await heading(canvas, /Last/);
    await expect(openedScene(loaded).store.getState().checkout.current.shippingType).toBe("DELIVERY");
  },
};

export const ByEmail: Story = {
  name: "What goes by email has neither a store to pick it up from nor a method to choose, and its address is for its bill",
  parameters: {
    ...scene({
      path: "/checkout/shipping",
      cart: [{ path: "/products/farrow-mile/first-five-training-plan-ember" }],
      checkout: { contact, shippingType: "STORE_PICKUP", delivery: { address, options: { methodCode: null } } },
    }),
  },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole("radio", { name: /^Email/ }, { timeout: 15_000 })).toBeChecked();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Your address.");
    await expect(canvas.queryByText("Delivery address")).toBeNull();
    await expect(canvas.queryByRole("radio", { name: "I'll pick up" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Continue to payment" }));
    await heading(canvas, /Last/);
    const { shippingType, delivery } = openedScene(loaded).store.getState().checkout.current;
    await expect([shippingType, delivery.options.methodCode]).toEqual(["DELIVERY", "email"]);
  },
};

export const ShippingOutOfReach: Story = {
  name: "ERRCAT-63 An address that no courier goes to is said, and another one is taken",
  parameters: scene({
    path: "/checkout/payment",
    cart,
    checkout: { ...ready, delivery: { ...shipping.delivery, address: { ...address, postcode: "8942" } } },
  }),
  play: async ({ canvas }) => {
    await heading(canvas, /Where’s it/);
    const message = "We're unable to deliver to that address, so use a different one or pick up your order.";
    await canvas.findByText(message);
    // The summary does not put off to the next step what cannot be had at all, and no method stays chosen.
    await expect(canvas.getAllByText("Unavailable").length).toBeGreaterThan(1);
    await expect(canvas.queryByText("At the next step")).toBeNull();
    await expect(canvas.getByRole("radio", { name: /Express/ })).not.toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Continue to payment" }));
    const postcode = canvas.getByRole("textbox", { name: "Postcode" });
    await waitFor(() => expect(postcode).toHaveFocus());
    await expect(postcode).toHaveAccessibleDescription(message);
    // It is heard above the form too, but seen at the field alone.
    const above = canvas.getAllByText(message).flatMap((each) => each.closest("[role=alert]") ?? []);
    await expect(above.map((each) => getComputedStyle(each).clipPath)).toEqual(["inset(50%)"]);
    await expect(canvas.queryByText("Choose a delivery method.")).toBeNull();
    await userEvent.clear(postcode);
    await userEvent.type(postcode, "6021");
    await waitFor(() => expect(canvas.queryByText(message)).toBeNull());
    await userEvent.click(await canvas.findByRole("radio", { name: /Express/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Continue to payment" }));
    await heading(canvas, /Last/);
  },
};

export const ExpressToBox: Story = {
  name: "SHIP-05 Express to a PO box is no choice and says why; Standard is, and for a street Express is again",
  parameters: {
    ...scene({
      path: "/checkout/payment",
      cart,
      checkout: { ...ready, delivery: { ...shipping.delivery, address: { ...address, street1: "PO Box 911" } } },
    }),
    visual: { skip: "As Shipping, with a method that is no choice." },
  },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /Where’s it/);
    const message = "The delivery method you chose doesn't go to this address, so choose another.";
    const said = await canvas.findAllByText(message);
    await expect(said.filter((each) => each.closest("[role=alert]"))).toHaveLength(1);
    await expect(canvas.getByRole("radiogroup", { name: "Delivery method" })).toHaveAccessibleDescription(message);
    const express = () => canvas.findByRole("radio", { name: /^Express/ });
    await expect(await express()).not.toBeChecked();
    await expect(await express()).toBeDisabled();
    await expect(await express()).toHaveAccessibleName(/Not to PO boxes or rural addresses/);
    const street = canvas.getByRole("combobox", { name: "Street address" });
    await userEvent.clear(street);
    await userEvent.type(street, "14 Cuba Street");
    await waitFor(async () => expect(await express()).toBeEnabled());
    await expect(canvas.queryByText(message)).toBeNull();
    await userEvent.clear(street);
    await userEvent.type(street, "Private Bag 3020{Escape}");
    await userEvent.click(canvas.getByRole("button", { name: "Continue to payment" }));
    await canvas.findAllByText(message);
    await userEvent.click(await canvas.findByRole("radio", { name: /^Standard/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Continue to payment" }));
    await heading(canvas, /Last/);
    await expect(openedScene(loaded).store.getState().checkout.current.delivery).toMatchObject({
      address: { street1: "Private Bag 3020" },
      options: { methodCode: "standard" },
    });
  },
};

export const EnterInBox: Story = {
  name: "SHIP-05 SHIP-08 Who goes on with Enter from an address that Express does not go to stays at the step, and chooses another",
  parameters: {
    ...scene({ path: "/checkout/shipping", cart, checkout: ready }),
    visual: { skip: "As Shipping, with a method that is no choice." },
  },
  play: async ({ canvas, loaded }) => {
    const step = await heading(canvas, /Where’s it/);
    const express = await canvas.findByRole("radio", { name: /^Express/ });
    await expect(express).toBeChecked();
    const street = canvas.getByRole("combobox", { name: "Street address" });
    await userEvent.clear(street);
    await userEvent.type(street, "PO Box 911{Escape}");
    await expect(express).toBeEnabled();
    await userEvent.type(street, "{Enter}");
    const message = "The delivery method you chose doesn't go to this address, so choose another.";
    await canvas.findAllByText(message);
    await expect(express).toBeDisabled();
    await expect(step).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole("radio", { name: /^Standard/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole("radio", { name: /^Standard/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Continue to payment" }));
    await heading(canvas, /Last/);
    await expect(openedScene(loaded).store.getState().checkout.current.delivery).toMatchObject({
      address: { street1: "PO Box 911" },
      options: { methodCode: "standard" },
    });
  },
};

export const AddressNotAsked: Story = {
  name: "Who goes on from an address about which the shop cannot be asked stays and is told, and goes on once it can",
  parameters: {
    ...scene({ path: "/checkout/shipping", cart, checkout: ready }),
    visual: { skip: "Notes that other pictures show." },
  },
  play: async ({ canvas, loaded }) => {
    const { network } = openedScene(loaded);
    await heading(canvas, /Where’s it/);
    await canvas.findByRole("radio", { name: /^Express/ });
    const street = canvas.getByRole("combobox", { name: "Street address" });
    await userEvent.clear(street);
    network["checkout.info"] = "offline";
    await userEvent.type(street, "99 Nowhere Lane{Escape}");
    const onwards = () => userEvent.click(canvas.getByRole("button", { name: "Continue to payment" }));
    await onwards();
    const told = "We can't load the ways of delivery right now, so try again in a moment.";
    await within(document.body).findAllByText(told);
    await heading(canvas, /Where’s it/);
    network["checkout.info"] = "normal";
    await onwards();
    await heading(canvas, /Last/);
  },
};

export const ShippingWithErrors: Story = {
  name: "SHIP-15 A delivery without an address goes no further, and what is missing is named",
  parameters: scene({ path: "/checkout/shipping", cart, checkout: { contact } }),
  play: async ({ canvas }) => {
    await heading(canvas, /Where’s it/);
    await canvas.findByRole("radio", { name: /Express/ });
    await userEvent.click(canvas.getByRole("button", { name: "Continue to payment" }));
    await waitFor(() => expect(canvas.getByRole("main").querySelectorAll("[aria-invalid=true]").length).toBeGreaterThan(2));
    await expect(canvas.getByRole("combobox", { name: "Street address" })).toHaveFocus();
    await expect(canvas.getByText("There is a problem")).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "Enter a town or city." }));
    await expect(canvas.getByRole("textbox", { name: "Town or city" })).toHaveFocus();
  },
};

export const FieldsTooLong: Story = {
  name: "Fields with the same wrong with them are listed by their names",
  parameters: {
    ...scene({ path: "/checkout/shipping", cart, checkout: { contact } }),
    visual: { skip: "As ShippingWithErrors, with other words." },
  },
  play: async ({ canvas }) => {
    await heading(canvas, /Where’s it/);
    await canvas.findByRole("radio", { name: /Express/ });
    for (const name of [/^Company/, /^Suburb/]) {
      await userEvent.click(canvas.getByRole("textbox", { name }));
      await userEvent.paste("A".repeat(51));
    }
    await userEvent.click(canvas.getByRole("button", { name: "Continue to payment" }));
    await canvas.findByRole("link", { name: "Company: Use 50 characters or fewer." });
    await userEvent.click(canvas.getByRole("link", { name: "Suburb: Use 50 characters or fewer." }));
    await expect(canvas.getByRole("textbox", { name: "Suburb" })).toHaveFocus();
  },
};

export const MethodMissing: Story = {
  name: "SHIP-13 A delivery whose method is not chosen goes no further, and says so",
  parameters: {
    ...scene({
      path: "/checkout/shipping",
      cart,
      checkout: { contact, shippingType: "DELIVERY", delivery: { address, options: { methodCode: null } } },
    }),
    visual: { skip: "As Shipping, with a sentence under its methods." },
  },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /Where’s it/);
    const express = await canvas.findByRole("radio", { name: /Express/ });
    await expect(express).not.toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Continue to payment" }));
    await expect(await canvas.findByText("Choose a delivery method.")).toBeVisible();
    await heading(canvas, /Where’s it/);
    await userEvent.click(express);
    await expect(canvas.queryByText("Choose a delivery method.")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Continue to payment" }));
    await heading(canvas, /Last/);
    await expect(openedScene(loaded).store.getState().checkout.current.delivery.options.methodCode).toBe("express");
  },
};

export const ExpressToSavedBox: Story = {
  name: "SHIP-05 An address that no courier goes to takes Express away as it is chosen or typed, and another gives it back",
  parameters: {
    ...scene({
      path: "/checkout/shipping",
      cart,
      checkout: { contact },
      account: { addresses: [home, { ...work, street1: "PO Box 911" }] },
    }),
    visual: { skip: "As Shipping, with a method that is no choice." },
  },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /Where’s it/);
    const express = () => canvas.findByRole("radio", { name: /^Express/ });
    await userEvent.click(await canvas.findByRole("radio", { name: /PO Box 911/ }));
    await waitFor(async () => expect(await express()).toBeDisabled());
    await userEvent.click(canvas.getByRole("radio", { name: /New address/ }));
    await waitFor(async () => expect(await express()).toBeEnabled());
    await userEvent.click(canvas.getByRole("radio", { name: /PO Box 911/ }));
    await waitFor(async () => expect(await express()).toBeDisabled());
    await userEvent.click(canvas.getByRole("radio", { name: /New address/ }));
    await waitFor(async () => expect(await express()).toBeEnabled());
    await userEvent.type(canvas.getByRole("combobox", { name: "Street address" }), "Private Bag 3020{Escape}");
    await userEvent.type(canvas.getByRole("textbox", { name: "Suburb" }), "Te Aro");
    await userEvent.type(canvas.getByRole("textbox", { name: "Town or city" }), "Wellington");
    const postcode = canvas.getByRole("textbox", { name: "Postcode" });
    await userEvent.type(postcode, "6021");
    await expect(await express()).toBeEnabled();
    await userEvent.tab();
    await waitFor(async () => expect(await express()).toBeDisabled());
    // The answer to an address that has been left is none to the one that is being typed, however late it comes.
    await userEvent.type(postcode, "{Backspace}");
    await waitFor(async () => expect(await express()).toBeEnabled());
    const { network, store } = openedScene(loaded);
    const street = canvas.getByRole("combobox", { name: "Street address" });
    await userEvent.clear(street);
    await userEvent.type(street, "PO Box 911{Escape}");
    const late = Promise.withResolvers<"normal">();
    const asked = fn(() => late.promise);
    network["checkout.info"] = asked;
    await userEvent.type(postcode, "1");
    await userEvent.tab();
    await waitFor(() => expect(asked).toHaveBeenCalled());
    network["checkout.info"] = "normal";
    await userEvent.clear(street);
    await userEvent.type(street, "14 Cuba Street{Escape}");
    late.resolve("normal");
    const states = () => Object.values(store.getState()[checkoutApi.reducerPath].queries).map((query) => query?.status);
    await waitFor(() => expect(states()).not.toContain("pending"));
    await expect(await express()).toBeEnabled();
  },
};

export const InstructionsTooLong: Story = {
  name: "FORM-29 Delivery instructions of more than 250 characters go no further, and say so",
  parameters: { ...Shipping.parameters, visual: { skip: "A field with its error, as in Field/Textarea." } },
  play: async ({ canvas }) => {
    await heading(canvas, /Where’s it/);
    const instructions = await canvas.findByRole("textbox", { name: /Delivery instructions/ });
    await userEvent.click(instructions);
    await userEvent.paste("x".repeat(251));
    await userEvent.click(canvas.getByRole("button", { name: "Continue to payment" }));
    await waitFor(() => expect(instructions).toHaveAccessibleDescription(/Use 250 characters or fewer\./));
    await expect(instructions).toHaveFocus();
    await userEvent.type(instructions, "{Backspace}");
    await userEvent.click(canvas.getByRole("button", { name: "Continue to payment" }));
    await heading(canvas, /Last/);
  },
};

export const ShippingFailing: Story = {
  name: "ERRCAT-62 ERRCAT-65 CHK-24 Checkout data that can't be loaded is said, and so are the ways of delivery",
  parameters: scene({ path: "/checkout/shipping", cart, checkout: { contact }, network: { "checkout.info": "offline" } }),
  play: async ({ canvas }) => {
    await heading(canvas, /Where’s it/);
    await canvas.findByText("We can't load your checkout right now.");
    await expect(
      await canvas.findByText("We can't load the ways of delivery right now, so try again in a moment."),
    ).toBeVisible();
  },
};

let methodsHeld = Promise.withResolvers<"normal">();

export const ShippingLoading: Story = {
  name: "Who goes on before the ways of delivery have come waits for them, and is not told to press again",
  parameters: {
    ...scene({
      path: "/checkout/shipping",
      cart,
      checkout: ready,
      network: { "checkout.info": () => methodsHeld.promise },
    }),
    visual: { skip: "A skeleton, and then the next step." },
  },
  beforeEach: () => {
    methodsHeld = Promise.withResolvers();
  },
  play: async ({ canvas }) => {
    await heading(canvas, /Where’s it/);
    await userEvent.click(canvas.getByRole("button", { name: "Continue to payment" }));
    await canvas.findByRole("button", { name: "Checking" });
    await expect(canvas.queryByRole("radio", { name: /^Express/ })).toBeNull();
    methodsHeld.resolve("normal");
    await heading(canvas, /Last/);
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

export const TotalNotKnown: Story = {
  name: "A total that can't be asked for any more is not shown as if it held, until it is known again",
  parameters: {
    ...scene({ path: "/checkout/payment", cart, checkout: ready }),
    visual: { skip: "Notes that other pictures show." },
  },
  play: async ({ canvas, loaded }) => {
    const { network, store } = openedScene(loaded);
    await heading(canvas, /Last/);
    const pay = await canvas.findByRole("button", { name: /^Pay NZ\$/ });
    const summary = within(canvas.getByRole("complementary", { name: "Order summary" }));
    await expect(summary.getByText("Total")).toBeInTheDocument();
    network["checkout.info"] = "offline";
    store.dispatch(checkoutApi.util.invalidateTags(["CheckoutInfo"]));
    await summary.findByText("Your total isn't known right now.");
    await expect(summary.getByText("Not known")).toBeInTheDocument();
    await expect(summary.queryByText("Total")).toBeNull();
    await expect(pay).toHaveTextContent(/^Pay$/);
    await expect(pay).toBeDisabled();
    await canvas.findByText("Your total isn't known right now, so you can't pay yet.");
    network["checkout.info"] = "normal";
    // The only one: two that say the same leave the shopper to wonder which.
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await canvas.findByRole("button", { name: /^Pay NZ\$/ });
    await expect(summary.queryByText("Your total isn't known right now.")).toBeNull();
  },
};

export const SavedAddressesOfAnEndedSession: Story = {
  name: "Whose session ends at the shipping step sees no saved addresses any more, and still the one that was chosen",
  parameters: {
    ...scene({ path: "/checkout/shipping", cart, checkout: { contact }, account: { addresses: [home, work] } }),
    visual: { skip: "As Shipping." },
  },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /Where’s it/);
    await canvas.findByRole("radio", { name: new RegExp(work.street1) }, { timeout: 10_000 });
    openedScene(loaded).store.dispatch(sessionClosed({ ended: false, lapsed: true }));
    await waitFor(() => expect(canvas.queryByRole("radio", { name: new RegExp(work.street1) })).toBeNull());
    await canvas.findByRole("combobox", { name: "Street address" });
  },
};

export const SavedAddressesFailing: Story = {
  name: "ERRCAT-65 Saved addresses that can't be loaded are said, and can be tried again",
  parameters: {
    ...scene({
      path: "/checkout/shipping",
      cart,
      checkout: { contact },
      account: { addresses: [home] },
      network: { "addresses.list": "offline" },
    }),
    visual: { skip: "As Shipping, with a note over the address." },
  },
  play: async ({ canvas, loaded }) => {
    await canvas.findByText("Unable to load your saved addresses.", {}, { timeout: 10_000 });
    openedScene(loaded).network["addresses.list"] = "normal";
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await canvas.findByRole("radio", { name: new RegExp(home.street1) });
    await expect(canvas.queryByText("Unable to load your saved addresses.")).toBeNull();
  },
};

export const ShippingSlow: Story = {
  parameters: scene({ path: "/checkout/shipping", cart, checkout: { contact }, network: { "checkout.info": "slow" } }),
  play: async ({ canvas }) => {
    await heading(canvas, /Where’s it/);
    await canvas.findByRole("heading", { name: "Delivery method" });
    await expect(canvas.queryByRole("radiogroup", { name: "Delivery method" })).toBeNull();
  },
};

const fillCard = async (canvas: ReturnType<typeof within>) => {
  await userEvent.type(await canvas.findByRole("textbox", { name: "Card number" }), "4111 1111 1111 1111");
  await userEvent.type(canvas.getByRole("textbox", { name: "Expiry" }), "08 / 28");
  await userEvent.type(canvas.getByRole("textbox", { name: "CVV" }), "123");
};

const pay = async (canvas: ReturnType<typeof within>) => {
  const button = await canvas.findByRole("button", { name: /^Pay NZ\$/ });
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

const savedCards = {
  path: "/checkout/payment",
  cart,
  checkout: ready,
  account: { cards: [expired, { ...visa, isDefault: false }] },
} as const;

export const PaymentBySavedCard: Story = {
  name: "A saved card is chosen to pay with; one that has expired says so and cannot be",
  parameters: scene(savedCards),
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /Last/);
    await expect(await canvas.findByRole("radio", { name: /Visa ending 1111/ })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: /^Mastercard ending 4444 Expired 08\/25/ })).toBeDisabled();
    await expect(canvas.queryByRole("textbox", { name: "Card number" })).toBeNull();
    await pay(canvas);
    await waitFor(() => expect(openedScene(loaded).placed).toHaveLength(1));
    await expect(JSON.stringify(openedScene(loaded).placed)).toContain(visa.id);
  },
};

export const SavedCardsFailing: Story = {
  name: "ERRCAT-65 Saved payment methods that can't be loaded are said, and can be tried again without losing the card that is typed",
  parameters: {
    ...scene({ ...savedCards, network: { "paymentMethods.list": "offline" } }),
    visual: { skip: "As Payment, with a note over the ways to pay." },
  },
  play: async ({ canvas, loaded }) => {
    await canvas.findByText("Unable to load your payment methods.", {}, { timeout: 10_000 });
    const number = await canvas.findByRole("textbox", { name: "Card number" });
    await fillCard(canvas);
    openedScene(loaded).network["paymentMethods.list"] = "normal";
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("radio", { name: /Visa ending 1111/ })).not.toBeChecked();
    await expect(canvas.queryByText("Unable to load your payment methods.")).toBeNull();
    await expect(canvas.getByRole("radio", { name: /Another card/ })).toBeChecked();
    await expect(canvas.getByRole("textbox", { name: "Card number" })).toBe(number);
  },
};

export const PaymentByAnotherCard: Story = {
  name: "Another card than the saved ones is entered, and may be saved too",
  parameters: scene(savedCards),
  play: async ({ canvas }) => {
    await heading(canvas, /Last/);
    await userEvent.click(await canvas.findByRole("radio", { name: /Another card/ }));
    await fillCard(canvas);
    await expect(canvas.getByRole("checkbox", { name: /^Save this card for next time/ })).not.toBeChecked();
    await expect(canvas.getByRole("radio", { name: /Visa ending 1111/ })).not.toBeChecked();
  },
};

export const PaymentWithExpiredCard: Story = {
  name: "Where no saved card is good any more, the card's form is open",
  parameters: {
    ...scene({ ...savedCards, account: { cards: [expired] } }),
    visual: { skip: "An expired card and a card's form are in the stories before." },
  },
  play: async ({ canvas }) => {
    await heading(canvas, /Last/);
    await canvas.findByRole("textbox", { name: "Card number" });
    await expect(canvas.getByRole("radio", { name: /^Card/ })).toBeChecked();
  },
};

export const PaymentHosted: Story = {
  parameters: {
    ...scene({
      path: "/checkout/payment",
      cart,
      checkout: ready,
      hostedPayments: true,
      placement: { orderNumber, placedAt: moment.toISOString(), totals: sampleOrder().totals },
    }),
    visual: { skip: "Looks as Payment does." },
  },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /Last/);
    await canvas.findByRole("textbox", { name: "Card number" });
    await pay(canvas);
    await canvas.findByText("Enter your card number.");
    await fillCard(canvas);
    await pay(canvas);
    await heading(canvas, /Nailed it/);
    // The service's token and what it knows of the device are sent, never the card.
    await expect(JSON.stringify(openedScene(loaded).placed)).toContain("braintree-token-1111");
    await expect(JSON.stringify(openedScene(loaded).placed)).toContain("correlation_id");
    await expect(JSON.stringify(openedScene(loaded).placed)).not.toContain("4111");
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
    await waitFor(() => expect(canvas.queryByText(/We never heard back/)).not.toBeInTheDocument());
    await expect(await canvas.findByRole("button", { name: /^Pay NZ\$/ })).toBeEnabled();
  },
};

export const PaymentWithErrors: Story = {
  parameters: scene({ path: "/checkout/payment", cart, checkout: ready }),
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /Last/);
    await canvas.findByRole("textbox", { name: "Card number" });
    await pay(canvas);
    await canvas.findByText("Enter your card number.");
    await expect(openedScene(loaded).placed).toEqual([]);
  },
};

export const CardChecked: Story = {
  name: "FORM-55 FORM-56 FORM-57 FORM-58 A card's number, expiry and code are required and checked before anything is paid",
  parameters: {
    ...scene({ path: "/checkout/payment", cart, checkout: ready }),
    visual: { skip: "As PaymentWithErrors, with other sentences." },
  },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /Last/);
    const number = await canvas.findByRole("textbox", { name: "Card number" });
    await pay(canvas);
    for (const message of ["Enter your card number.", "Enter the expiry date.", "Enter the security code."])
      await expect(await canvas.findByText(message)).toBeVisible();
    await expect(number).toHaveFocus();
    await userEvent.type(number, "4111 1111 1111 1112");
    await userEvent.type(canvas.getByRole("textbox", { name: "Expiry" }), "13 / 28");
    await userEvent.type(canvas.getByRole("textbox", { name: "CVV" }), "12");
    await pay(canvas);
    for (const message of [
      "Check the card number, something's not right.",
      "Check the expiry date. It's month and year, like 08/28.",
      "Check the security code.",
    ])
      await expect(await canvas.findByText(message)).toBeVisible();
    await expect(openedScene(loaded).placed).toEqual([]);
    await userEvent.clear(number);
    await userEvent.type(number, "3782 822463 10005");
    await expect(await canvas.findByRole("group", { name: "CID" })).toBeVisible();
    await expect(canvas.queryByRole("group", { name: "CVV" })).toBeNull();
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
      message: "Your bank declined the payment, so try another card or talk to your bank.",
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

const refusedStory = (code: string, message: string, said = "Said by the shop."): Story => ({
  parameters: {
    ...scene({
      path: "/checkout/payment",
      cart,
      checkout: ready,
      placement: { status: code === "PaymentFailureUnrecoverable" ? 502 : 422, code, message: said },
    }),
    visual: { skip: "As PaymentDeclined, with another sentence." },
  },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /Last/);
    await fillCard(canvas);
    await pay(canvas);
    await canvas.findByText(message);
    await expect(Object.keys(openedScene(loaded).store.getState().accountState.current?.cart.items ?? {})).toHaveLength(2);
  },
});

export const PaymentUnprocessed: Story = {
  ...refusedStory(
    "PaymentNotProcessed",
    "We are unable to process your payment. You haven't been charged: try again, or choose another way to pay.",
    "We are unable to process your payment. You haven't been charged: try again, or choose another way to pay.",
  ),
  name: "ERRCAT-58 A payment that the payment service broke down over says that nothing was charged",
};

export const OrderUnplaced: Story = {
  ...refusedStory("UnprocessableRequest", "Unable to place order, so check your details and try again."),
  name: "ERRCAT-59 An order that cannot be placed as it was sent says so",
};

const openGiftCard = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Add a gift card" }));
  return {
    number: await canvas.findByRole("textbox", { name: "Gift card number" }),
    pin: canvas.getByRole("textbox", { name: "PIN" }),
  };
};

const enterGiftCard = async (canvas: ReturnType<typeof within>, code: string, pin = "1234") => {
  const fields = await openGiftCard(canvas);
  await userEvent.type(fields.number, code);
  await userEvent.type(fields.pin, `${pin}{Enter}`);
  return fields;
};

const giftCardStory = (code: string, message: string, pin?: string): Story => ({
  parameters: {
    ...scene({ path: "/checkout/payment", cart, checkout: ready }),
    visual: { skip: "The same fields with another sentence, as in GiftCardWrong." },
  },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /Last/);
    await enterGiftCard(canvas, code, pin);
    await canvas.findByText(message);
    await expect(openedScene(loaded).store.getState().checkout.current.vouchers).toEqual([]);
    await expect(openedScene(loaded).placed).toEqual([]);
  },
});

export const GiftCardPartly: Story = {
  name: "CHK-17 PAY-06 PAY-14 A gift card pays its part, the card the rest, and each amount is sent",
  parameters: {
    ...scene({
      path: "/checkout/payment",
      cart,
      checkout: ready,
      placement: { orderNumber, placedAt: moment.toISOString(), totals: sampleOrder().totals },
    }),
    visual: { skip: "Ends as Payment does." },
  },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /Last/);
    const before = (await canvas.findByRole("button", { name: /^Pay NZ\$/ })).textContent;
    // Spaced as it is printed, and in small letters.
    await enterGiftCard(canvas, "gift 0000 0000 50");
    await canvas.findByText(/\$50\.00 of \$50\.00 used/);
    await expect(canvas.getByRole("button", { name: "Add a gift card" })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole("button", { name: /^Pay NZ\$/ }).textContent).not.toBe(before));
    const summary = within(canvas.getByRole("complementary", { name: "Order summary" }));
    await expect(summary.getByText("Gift card ending 50").closest("div")).toHaveTextContent("−$50.00");
    await expect(summary.getByText("Left to pay")).toBeInTheDocument();
    await fillCard(canvas);
    await pay(canvas);
    await heading(canvas, /Nailed it/);
    const { placed, store } = openedScene(loaded);
    const [order] = placed as {
      expectedTotal: number;
      cart: { payment: { methods: { card: { amount: number }[]; voucher: object[] } } };
    }[];
    await expect(order?.cart.payment.methods.voucher).toEqual([{ code: "GIFT0000000050", pin: "1234", amount: 5_000 }]);
    await expect(order?.cart.payment.methods.card[0]?.amount).toBe((order?.expectedTotal ?? 0) - 5_000);
    await expect(store.getState().checkout.current.vouchers).toEqual([]);
  },
};

export const GiftCardWholly: Story = {
  name: "A gift card that covers all of it leaves nothing to ask for",
  parameters: {
    ...scene({
      path: "/checkout/payment",
      cart,
      checkout: { ...ready, vouchers: [{ code: "GIFT0000001000", pin: "1234" }] },
      placement: { orderNumber, placedAt: moment.toISOString(), totals: sampleOrder().totals },
    }),
    visual: { skip: "Ends as Payment does." },
  },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /Last/);
    await canvas.findByText(/left on it/);
    await canvas.findByText("Your gift card covers all of it, so there's nothing else to pay with.");
    await expect(canvas.getByText("Nothing left to pay")).toBeInTheDocument();
    await expect(canvas.queryByRole("textbox", { name: "Card number" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Place order" }));
    await heading(canvas, /Nailed it/);
    const [order] = openedScene(loaded).placed as { expectedTotal: number; cart: { payment: { methods: object } } }[];
    await expect(order?.cart.payment.methods).toEqual({
      voucher: [{ code: "GIFT0000001000", pin: "1234", amount: order?.expectedTotal }],
    });
  },
};

export const GiftCardRemoved: Story = {
  name: "A gift card is taken off again, and what it paid is asked for as before",
  parameters: {
    ...scene({
      path: "/checkout/payment",
      cart,
      checkout: {
        ...ready,
        vouchers: [
          { code: "GIFT0000001000", pin: "1234" },
          { code: "GIFT0000000050", pin: "1234" },
        ],
      },
    }),
    visual: { skip: "Ends as Payment does." },
  },
  play: async ({ canvas }) => {
    await heading(canvas, /Last/);
    const remove = await canvas.findAllByRole("button", { name: /^Remove Gift card/ });
    // Whichever expires soonest is spent first.
    await expect(remove.map((button) => button.getAttribute("aria-label"))).toEqual([
      "Remove Gift card ending 50",
      "Remove Gift card ending 00",
    ]);
    await expect(await canvas.findByText(/\$50\.00 of \$50\.00 used/)).toBeVisible();
    for (const button of remove) await userEvent.click(button);
    await canvas.findByRole("button", { name: /^Pay NZ\$/ });
    await expect(canvas.queryByText("Left to pay")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Add a gift card" })).toHaveFocus();
  },
};

export const GiftCardWrong: Story = {
  ...giftCardStory("GIFT0000000050", "Incorrect code or PIN, so check the gift card and try again.", "4321"),
  name: "ERRCAT-72 A wrong gift card code or PIN says so",
  parameters: scene({ path: "/checkout/payment", cart, checkout: ready }),
};

export const GiftCardSuspended: Story = {
  ...giftCardStory("GIFTSUSPENDED0", "This gift card is suspended, so use another or ask our support team."),
  name: "ERRCAT-73 A suspended gift card says so",
};

export const GiftCardLocked: Story = {
  ...giftCardStory(
    "GIFTLOCKED0000",
    "This gift card is locked after too many wrong PINs, so try again later or ask our support team.",
  ),
  name: "ERRCAT-74 A gift card that wrong PINs have locked says so",
};

export const GiftCardRedeemed: Story = {
  ...giftCardStory("GIFT0000000000", "This gift card has already been redeemed, so use another."),
  name: "ERRCAT-75 A redeemed gift card says so",
};

export const GiftCardExpired: Story = {
  ...giftCardStory("GIFTEXPIRED000", "This gift card has expired, so use another."),
  name: "ERRCAT-76 An expired gift card says so",
};

export const GiftCardTwice: Story = {
  name: "ERRCAT-77 A gift card that is entered twice says so, and counts once",
  parameters: {
    ...scene({ path: "/checkout/payment", cart, checkout: { ...ready, vouchers: [{ code: "GIFT0000000050", pin: "1234" }] } }),
    visual: { skip: "The same fields with another sentence, as in GiftCardWrong." },
  },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /Last/);
    await canvas.findByText(/\$50\.00 of \$50\.00 used/);
    const { number } = await enterGiftCard(canvas, "GIFT-0000-0000-50");
    await canvas.findByText("This gift card has already been applied.");
    await expect(number).toHaveFocus();
    await expect(openedScene(loaded).store.getState().checkout.current.vouchers).toHaveLength(1);
  },
};

export const GiftCardUnverified: Story = {
  name: "ERRCAT-78 A gift card that can't be checked says so, and can be applied once it can",
  parameters: {
    ...scene({ path: "/checkout/payment", cart, checkout: ready, network: { "vouchers.balance": "offline" } }),
    visual: { skip: "The same fields with another sentence, as in GiftCardWrong." },
  },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /Last/);
    await enterGiftCard(canvas, "GIFT0000000050");
    await canvas.findByText("We're unable to verify or apply this gift card right now, so try again in a moment.");
    openedScene(loaded).network["vouchers.balance"] = "normal";
    await userEvent.click(canvas.getByRole("button", { name: "Apply" }));
    await canvas.findByText(/\$50\.00 of \$50\.00 used/);
  },
};

export const GiftCardGuarded: Story = {
  ...giftCardStory("GIFTBYAROBOT00", antiBotRefusal),
  name: "HTTP-09 A gift card that is asked about by what looks like a robot says what to do",
};

export const GiftCardsUnknown: Story = {
  name: "Gift cards that can't be asked about pay nothing until they can",
  parameters: scene({
    path: "/checkout/payment",
    cart,
    checkout: { ...ready, vouchers: [{ code: "GIFT0000001000", pin: "1234" }] },
    network: { "vouchers.balance": "broken" },
  }),
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /Last/);
    await canvas.findByText(/We're unable to verify or apply this gift card/);
    await expect(await canvas.findByRole("button", { name: /^Pay NZ\$/ })).toBeEnabled();
    openedScene(loaded).network["vouchers.balance"] = "normal";
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await canvas.findByRole("button", { name: "Place order" });
  },
};

export const GiftCardsSlow: Story = {
  parameters: scene({
    path: "/checkout/payment",
    cart,
    checkout: { ...ready, vouchers: [{ code: "GIFT0000001000", pin: "1234" }] },
    network: { "vouchers.balance": "slow" },
  }),
  play: async ({ canvas }) => {
    await heading(canvas, /Last/);
    await canvas.findByRole("button", { name: "Add a gift card" });
    // Nobody pays by card what a gift card may yet pay.
    await expect(canvas.getByRole("button", { name: "Pay" })).toBeDisabled();
  },
};

export const GiftCardTakenOff: Story = {
  name: "VOUCH-06 A gift card that is refused by and by is taken off, and the shopper is told why",
  parameters: scene({
    path: "/checkout/payment",
    cart,
    checkout: {
      ...ready,
      vouchers: [
        { code: "GIFTSUSPENDED0", pin: "1234" },
        { code: "GIFT0000000050", pin: "1234" },
      ],
    },
  }),
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /Last/);
    await canvas.findByText(/We took off the gift card ending D0\. This gift card is suspended/);
    await waitFor(() =>
      expect(openedScene(loaded).store.getState().checkout.current.vouchers).toEqual([{ code: "GIFT0000000050", pin: "1234" }]),
    );
    await canvas.findByText(/\$50\.00 of \$50\.00 used/);
  },
};

export const GiftCardEmpty: Story = {
  name: "FORM-52 FORM-53 FORM-54 Code and PIN are required and checked when they are applied; who passes by hears nothing",
  parameters: {
    ...scene({
      path: "/checkout/payment",
      cart,
      checkout: ready,
      placement: { status: 402, code: "PaymentDeclined", message: "Declined." },
    }),
    visual: { skip: "The same fields with another sentence, as in GiftCardWrong." },
  },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /Last/);
    const { number, pin } = await openGiftCard(canvas);
    await waitFor(() => expect(number).toHaveFocus());
    await userEvent.tab();
    await expect(pin).toHaveFocus();
    await userEvent.tab();
    for (const field of [number, pin]) await expect(field).not.toHaveAttribute("aria-invalid", "true");
    await userEvent.click(canvas.getByRole("button", { name: "Apply" }));
    await expect(number).toHaveAccessibleDescription("Enter the gift card number.");
    await expect(pin).toHaveAccessibleDescription("Enter the PIN.");
    await expect(number).toHaveFocus();
    await userEvent.type(number, "GIFT");
    await userEvent.type(pin, "12{Enter}");
    await expect(number).toHaveAccessibleDescription("Check the gift card number: it has 10 to 19 letters or digits.");
    await expect(pin).toHaveAccessibleDescription("Check the PIN: it has 4 to 8 digits.");
    await fillCard(canvas);
    await pay(canvas);
    const unapplied = "Apply your gift card, or clear its fields, before you pay.";
    await canvas.findByText(unapplied);
    await expect(openedScene(loaded).placed).toEqual([]);
    await userEvent.clear(number);
    await userEvent.clear(pin);
    // It has been done, so it is not asked for any longer.
    await expect(canvas.queryByText(unapplied)).toBeNull();
    await pay(canvas);
    await waitFor(() => expect(openedScene(loaded).placed).toHaveLength(1));
  },
};

export const GiftCardSpentElsewhere: Story = {
  name: "VOUCH-09 ERRCAT-56 An order whose gift card was spent meanwhile has the balances asked for anew",
  parameters: {
    ...scene({
      path: "/checkout/payment",
      cart,
      checkout: { ...ready, vouchers: [{ code: "GIFT0000001000", pin: "1234" }] },
      placement: {
        status: 422,
        code: "VoucherInsufficientFunds",
        message: voucherMessages.insufficient,
      },
    }),
    visual: { skip: "As PaymentDeclined, with another sentence." },
  },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /Last/);
    const place = await canvas.findByRole("button", { name: "Place order" });
    openedScene(loaded).network["vouchers.balance"] = {
      status: 422,
      code: "VoucherLocked",
      message: "Locked.",
    };
    await userEvent.click(place);
    await canvas.findByText(
      "There's less on your gift card than there was, so check the new amounts and place your order again.",
    );
    await canvas.findByText(/We took off the gift card ending 00\. This gift card is locked/);
    await canvas.findByRole("button", { name: /^Pay NZ\$/ });
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
    await canvas.findByText("We can't load the card fields right now.");
    setVault("normal");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await canvas.findByRole("textbox", { name: "Card number" });
  },
};

const orderedElsewhere = /Your cart was ordered or emptied elsewhere/;

/** Another tab has ordered the cart, or taken it along, as this one hears of it. */
function orderElsewhere() {
  const key = "account-state:nz";
  const state = JSON.parse(localStorage.getItem(key) ?? "{}");
  const newValue = JSON.stringify({ ...state, cart: { ...state.cart, id: "cart-2", items: {} } });
  localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent("storage", { key, newValue, storageArea: localStorage }));
}

export const CartOrderedWhileIdle: Story = {
  name: "Who has left a step open while another tab orders its cart is told why the cart is empty",
  parameters: {
    ...scene({ path: "/checkout/shipping", cart, checkout: ready }),
    visual: { skip: "Ends in the empty cart, which has its own story." },
  },
  play: async ({ canvas }) => {
    await heading(canvas, /Where’s it/);
    await canvas.findByLabelText("Street address");
    orderElsewhere();
    await within(document.body).findByText(orderedElsewhere);
    await expect(within(document.body).getByRole("link", { name: "Find your order" })).toHaveAttribute("href", "/nz/orders");
  },
};

export const CartOrderedWhilePaymentIdles: Story = {
  name: "The same goes for the payment step",
  parameters: { ...CartOrderedWhileIdle.parameters, ...scene({ path: "/checkout/payment", cart, checkout: ready }) },
  play: async ({ canvas }) => {
    await heading(canvas, /Last/);
    await canvas.findByRole("button", { name: /^Pay NZ\$/ });
    orderElsewhere();
    await within(document.body).findByText(orderedElsewhere);
  },
};

export const SignedOutElsewhere: Story = {
  name: "Who signs out in another tab is not told that their cart was ordered",
  parameters: {
    ...scene({ path: "/checkout/payment", cart, checkout: ready, signedIn: true }),
    visual: { skip: "Ends in the empty cart, which has its own story." },
  },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /Last/);
    await canvas.findByRole("button", { name: /^Pay NZ\$/ });
    // The tab that signs out has the cookie taken back first, empties the cart, and then says so.
    sayWhoIsSignedIn(false);
    orderElsewhere();
    await waitFor(() => expect(canvas.queryByRole("button", { name: /^Pay NZ\$/ })).toBeNull());
    openedScene(loaded).store.dispatch(sessionClosed({ ended: true }));
    await within(document.body).findByText(/You signed out in another tab/);
    await expect(within(document.body).queryByText(orderedElsewhere)).toBeNull();
  },
};

export const CartOrderedElsewhere: Story = {
  name: "Who is about to pay for a cart that another tab orders is told so, and not that the card fields failed",
  parameters: {
    ...scene({ path: "/checkout/payment", cart, checkout: ready, vault: "sealing" }),
    visual: { skip: "Ends in the empty cart, which has its own story." },
  },
  play: async ({ canvas }) => {
    await heading(canvas, /Last/);
    await fillCard(canvas);
    await pay(canvas);
    await canvas.findByRole("button", { name: "Paying" });
    orderElsewhere();
    await within(document.body).findByText(orderedElsewhere);
    await expect(within(document.body).queryByText(/The card fields cannot be reached/)).toBeNull();
  },
};

let isGone = false;

export const NoLongerSold: Story = {
  name: "What is no longer sold once it is paid for leaves the cart, and nobody else is said to have emptied it",
  parameters: {
    ...scene({
      path: "/checkout/payment",
      cart: cart.slice(0, 1),
      checkout: ready,
      placement: { status: 422, code: "ProductNotFound", message: "Product not found." },
      answers: {
        "checkout.info": (input) => (isGone ? refuse(422, "ProductNotFound") : checkoutInfo(input)),
        "products.byIds": ({ body }) => ({
          products: body.ids.map((id) => (isGone ? null : (products().find((product) => product.id === id) ?? null))),
        }),
      },
    }),
    visual: { skip: "Ends in the empty cart, which has its own story." },
  },
  beforeEach: () => {
    isGone = false;
  },
  play: async ({ canvas }) => {
    await heading(canvas, /Last/);
    await fillCard(canvas);
    isGone = true;
    await pay(canvas);
    await heading(canvas, /Empty/);
    const said = within(document.body);
    await said.findByText("Something in your order is no longer available, so it leaves your cart and nothing was charged.");
    await said.findByText("We took 1 item out of your cart that we no longer sell.");
    await expect(said.queryByText(/ordered or emptied elsewhere|^Unable to place order/)).toBeNull();
  },
};

export const CardFieldsSlow: Story = {
  parameters: scene({ path: "/checkout/payment", cart, checkout: ready, vault: "slow" }),
  play: async ({ canvas }) => {
    await heading(canvas, /Last/);
    await expect(await canvas.findAllByRole("img", { name: "Loading" })).toHaveLength(3);
    await expect(canvas.queryByRole("textbox", { name: "Card number" })).toBeNull();
  },
};

const placedOrder = { orderNumber, placedAt: moment.toISOString(), email: contact.email };

export const Success: Story = {
  parameters: scene({
    path: "/checkout/success",
    checkout: { contact, placedOrder },
    answers: { "orders.get": () => ({ ...sampleOrder(), pointsEarned: 1_348 }) },
  }),
  play: async ({ canvas }) => {
    await heading(canvas, /Nailed it/);
    await expect(canvas.getByText(`Order #${orderNumber}`)).toBeVisible();
    await canvas.findByText("Ridgeback");
    await expect(canvas.getByText("Qantas Points, earned with this order.")).toBeVisible();
    const account = within(canvas.getByRole("region", { name: "Save yourself the typing" }));
    const signUp = `/nz/account/signup?redirect=${encodeURIComponent(`/account/orders/${orderNumber}`)}`;
    await expect(account.getByRole("link", { name: "Create an account" })).toHaveAttribute("href", signUp);
    await canvas.findByRole("heading", { name: "While you wait" });
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

export const SuccessSignedIn: Story = {
  name: "Who is signed in keeps what they typed in their account at a press, for the next order",
  parameters: {
    ...scene({
      path: "/checkout/success",
      checkout: { contact, placedOrder },
      account: { customer: { phone: null } },
      network: { "addresses.create": "broken" },
    }),
    visual: { skip: "The page of Success with other words on its last card." },
  },
  play: async ({ canvas, loaded }) => {
    const { network, store } = openedScene(loaded);
    await canvas.findByText(/We'd keep 8 Kōwhai Terrace, Mount Victoria, Wellington 6011 and 021 555 0137 in your account\./);
    await expect(canvas.queryByRole("link", { name: "Create an account" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Keep for next time" }));
    await canvas.findByText(/^We couldn't keep that, so try again in a moment\./);
    network["addresses.create"] = "normal";
    await userEvent.click(canvas.getByRole("button", { name: "Keep for next time" }));
    await canvas.findByText("Kept in your account. Checkout fills itself in next time.");
    await expect(canvas.queryByRole("button", { name: "Keep for next time" })).toBeNull();
    const { customer } = await store.dispatch(newestAccount());
    await expect(customer).toMatchObject({ phone: contact.phone, addresses: [{ ...address, isDefaultShipping: true }] });
  },
};

const byEmail = { code: "email", available: true, label: "Email", promise: "As soon as you've ordered", price: 0 };
const sentByEmail: NonNullable<Parameters<typeof scene>[0]["answers"]> = {
  "checkout.info": (input) => ({ ...checkoutInfo(input), availableShippingMethods: [{ ...byEmail, type: "delivery" }] }),
};

export const PaymentByEmail: Story = {
  name: "What comes by email is sent to an email address, and billed to the address that was given",
  parameters: {
    ...scene({
      path: "/checkout/payment",
      cart,
      checkout: { contact, shippingType: "DELIVERY", delivery: { address, options: { methodCode: "email" } } },
      answers: sentByEmail,
    }),
    visual: { skip: "Other words, as in Payment." },
  },
  play: async ({ canvas }) => {
    const sentTo = (await canvas.findByText("Sent to")).parentElement;
    await waitFor(() => expect(sentTo).toHaveTextContent(`${contact.email}As soon as you've ordered`));
    await expect(canvas.queryByText("Deliver to")).toBeNull();
    await expect(await canvas.findByRole("checkbox", { name: new RegExp(address.street1) })).toBeChecked();
  },
};

export const SuccessByEmail: Story = {
  name: "Nobody laces up what comes by email, and it is not promised for later",
  parameters: {
    ...scene({
      path: "/checkout/success",
      checkout: { contact, placedOrder },
      answers: {
        "orders.get": () => {
          const order = sampleOrder();
          return { ...order, shipping: { ...order.shipping, methodCode: "email", label: "Email", promise: byEmail.promise } };
        },
      },
    }),
    visual: { skip: "The page of Success in other words." },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "Email" });
    await expect(canvas.queryByText(/lacing up/)).toBeNull();
  },
};

export const SuccessOfACancelledOrder: Story = {
  name: "Whoever comes back after the order was cancelled is not told that it is on its way",
  parameters: scene({
    path: "/checkout/success",
    checkout: { contact, placedOrder },
    answers: {
      "orders.get": () => {
        const order = sampleOrder();
        const refund = { label: "Visa ending 1111", amount: order.totals.grandTotal, state: "due" as const, at: order.placedAt };
        return { ...order, items: order.items.map((item) => ({ ...item, status: "cancelled" as const })), refunds: [refund] };
      },
    },
  }),
  play: async ({ canvas }) => {
    await heading(canvas, /Called off/);
    await expect(canvas.getByText("Nothing of it will be sent. What you get back is below.")).toBeVisible();
    const ground = canvas.getByRole("heading", { level: 1 }).closest("section");
    await expect(ground).toHaveStyle({ backgroundColor: "rgba(0, 0, 0, 0)" });
    await expect(ground?.querySelector("img")).toBeNull();
    await expect(canvas.queryByText(/lacing up/)).toBeNull();
    await expect(canvas.queryByRole("heading", { name: "While you wait" })).toBeNull();
    await expect(canvas.queryByRole("navigation", { name: "Checkout progress" })).toBeNull();
  },
};

export const Unsuccessful: Story = {
  name: "ERRCAT-52 ERRCAT-60 An order that failed says so, with its number, an article about it, and whom to contact",
  parameters: scene({ path: "/checkout/error", cart, checkout: { contact, failedOrderNumber: orderNumber } }),
  play: async ({ canvas }) => {
    await heading(canvas, "Order unsuccessful.");
    await expect(canvas.getByText(new RegExp(`#${orderNumber} could not be processed.* support team`))).toBeVisible();
    await expect(canvas.getByRole("link", { name: "What happens to an order that didn't go through" })).toHaveAttribute(
      "href",
      "/nz/articles/order-help",
    );
    const stay = canvas.getByRole("switch", { name: /^Stay on this page/ });
    await userEvent.click(stay);
    await expect(stay).toBeChecked();
  },
};
