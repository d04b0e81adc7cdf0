import type { Meta, StoryObj } from "@storybook/react-vite";
import { Label } from "@tread/design-system/badge";
import { Button } from "@tread/design-system/button";
import { OrderSummary, OrderSummaryBar, Sum, Sums } from "@tread/design-system/order-summary";
import { Title } from "@tread/design-system/text";
import { expect, userEvent } from "storybook/test";

const sums = (
  <Sums>
    <Sum label="Subtotal" amount="$1,321.00" />
    <Sum label={<Label kind="sale">TREAD10</Label>} amount="−$116.00" />
    <Sum label="Express delivery" amount="Free" />
    <Sum label="Total" amount="NZ$1,205.00" kind="total" />
  </Sums>
);

const meta = {
  title: "Components/Order summary",
  component: OrderSummary,
  subcomponents: { OrderSummaryBar, Sums, Sum },
  args: {
    children: (
      <>
        <Title level={2} size="lg" style={{ marginBottom: 16 }}>
          Summary
        </Title>
        {sums}
        <Button size="xl" block style={{ marginTop: 24 }}>
          Check out
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof OrderSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args) => (
    <div style={{ maxWidth: 420 }}>
      <OrderSummary {...args} />
    </div>
  ),
};

export const PairsAmounts: Story = {
  name: "Each amount belongs to its words",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("complementary", { name: "Order summary" })).toBeVisible();
    const terms = canvas.getAllByRole("term").map((term) => term.textContent);
    const amounts = canvas.getAllByRole("definition").map((amount) => amount.textContent);
    await expect(terms).toEqual(["Subtotal", "TREAD10", "Express delivery", "Total"]);
    await expect(amounts).toEqual(["$1,321.00", "−$116.00", "Free", "NZ$1,205.00"]);
  },
};

export const LongWords: Story = {
  name: "Words of several lines keep their amount beside them",
  parameters: { visual: { skip: "As Playground's last amount, with more words." } },
  render: () => (
    <Sums style={{ width: 316 }}>
      <Sum label="Paid, Visa ending 1111" amount="NZ$180.00" kind="total" />
    </Sums>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByRole("term").getBoundingClientRect();
    await expect(canvas.getByRole("definition").getBoundingClientRect().top).toBeLessThan(words.top + words.height / 2);
  },
};

export const BarOnAPhone: Story = {
  name: "In checkout it is a bar with the total that opens",
  globals: { viewport: { value: "phone" } },
  render: () => <OrderSummaryBar total="$387.00">{sums}</OrderSummaryBar>,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("button", { name: "Order summary $387.00" });
    await expect(bar).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.getByText("Subtotal")).not.toBeVisible();
    await userEvent.click(bar);
    await expect(canvas.getByText("Subtotal")).toBeVisible();
    await userEvent.click(bar);
    await expect(canvas.getByText("Subtotal")).not.toBeVisible();
  },
};

export const BarInLargeText: Story = {
  name: "Large text in two lines keeps off the bar's edges",
  globals: { viewport: { value: "phone" }, textSize: "200%" },
  render: () => <OrderSummaryBar total="$1,387.00">{sums}</OrderSummaryBar>,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("button", { name: "Order summary $1,387.00" }).getBoundingClientRect();
    const total = canvas.getByText("$1,387.00").getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(canvas.getByRole("button"));
    await expect(total.top).toBeGreaterThan(bar.top + 32);
    await expect(bar.bottom - total.bottom).toBeGreaterThanOrEqual(8);
    await expect(words.getBoundingClientRect().top - bar.top).toBeGreaterThanOrEqual(8);
  },
};

export const ColumnOnADesktop: Story = {
  name: "From 1024 px it is a column, always open",
  globals: { viewport: { value: "desktop" } },
  render: () => <OrderSummaryBar total="$387.00">{sums}</OrderSummaryBar>,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.getByText("Subtotal")).toBeVisible();
  },
};
