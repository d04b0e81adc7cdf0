import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextField } from "@tread/design-system/field";
import { InstalmentPlan } from "@tread/design-system/instalment-plan";
import { OptionRows } from "@tread/design-system/option-rows";
import { PaymentMethodOption } from "@tread/design-system/payment-method";
import { Text } from "@tread/design-system/text";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";

interface PayWithProps {
  first?: string | null;
  onChange?: (value: string) => void;
  tooDear?: boolean;
  error?: string;
}

function PayWith({ first = "card", onChange, tooDear = false, error }: PayWithProps) {
  const [value, setValue] = useState(first);
  return (
    <OptionRows
      legend="Pay with"
      value={value}
      error={value === null ? error : undefined}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    >
      <PaymentMethodOption value="card" title="Card" marks={["visa", "mastercard", "american-express"]} keepBody>
        <TextField label="Card number" required inputMode="numeric" />
        <Text variant="body.sm" tone="secondary">
          We may hold up to $1.00 to check the card. It goes straight back.
        </Text>
      </PaymentMethodOption>
      <PaymentMethodOption value="saved" title="Visa ending 42" description="Saved, expires 08 / 28" />
      <PaymentMethodOption value="apple" title="Apple Pay" marks={["apple-pay"]} />
      <PaymentMethodOption
        value="afterpay"
        title="Afterpay"
        description="Four payments of $84.25, every two weeks, no interest"
        marks={["afterpay"]}
        disabledReason={tooDear ? "For orders up to $2,000. Take $120.00 off to use it." : undefined}
      >
        <InstalmentPlan
          aria-label="Afterpay schedule"
          instalments={["Today", "4 Dec", "18 Dec", "1 Jan"].map((due) => ({ amount: "$84.25", due }))}
        />
      </PaymentMethodOption>
    </OptionRows>
  );
}

const meta = {
  title: "Components/Payment method option",
  component: PayWith,
  subcomponents: { PaymentMethodOption },
  args: { onChange: fn() },
} satisfies Meta<typeof PayWith>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Marks: Story = {
  name: "A way to pay is named with its marks",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "Visa, Mastercard, American Express" })).toBeVisible();
    await expect(canvas.getByRole("radio", { name: "Card Visa, Mastercard, American Express" })).toBeChecked();
    // One whose mark is its name is named once.
    await expect(canvas.getByRole("radio", { name: /Afterpay/ })).toHaveAccessibleName(/^Afterpay(?!.*Afterpay)/);
  },
};

export const OpensWhatItAsksFor: Story = {
  name: "PAY-05 instalments open their schedule when chosen",
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText("Afterpay", { selector: "span" }));
    await expect(args.onChange).toHaveBeenCalledWith("afterpay");
    await expect(
      canvas.getByRole("radio", { name: /Afterpay.*Four payments of \$84\.25, every two weeks, no interest/ }),
    ).toBeChecked();
    await expect(canvas.getByRole("list", { name: "Afterpay schedule" })).toBeVisible();
  },
};

export const KeepsFrames: Story = {
  name: "Fields in frames stay in the page when another way is chosen",
  play: async ({ canvas }) => {
    const number = canvas.getByRole("textbox", { name: "Card number" });
    await userEvent.click(canvas.getByText("Visa ending 42"));
    await expect(number).toBeInTheDocument();
    await expect(number).not.toBeVisible();
  },
};

export const Off: Story = {
  name: "One that cannot be used says why",
  args: { tooDear: true },
  play: async ({ canvas, args }) => {
    const afterpay = canvas.getByRole("radio", { name: /Afterpay.*For orders up to \$2,000\. Take \$120\.00 off to use it\./ });
    await expect(afterpay).toBeDisabled();
    await userEvent.click(canvas.getByText(/For orders up to/), { pointerEventsCheck: 0 });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const NoneChosen: Story = {
  args: { first: null, error: "Choose how you’d like to pay." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radiogroup", { name: "Pay with" })).toHaveAccessibleDescription(
      "Choose how you’d like to pay.",
    );
    await userEvent.click(canvas.getByRole("radio", { name: /Apple Pay/ }));
    await expect(canvas.getByRole("radiogroup", { name: "Pay with" })).not.toHaveAttribute("aria-invalid");
  },
};
