import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "@tread/design-system/badge";
import { OrderRow, type OrderRowProps } from "@tread/design-system/order-row";
import { Picture } from "@tread/design-system/picture";
import { Rows } from "@tread/design-system/rows";
import { expect, userEvent } from "storybook/test";
import { samplePicture } from "../picture/sample-picture.ts";

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Picture key={index} src={samplePicture(96)} alt="" width={96} height={144} fit="cover" />
  ));

const orders: OrderRowProps[] = [
  {
    number: "#TT204817",
    href: "#TT204817",
    date: "Thu 19 Nov 2026",
    status: <Badge tone="warning">Out for delivery</Badge>,
    total: "$387.00",
    pictures: pictures(5),
  },
  {
    number: "#TT198223",
    href: "#TT198223",
    date: "Sun 4 Oct 2026",
    status: <Badge tone="success">Delivered</Badge>,
    total: "$220.00",
    pictures: pictures(1),
  },
  {
    number: "#TT161902",
    href: "#TT161902",
    date: "Sat 11 Apr 2026",
    status: <Badge tone="muted">Bought in store, Ponsonby</Badge>,
    total: "$45.00",
    pictures: pictures(2),
  },
];

const meta = {
  title: "Components/Order row",
  component: OrderRow,
  args: orders[0] as OrderRowProps,
  render: (args) => (
    <Rows>
      <OrderRow {...args} />
    </Rows>
  ),
} satisfies Meta<typeof OrderRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Orders: Story = {
  name: "Orders one under the other, each reached once by keyboard",
  render: () => (
    <Rows aria-label="Orders">
      {orders.map((order) => (
        <OrderRow key={order.href} {...order} />
      ))}
    </Rows>
  ),
  play: async ({ canvas }) => {
    for (const { number } of orders) {
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name: `Order ${number}` })).toHaveFocus();
    }
  },
};

export const WholeRow: Story = {
  name: "The whole row leads to the order",
  play: async ({ canvas }) => {
    const row = canvas.getByRole("listitem").getBoundingClientRect();
    const link = canvas.getByRole("link", { name: "Order #TT204817" });
    for (const share of [0.02, 0.5, 0.98]) {
      await expect(document.elementFromPoint(row.left + row.width * share, row.top + row.height / 2)).toBe(link);
    }
  },
};

export const FocusedRow: Story = {
  name: "The ring of the row that has focus keeps its distance from the number",
  parameters: { visual: { skip: "As Playground, with focus." } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole("link", { name: "Order #TT204817" });
    await expect(link).toHaveFocus();
    const { outlineOffset, outlineStyle } = getComputedStyle(link, "::after");
    await expect(outlineStyle).toBe("solid");
    await expect(Number.parseFloat(outlineOffset)).toBeGreaterThanOrEqual(4);
  },
};

export const LongText: Story = {
  args: {
    number: `#${"TT204817".repeat(6)}`,
    status: <Badge tone="muted">Bought in store, Te Awamutu and Kihikihi</Badge>,
    total: "NZ$123,456.00",
  },
  render: (args) => (
    <div style={{ width: 358 }} data-testid="box">
      <Rows>
        <OrderRow {...args} />
      </Rows>
    </div>
  ),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const box = canvas.getByTestId("box");
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
