import type { Meta, StoryObj } from "@storybook/react-vite";
import { PaymentMarks, paymentMarks } from "@tread/design-system/payment-marks";
import { expect, within } from "storybook/test";

const meta = { title: "Components/Payment marks", component: PaymentMarks } satisfies Meta<typeof PaymentMarks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Strip: Story = {
  name: "The strip shows Apple Pay, Visa, Mastercard, American Express, PayPal and the instalment provider",
  play: async ({ canvas }) => {
    const strip = within(canvas.getByRole("list", { name: "Payment methods" }));
    const names = strip.getAllByRole("img").map((mark) => mark.getAttribute("aria-label"));
    await expect(names).toEqual(["Apple Pay", "Visa", "Mastercard", "American Express", "PayPal", "Afterpay"]);
  },
};

export const All: Story = { args: { marks: Object.keys(paymentMarks) as (keyof typeof paymentMarks)[] } };

export const OnlyTheCards: Story = {
  args: { marks: ["visa", "mastercard"], label: "Cards" },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole("list", { name: "Cards" })).getAllByRole("img")).toHaveLength(2);
  },
};
