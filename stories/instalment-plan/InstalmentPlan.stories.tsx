import type { Meta, StoryObj } from "@storybook/react-vite";
import { InstalmentPlan } from "@tread/design-system/instalment-plan";
import { expect } from "storybook/test";

const instalments = [
  { amount: "$84.25", due: "Today" },
  { amount: "$84.25", due: "4 Dec" },
  { amount: "$84.25", due: "18 Dec" },
  { amount: "$84.25", due: "1 Jan" },
];

const meta = {
  title: "Components/Instalment plan",
  component: InstalmentPlan,
  args: { "aria-label": "Afterpay schedule", instalments },
} satisfies Meta<typeof InstalmentPlan>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const EachPayment: Story = {
  name: "PAY-05 lists four payments with their amounts and days, in order",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "Afterpay schedule" })).toBeVisible();
    const payments = canvas.getAllByRole("listitem").map((item) => item.textContent);
    await expect(payments).toEqual(["$84.25Today", "$84.254 Dec", "$84.2518 Dec", "$84.251 Jan"]);
  },
};

export const Fills: Story = {
  name: "Each ring is filled up to what is paid by then",
  args: { instalments: instalments.slice(0, 3) },
  play: async ({ canvas }) => {
    const shares = canvas
      .getAllByRole("listitem")
      .map((item) => Number.parseFloat((item.firstElementChild as HTMLElement).style.getPropertyValue("--paid")));
    await expect(shares.map(Math.round)).toEqual([33, 67, 100]);
  },
};

export const Narrow: Story = {
  name: "Wraps where four do not fit",
  args: { instalments: instalments.map(({ due }) => ({ amount: "A$1,234.56", due })) },
  render: (args) => (
    <div style={{ width: 200 }} data-testid="box">
      <InstalmentPlan {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId("box");
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
