import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Order as OrderOf } from "@tread/storefront/contract/orders.ts";
import { expect, userEvent, within } from "storybook/test";
import { orderHistory } from "./shop/account.ts";
import { heading } from "./shop/heading.ts";
import { openedScene, openScene, renderScene, scene } from "./shop/scene.tsx";

const meta = {
  title: "Pages/Account orders",
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

const rows = (canvas: ReturnType<typeof within>) => canvas.findAllByRole("link", { name: /^Order #/ }, { timeout: 10_000 });

export const History: Story = {
  name: "ORDER-02 ORDER-05 The order history shows ten orders a page, and each page has an address",
  parameters: scene({ path: "/account/orders", account: { orders: orderHistory(12) } }),
  play: async ({ canvas, loaded }) => {
    await heading(canvas, "Orders");
    await expect(await rows(canvas)).toHaveLength(10);
    await userEvent.click(canvas.getByRole("link", { name: "Page 2" }));
    await expect(await canvas.findByRole("link", { name: "Page 2", current: "page" })).toBeVisible();
    await expect(await rows(canvas)).toHaveLength(2);
    await expect(openedScene(loaded).router.state.location.search).toBe("?page=2");
  },
};

export const FirstPage: Story = {
  parameters: scene({ path: "/account/orders?page=nonsense", account: { orders: orderHistory(4) } }),
  play: async ({ canvas }) => {
    await expect(await rows(canvas)).toHaveLength(4);
    await expect(canvas.getByText("On its way")).toBeVisible();
    await expect(canvas.queryByRole("navigation", { name: "Pages" })).toBeNull();
  },
};

export const None: Story = {
  parameters: scene({ path: "/account/orders", account: {} }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Nothing yet." }, { timeout: 10_000 })).toBeVisible();
  },
};

export const BeyondTheEnd: Story = {
  parameters: scene({ path: "/account/orders?page=7", account: { orders: orderHistory(4) } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Back to the newest" }, { timeout: 10_000 }));
    await expect(await rows(canvas)).toHaveLength(4);
  },
};

export const NotLoaded: Story = {
  parameters: scene({ path: "/account/orders", account: {}, network: { "accountOrders.list": "offline" } }),
  play: async ({ canvas, loaded }) => {
    await canvas.findByText("Unable to load your orders.", undefined, { timeout: 10_000 });
    openedScene(loaded).network["accountOrders.list"] = "normal";
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("heading", { name: "Nothing yet." })).toBeVisible();
  },
};

const [order] = orderHistory(1);

export const Order: Story = {
  parameters: scene({ path: `/account/orders/${order?.number}`, account: { orders: orderHistory(1) } }),
  play: async ({ canvas }) => {
    await heading(canvas, `#${order?.number}`);
    const steps = within(canvas.getByRole("list", { name: "Order progress" }));
    await expect(steps.getAllByRole("listitem")[2]).toHaveAttribute("aria-current", "step");
    const where = canvas.getByRole("region", { name: "Delivering to" });
    await expect(where).toHaveTextContent("8 Kōwhai Terrace");
    await expect(where).toHaveTextContent("Track it with NZ Post: AB123456789NZ");
    await expect(within(where).getByRole("link", { name: "AB123456789NZ" })).toHaveAttribute(
      "href",
      "https://www.nzpost.co.nz/tools/tracking/item/AB123456789NZ",
    );
    await expect(canvas.getByRole("region", { name: "Paid" })).toHaveTextContent("Visa ending 1111");
  },
};

export const NumberAtTwiceTheSize: Story = {
  name: "At twice the text's size an order's number stands in one line of a phone",
  globals: { viewport: { value: "phone" }, textSize: "200%" },
  parameters: {
    ...scene({ path: "/account/orders/TT88888888", account: { orders: [{ ...order!, number: "TT88888888" }] } }),
    visual: { skip: "The top of Order, larger." },
  },
  play: async ({ canvas }) => {
    await heading(canvas, "#TT88888888");
    const number = canvas.getByRole("heading", { level: 1 });
    const { lineHeight } = getComputedStyle(number);
    await expect(number.getBoundingClientRect().height).toBeLessThan(1.5 * Number.parseFloat(lineHeight));
  },
};

export const UnknownOrder: Story = {
  parameters: scene({ path: "/account/orders/TT99999999", account: { orders: orderHistory(1) } }),
  play: async ({ canvas }) => {
    await heading(canvas, "Never heard of it.");
    await expect(
      canvas.getByText(/One that you placed as a guest, with another email address, opens once you're signed out\.$/),
    ).toBeVisible();
    await expect(canvas.getAllByRole("link", { name: "All orders" })).toHaveLength(2);
  },
};

export const GuestsAddress: Story = {
  name: "ROUTE-44 Who is signed in finds an order in the account",
  parameters: {
    ...scene({ path: `/orders/${order?.number}`, account: { orders: orderHistory(1) } }),
    visual: { skip: "Ends as Order does." },
  },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, `#${order?.number}`);
    await expect(openedScene(loaded).router.state.location.pathname).toBe(`/nz/account/orders/${order?.number}`);
  },
};

const refunds: OrderOf["refunds"] = [
  {
    returnNumber: `${order?.number}-R1`,
    label: "Visa ending 1111",
    amount: 8_000,
    state: "refunded",
    at: "2026-11-20T00:00:00.000Z",
  },
  {
    returnNumber: `${order?.number}-R1`,
    label: "Gift card ending 50",
    amount: 2_000,
    state: "refunded",
    at: "2026-11-20T00:00:00.000Z",
  },
  { returnNumber: `${order?.number}-R2`, label: "Visa ending 1111", amount: 1_500, state: "due", at: "2026-11-21T00:00:00.000Z" },
  {
    returnNumber: `${order?.number}-R3`,
    label: "Visa ending 1111",
    amount: 500,
    state: "refused",
    at: "2026-11-21T00:00:00.000Z",
  },
  {
    returnNumber: `${order?.number}-R4`,
    label: "Visa ending 4242",
    amount: 400,
    state: "waiting",
    at: "2026-11-22T00:00:00.000Z",
  },
  {
    returnNumber: `${order?.number}-R5`,
    label: "Visa ending 4242",
    amount: 300,
    state: "notOwed",
    at: "2026-11-22T00:00:00.000Z",
  },
];

export const Refunds: Story = {
  parameters: scene({
    path: `/account/orders/${order?.number}`,
    account: { orders: orderHistory(1).map((placed) => ({ ...placed, refunds })) },
  }),
  play: async ({ canvas }) => {
    const paid = await canvas.findByRole("region", { name: "Paid" }, { timeout: 10_000 });
    await expect(paid).toHaveTextContent(/R1: Refunded to Visa ending 1111, 20 Nov 2026\s*−\$80\.00/);
    await expect(paid).toHaveTextContent(/R1: Refunded to gift card ending 50, 20 Nov 2026\s*−\$20\.00/);
    await expect(paid).toHaveTextContent(/R2: On its way back to Visa ending 1111\s*−\$15\.00/);
    await expect(paid).toHaveTextContent(/R3: Couldn't go back to Visa ending 1111\. Call us\s*−\$5\.00/);
    await expect(paid).toHaveTextContent(/R4: Waiting for your bank's decision about Visa ending 4242\s*−\$4\.00/);
    await expect(paid).toHaveTextContent(/R5: Not needed, Visa ending 4242 has it already\s*−\$3\.00/);
  },
};

export const Cancelled: Story = {
  name: "An order that the shop has cancelled says so, and what goes back where",
  parameters: scene({
    path: `/account/orders/${order?.number}`,
    account: {
      orders: orderHistory(1).map((placed) => ({
        ...placed,
        items: placed.items.map((item) => ({ ...item, status: "cancelled" as const })),
        refunds: [
          {
            label: "Visa ending 1111",
            amount: placed.totals.grandTotal,
            state: "due" as const,
            at: "2026-11-21T00:00:00.000Z",
          },
        ],
      })),
    },
  }),
  play: async ({ canvas }) => {
    const paid = await canvas.findByRole("region", { name: "Paid" }, { timeout: 10_000 });
    await expect(within(paid).getByText("On its way back to Visa ending 1111")).toBeVisible();
    await expect(canvas.getByRole("list", { name: "Order progress" })).toHaveTextContent("Cancelled");
    await expect(canvas.queryByRole("button", { name: "Return something" })).not.toBeInTheDocument();
  },
};

export const Discounted: Story = {
  name: "An order names the offers that it was given, as its cart did",
  parameters: {
    ...scene({
      path: `/account/orders/${order?.number}`,
      account: {
        orders: orderHistory(1).map((placed) => ({
          ...placed,
          offers: [{ id: "winter", name: "Winter sale" }],
          totals: { ...placed.totals, totalDiscount: 6_100 },
        })),
      },
    }),
    visual: { skip: "Order, with one more sum, as the cart shows it." },
  },
  play: async ({ canvas }) => {
    const paid = await canvas.findByRole("region", { name: "Paid" }, { timeout: 10_000 });
    await expect(paid).toHaveTextContent(/Winter sale\s*−\$61\.00/);
    await expect(paid).not.toHaveTextContent("Discount");
  },
};

export const PartlyReturned: Story = {
  name: "RET-02 An order of which something is on its way back leads to what else can go back, and to its label",
  parameters: {
    ...scene({
      path: `/account/orders/${order?.number}`,
      account: {
        orders: orderHistory(1).map((placed) => ({
          ...placed,
          items: placed.items.map((item) => ({ ...item, quantity: 2, sentBack: 1, status: "returnRequested" as const })),
        })),
      },
    }),
    visual: { skip: "Order, in another state." },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Return something" }, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getAllByText(/^Return requested for \d of \d$/)[0]).toBeVisible();
    await expect(canvas.getByRole("list", { name: "Order progress" })).toHaveTextContent("Delivered");
  },
};
