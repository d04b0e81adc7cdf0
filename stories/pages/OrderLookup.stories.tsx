import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { heading } from "./shop/heading.ts";
import { contact, orderNumber } from "./shop/orders.ts";
import { openedScene, openScene, renderScene, scene } from "./shop/scene.tsx";

const meta = {
  title: "Pages/Order lookup",
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

const fill = async (canvas: ReturnType<typeof within>, number: string, email: string) => {
  await heading(canvas, /Track/);
  // The footer asks for an e-mail as well.
  const main = within(canvas.getByRole("main"));
  await userEvent.type(main.getByRole("textbox", { name: "Order number" }), number);
  await userEvent.type(main.getByRole("textbox", { name: "Email" }), email);
  await userEvent.click(canvas.getByRole("button", { name: "Find my order" }));
};

export const Form: Story = {
  parameters: scene({ path: "/orders" }),
  play: async ({ canvas }) => {
    await heading(canvas, /Track/);
    await userEvent.click(canvas.getByRole("button", { name: "Find my order" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Order number" })).toBeInvalid());
    await expect(canvas.getByRole("textbox", { name: "Order number" })).toHaveFocus();
    await expect(canvas.getByText("There is a problem")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Enter your email address." })).toHaveAttribute("href", "#lookup-email");
  },
};

export const NumberWrong: Story = {
  name: "FORM-49 FORM-50 With a number that no order has, nothing is looked up and the field says why",
  parameters: { ...Form.parameters, visual: { skip: "A field with its error, as in EmailRequired." } },
  play: async ({ canvas }) => {
    await fill(canvas, "TT-1000001", contact.email);
    const number = within(canvas.getByRole("main")).getByRole("textbox", { name: "Order number" });
    await waitFor(() => expect(number).toHaveAccessibleDescription("Use letters, numbers and # only."));
    await expect(number).toHaveFocus();
    await userEvent.clear(number);
    await userEvent.type(number, "#".padEnd(21, "1"));
    await userEvent.click(canvas.getByRole("button", { name: "Find my order" }));
    await waitFor(() => expect(number).toHaveAccessibleDescription("Use 20 characters or fewer."));
    await expect(number).toHaveFocus();
  },
};

export const EmailRequired: Story = {
  name: "FORM-51 Without an e-mail, or with one that is none, nothing is looked up and the field says why",
  parameters: scene({ path: "/orders" }),
  play: async ({ canvas }) => {
    await fill(canvas, orderNumber, " ");
    const email = within(canvas.getByRole("main")).getByRole("textbox", { name: "Email" });
    await expect(email).toBeRequired();
    await waitFor(() => expect(email).toBeInvalid());
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription("Enter your email address.");
    const wrong = contact.email.replace("@", "");
    await userEvent.type(email, wrong);
    await userEvent.click(canvas.getByRole("button", { name: "Find my order" }));
    await waitFor(() => expect(email).toHaveAccessibleDescription("Enter a valid email address."));
    await expect(email).toHaveFocus();
  },
};

export const EmailCorrected: Story = {
  parameters: { ...EmailRequired.parameters, visual: { skip: "Ends as Found does." } },
  play: async (context) => {
    await EmailRequired.play?.(context);
    const { canvas } = context;
    const email = within(canvas.getByRole("main")).getByRole("textbox", { name: "Email" });
    await userEvent.clear(email);
    await userEvent.type(email, contact.email);
    await waitFor(() => expect(email).toBeValid());
    await userEvent.click(canvas.getByRole("button", { name: "Find my order" }));
    await heading(canvas, "Your order");
  },
};

export const Found: Story = {
  parameters: scene({ path: "/orders" }),
  play: async ({ canvas }) => {
    await fill(canvas, orderNumber, contact.email);
    await expect(await heading(canvas, "Your order")).toHaveFocus();
    await expect(canvas.getByText("Ridgeback")).toBeVisible();
  },
};

export const NotFound: Story = {
  name: "ORDER-06 An order that is not found says so, and what was typed stays",
  parameters: scene({ path: "/orders" }),
  play: async ({ canvas }) => {
    await fill(canvas, orderNumber, "somebody.else@example.co.nz");
    await canvas.findByText("We couldn't find an order with those details.");
    await expect(canvas.getByRole("textbox", { name: "Order number" })).toHaveValue(orderNumber);
  },
};

export const Slow: Story = {
  parameters: scene({ path: "/orders", network: { "orders.lookup": "slow" } }),
  play: async ({ canvas }) => {
    await fill(canvas, orderNumber, contact.email);
    await expect(await canvas.findByRole("button", { name: "Looking" })).toHaveAttribute("aria-busy", "true");
  },
};

export const Offline: Story = {
  parameters: scene({ path: "/orders", network: { "orders.lookup": "offline" } }),
  play: async ({ canvas }) => {
    await fill(canvas, orderNumber, contact.email);
    await canvas.findByText("We can't reach the shop. Check your connection and try again.");
  },
};

export const OfflineThenFound: Story = {
  parameters: { ...Offline.parameters, visual: { skip: "Ends as Found does." } },
  play: async (context) => {
    await Offline.play?.(context);
    const { canvas, loaded } = context;
    openedScene(loaded).network["orders.lookup"] = "normal";
    await userEvent.click(canvas.getByRole("button", { name: "Find my order" }));
    await heading(canvas, "Your order");
  },
};
